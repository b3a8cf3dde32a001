import type { DatePicker, PickerMode } from '../../schemas/generated/types.ts';

/** Defaults of a picker (R9-14). */
const PICKER_DEFAULTS = {
  mode: 'date',
  weekStart: 1,
  closeOnScroll: true,
  offset: 10,
  alignFrom: 768,
  swipeThreshold: 10,
  hours24: false,
  seconds: false,
  hoursGridStep: 1,
  minutesGridStep: 5,
  secondsGridStep: 5,
  hoursIncrement: 1,
  minutesIncrement: 1,
  secondsIncrement: 1,
  now: false,
  modeHeight: 255,
} as const satisfies DatePicker;

/** Modes with several parts to pick, which wait for the Select button unless the page configures otherwise. */
const IN_PARTS: readonly PickerMode[] = ['time', 'dateTime', 'multiple'];

type Defaulted = keyof typeof PICKER_DEFAULTS | 'autoApply';

/** Picker with all its settings resolved. */
export type Picker = Omit<DatePicker, Defaulted> & Required<Pick<DatePicker, Defaulted>>;

/** Merges the page's settings of a picker over the defaults. */
export function pickerOf(picker: DatePicker = {}): Picker {
  return { ...PICKER_DEFAULTS, autoApply: !IN_PARTS.includes(picker.mode ?? 'date'), ...picker };
}
