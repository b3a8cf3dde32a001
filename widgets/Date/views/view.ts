import type { PickerDays } from '../../../schemas/uiOptions.ts';
import type { Translate } from '../../translate.ts';
import type { Picker } from '../pickerDefaults.ts';

/** Props of every view of a date picker: calendars of days, and pages of months, years and times. */
export interface PickViewProps {
  /** The text as the field has it, or as it was picked and waits for Select. */
  value: string;
  picker: Picker;
  days: PickerDays | undefined;
  text: Translate;
  /** The language that the page is in. */
  language: string;
  /** True where the view takes the focus as it opens: by its button, and not by a click on the input. */
  takeFocus: boolean;
  /**
   * Called with the picked text; null while parts are missing. `isWhole` is true where nothing more is to be picked, so
   * that the calendar may close.
   */
  onPick(text: string | null, isWhole: boolean): void;
}
