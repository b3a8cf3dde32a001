import { addDays, startOfDay } from 'date-fns';
import { dayText, pickerDay } from './days.ts';

const BETWEEN = ' - ';

/** Parses a range `MM/dd/yyyy - MM/dd/yyyy` to its two days; undefined for any other text. */
export function spanDays(text: string): readonly [Date, Date] | undefined {
  const [first, last, ...others] = text.split(BETWEEN).map((day) => pickerDay(day));
  return first && last && others.length === 0 ? [first, last] : undefined;
}

/** Formats a range of days: `MM/dd/yyyy - MM/dd/yyyy`. */
export function spanText(first: Date, last: Date): string {
  return `${dayText(first)}${BETWEEN}${dayText(last)}`;
}

/** Returns the first day of the week of a day, for weeks that begin with this weekday, Sunday being 0. */
export function weekOf(day: Date, weekStart: number): Date {
  return startOfDay(addDays(day, -((day.getDay() - weekStart + 7) % 7)));
}
