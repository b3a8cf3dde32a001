import type { UiText } from '../../texts.ts';
import type { Picker } from '../pickerDefaults.ts';

interface NowButtonProps {
  picker: Picker;
  text: UiText;
  /** Whether what it is now lies within the picker's bounds. */
  isOffered: boolean;
  onPick: () => void;
}

/** Picks what it is now, where a page asks for that. */
export function NowButton({ picker, text, isOffered, onPick }: NowButtonProps) {
  if (!picker.now) return null;
  return (
    <button
      type="button"
      className="cw-button cw-button--secondary cw-pick-now"
      disabled={!isOffered}
      onClick={onPick}
    >
      {text('Ui_Now')}
    </button>
  );
}
