import type { DatePicker, PickerMode } from '../../schemas/generated/types.ts';

/** What a picker does where its page says nothing of it (R9-14). */
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

/** What is picked bit by bit: it waits for Select unless its page says otherwise. */
const IN_PARTS: readonly PickerMode[] = ['time', 'dateTime', 'multiple'];

type Defaulted = keyof typeof PICKER_DEFAULTS | 'autoApply';

/** A picker with all that it does decided. */
export type Picker = Omit<DatePicker, Defaulted> & Required<Pick<DatePicker, Defaulted>>;

/** What a page says of a picker, over the defaults. */
export function pickerOf(picker: DatePicker = {}): Picker {
  return { ...PICKER_DEFAULTS, autoApply: !IN_PARTS.includes(picker.mode ?? 'date'), ...picker };
}
