import type { UiText } from '../texts.ts';
import { sizeText } from './describeFile.ts';
import type { useFileChoice } from './useFileChoice.ts';

type Choice = ReturnType<typeof useFileChoice>;

interface LargePhotoProps extends Pick<Choice, 'shrink' | 'keepPhoto'> {
  photo: NonNullable<Choice['photo']>;
  text: UiText;
}

/** Offers to make a large photo smaller before it is sent, and says what came of it. */
export function LargePhoto({ photo, text, shrink, keepPhoto }: LargePhotoProps) {
  const { file, state } = photo;
  const size = sizeText(file.size);
  if (state === 'shrunk' || state === 'failed')
    return (
      <p className="cw-hint" role="status">
        {state === 'shrunk' ? text('Ui_PhotoShrunk', { size }) : text('Ui_PhotoNotShrunk')}
      </p>
    );
  return (
    <div className="cw-file-photo">
      <p role="status">{state === 'shrinking' ? text('Ui_Loading') : text('Ui_LargePhoto', { size })}</p>
      <div className="cw-actions cw-actions--inner">
        <button
          type="button"
          className="cw-button cw-button--secondary"
          disabled={state === 'shrinking'}
          onClick={() => void shrink()}
        >
          {text('Ui_ShrinkPhoto')}
        </button>
        <button type="button" className="cw-button cw-button--quiet" onClick={keepPhoto}>
          {text('Ui_KeepPhoto')}
        </button>
      </div>
    </div>
  );
}
