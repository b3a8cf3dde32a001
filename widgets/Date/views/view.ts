import type { PickerDays } from '../../../schemas/uiOptions.ts';
import type { Translate } from '../../translate.ts';
import type { Picker } from '../pickerDefaults.ts';

/** Props of every view of a picker. */
export interface PickViewProps {
  /** The text as the field has it, or as it was picked and waits for Select. */
  value: string;
  picker: Picker;
  days: PickerDays | undefined;
  text: Translate;
  /** The language that the page is in. */
  language: string;
  /** Whether the view takes the focus as it opens: by its button yes, by a click on the input no. */
  takeFocus: boolean;
  /**
   * A text was picked; `isWhole` where nothing more is to be picked, so that it may be taken at once. Null while only
   * a part of it is picked.
   */
  onPick(text: string | null, isWhole: boolean): void;
}
