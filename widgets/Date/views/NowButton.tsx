import type { Translate } from '../../translate.ts';
import type { Picker } from '../pickerDefaults.ts';

interface NowButtonProps {
  picker: Picker;
  text: Translate;
  /** True where the current day or time is within the picker's bounds. */
  isOffered: boolean;
  onPick: () => void;
}

/** Button that picks the current day or time, where the picker is configured with `now`. */
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
