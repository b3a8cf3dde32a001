import { addDays, startOfDay } from 'date-fns';
import { dayText, pickerDay } from './days.ts';

const BETWEEN = ' - ';

/** The two days of a text `MM/dd/yyyy - MM/dd/yyyy`; undefined where it is none. */
export function spanDays(text: string): readonly [Date, Date] | undefined {
  const [first, last, ...others] = text.split(BETWEEN).map((day) => pickerDay(day));
  return first && last && others.length === 0 ? [first, last] : undefined;
}

export function spanText(first: Date, last: Date): string {
  return `${dayText(first)}${BETWEEN}${dayText(last)}`;
}

/** The first day of the week that a day is in, for weeks that begin with this day, Sunday being 0. */
export function weekOf(day: Date, weekStart: number): Date {
  return startOfDay(addDays(day, -((day.getDay() - weekStart + 7) % 7)));
}
