import { type ClaimWidgetProps, contextOf } from '../context.ts';
import type { FileFinding } from './fileNote.ts';
import { Notice } from './Notice.tsx';
import type { useFileChoice } from './useFileChoice.ts';

type Choice = ReturnType<typeof useFileChoice>;

const LOOKS = {
  damaged: 'Ui_FileDamaged',
  locked: 'Ui_FileLocked',
} as const satisfies Record<Exclude<FileFinding['looks'], 'whole'>, string>;

const PLACE = {
  removable: 'Ui_PhotoHasPlace',
  fixed: 'Ui_PhotoKeepsPlace',
  removed: 'Ui_PlaceRemoved',
  failed: 'Ui_PlaceNotRemoved',
} as const satisfies Record<Exclude<FileFinding['place'], 'none'>, string>;

interface FindingProps {
  widget: ClaimWidgetProps;
  choice: Choice;
}

/** Warning about a file that will probably not open, with the choice to keep or replace it. */
export function UnreadableFileNotice({ widget, choice }: FindingProps) {
  const { text } = contextOf(widget);
  const { looks = 'whole', name = '' } = choice.finding ?? {};
  if (looks === 'whole') return <Notice widget={widget} said="" />;
  const actions = [
    { label: text('Ui_ChooseAnotherFile'), run: choice.chooseAnother },
    { label: text('Ui_KeepAnyway'), run: choice.keepAnyway },
  ];
  return <Notice widget={widget} said={text(LOOKS[looks], { name })} actions={actions} />;
}

/** Warning about a photo with location metadata, and the offer to remove it. */
export function LocationNotice({ widget, choice }: FindingProps) {
  const { text } = contextOf(widget);
  const { place = 'none', name = '' } = choice.finding ?? {};
  if (place === 'none') return <Notice widget={widget} said="" />;
  const actions = [
    { label: text('Ui_RemovePlace'), run: () => void choice.removePlace() },
    { label: text('Ui_KeepPhoto'), run: choice.keepPlace },
  ];
  const isAsked = place === 'removable';
  return <Notice widget={widget} said={text(PLACE[place], { name })} actions={isAsked ? actions : []} />;
}
