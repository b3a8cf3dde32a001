import type { DatePicker } from '../../schemas/generated/types.ts';

/** What a picker does where its page says nothing of it (R9-14). */
export const PICKER_DEFAULTS = {
  weekStart: 1,
  autoApply: true,
  closeOnScroll: true,
  offset: 10,
  alignFrom: 768,
  swipeThreshold: 10,
} as const satisfies DatePicker;

type Defaulted = keyof typeof PICKER_DEFAULTS;

/** A picker with all that it does decided. */
export type Picker = Omit<DatePicker, Defaulted> & Required<Pick<DatePicker, Defaulted>>;

/** What a page says of a picker, over the defaults. */
export function pickerOf(picker: DatePicker = {}): Picker {
  return { ...PICKER_DEFAULTS, ...picker };
}
