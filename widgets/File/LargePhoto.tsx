import { sizeText } from '../../transforms/values/sizeText.ts';
import { type ClaimWidgetProps, contextOf } from '../context.ts';
import { Notice } from './Notice.tsx';
import type { useFileChoice } from './useFileChoice.ts';

type Choice = ReturnType<typeof useFileChoice>;
type Photo = NonNullable<Choice['photo']>;

interface LargePhotoProps extends Pick<Choice, 'photo' | 'shrink' | 'keepPhoto'> {
  widget: ClaimWidgetProps;
}

const SAID = {
  asked: 'Ui_LargePhoto',
  shrinking: 'Ui_Loading',
  shrunk: 'Ui_PhotoShrunk',
  failed: 'Ui_PhotoNotShrunk',
} as const satisfies Record<Photo['state'], string>;

/** Notice that offers to shrink a large photo before it is sent, or shows the result. */
export function LargePhoto({ widget, photo, shrink, keepPhoto }: LargePhotoProps) {
  const { text, culture } = contextOf(widget);
  if (!photo) return <Notice widget={widget} said="" />;
  const { file, state } = photo;
  const actions = [
    { label: text('Ui_ShrinkPhoto'), run: () => void shrink(), isDisabled: state === 'shrinking' },
    { label: text('Ui_KeepPhoto'), run: keepPhoto },
  ];
  const isAsked = state === 'asked' || state === 'shrinking';
  return (
    <Notice
      widget={widget}
      said={text(SAID[state], { size: sizeText(file.size, culture?.() ?? 'en') })}
      actions={isAsked ? actions : []}
    />
  );
}
