import type { UiText } from '../texts.ts';
import { sizeText } from './describeFile.ts';
import type { useFileChoice } from './useFileChoice.ts';

type Choice = ReturnType<typeof useFileChoice>;
type Photo = NonNullable<Choice['photo']>;

interface LargePhotoProps extends Pick<Choice, 'photo' | 'shrink' | 'keepPhoto'> {
  text: UiText;
}

const SAID = {
  asked: 'Ui_LargePhoto',
  shrinking: 'Ui_Loading',
  shrunk: 'Ui_PhotoShrunk',
  failed: 'Ui_PhotoNotShrunk',
} as const satisfies Record<Photo['state'], string>;

/** Offers to make a large photo smaller before it is sent, and says what came of it. */
export function LargePhoto({ photo, text, shrink, keepPhoto }: LargePhotoProps) {
  const isAsked = photo?.state === 'asked' || photo?.state === 'shrinking';
  return (
    // Its region is there before its text, as that of the other name is.
    <div className={photo ? 'cw-file-photo' : 'cw-visually-hidden'}>
      <p className={isAsked ? undefined : 'cw-hint'} role="status">
        {photo ? text(SAID[photo.state], { size: sizeText(photo.file.size) }) : ''}
      </p>
      {isAsked ? (
        <div className="cw-actions cw-actions--inner">
          <button
            type="button"
            className="cw-button cw-button--secondary"
            disabled={photo.state === 'shrinking'}
            onClick={() => void shrink()}
          >
            {text('Ui_ShrinkPhoto')}
          </button>
          <button type="button" className="cw-button cw-button--quiet" onClick={keepPhoto}>
            {text('Ui_KeepPhoto')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
