import { sizeText } from '../../transforms/values/sizeText.ts';
import type { UiText } from '../texts.ts';
import { Notice } from './Notice.tsx';
import type { useFileChoice } from './useFileChoice.ts';

type Choice = ReturnType<typeof useFileChoice>;
type Photo = NonNullable<Choice['photo']>;

interface LargePhotoProps extends Pick<Choice, 'photo' | 'shrink' | 'keepPhoto'> {
  text: UiText;
  culture: string;
}

const SAID = {
  asked: 'Ui_LargePhoto',
  shrinking: 'Ui_Loading',
  shrunk: 'Ui_PhotoShrunk',
  failed: 'Ui_PhotoNotShrunk',
} as const satisfies Record<Photo['state'], string>;

/** Offers to make a large photo smaller before it is sent, and says what came of it. */
export function LargePhoto({ photo, text, culture, shrink, keepPhoto }: LargePhotoProps) {
  if (!photo) return <Notice said="" />;
  const { file, state } = photo;
  const actions = [
    { label: text('Ui_ShrinkPhoto'), run: () => void shrink(), isDisabled: state === 'shrinking' },
    { label: text('Ui_KeepPhoto'), run: keepPhoto },
  ];
  const isAsked = state === 'asked' || state === 'shrinking';
  return (
    <Notice
      said={text(SAID[state], { size: sizeText(file.size, culture) })}
      actions={isAsked ? actions : []}
    />
  );
}
