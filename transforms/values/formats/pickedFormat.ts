import type { DatePicker, PickerMode } from '../../../schemas/generated/types.ts';
import type { PickedText } from './pickedTexts.ts';

const FORMATS: Readonly<Record<Exclude<PickerMode, 'date'>, PickedText>> = {
  month: 'month',
  year: 'year',
  time: 'time',
  dateTime: 'dateTime',
  week: 'week',
  range: 'dateRange',
  multiple: 'dates',
};

/**
 * Returns the format of the text that a picker writes; null for one that picks a single date, which is a field type of
 * its own.
 */
export function pickedFormat({ mode = 'date', hours24 = false }: DatePicker): PickedText | null {
  if (mode === 'date') return null;
  if (hours24 && mode === 'time') return 'time24';
  if (hours24 && mode === 'dateTime') return 'dateTime24';
  return FORMATS[mode];
}
