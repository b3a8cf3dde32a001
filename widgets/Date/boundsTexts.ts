import { formatClock, parseClock } from '../../transforms/values/clock.ts';
import { formatDay, parseParameterDay } from '../../transforms/values/day.ts';
import type { Translate } from '../translate.ts';
import type { Picker } from './pickerDefaults.ts';

/** Returns the texts about the number of days that can be picked. */
function countWords({ minDays: min, maxDays, limit }: Picker, text: Translate): string[] {
  const max = maxDays ?? limit;
  if (min !== undefined && max !== undefined) return [text('Ui_DaysBetween', { count: max, min, max })];
  if (min !== undefined) return [text('Ui_DaysAtLeast', { count: min })];
  return max === undefined ? [] : [text('Ui_DaysAtMost', { count: max })];
}

/** Returns a sentence for each bound of the number of days and of times. */
export function boundsTexts(picker: Picker, text: Translate): string[] {
  const { minTime, maxTime } = picker;
  const timeWords = (key: 'Ui_NotBefore' | 'Ui_NotAfter', time: string | undefined) => {
    const clock = parseClock(time);
    return clock ? [text(key, { limit: formatClock(clock, picker) })] : [];
  };
  return [
    ...countWords(picker, text),
    ...timeWords('Ui_NotBefore', minTime),
    ...timeWords('Ui_NotAfter', maxTime),
  ];
}

/** Returns a sentence for each bound, with those of the first and last day, for the message of a text out of bounds. */
export function allBoundsTexts(picker: Picker, text: Translate): string[] {
  const dayWords = (key: 'Ui_NotBefore' | 'Ui_NotAfter', day: string | undefined) => {
    const limit = parseParameterDay(day);
    return limit === null ? [] : [text(key, { limit: formatDay(limit) })];
  };
  return [
    ...dayWords('Ui_NotBefore', picker.minDate),
    ...dayWords('Ui_NotAfter', picker.maxDate),
    ...boundsTexts(picker, text),
  ];
}
