import { parseDay, shiftDay } from '../day.ts';

/** Patterns of the texts of pickers for years, months, times, and several days. */
const DAY = '\\d\\d/\\d\\d/\\d{4}';
const TIME = '(0[1-9]|1[0-2])(:[0-5]\\d){1,2} [AP]M';
const TIME_24 = '([01]\\d|2[0-3])(:[0-5]\\d){1,2}';
const SPAN = `${DAY} - ${DAY}`;
const A_WEEK = { years: 0, months: 0, days: 6 };

type HoldsDays = (days: number[]) => boolean;

/** Tests if days are in strictly ascending order. */
const rising: HoldsDays = (days) => days.every((day, at) => day > (days[at - 1] ?? 0));

/** Creates a check of texts by a pattern, whose days must exist and satisfy `holds`. */
function shaped(shape: string, holds: HoldsDays = () => true) {
  const whole = new RegExp(`^${shape}$`);
  return (text: string): boolean => {
    if (!whole.test(text)) return false;
    const days = (text.match(new RegExp(DAY, 'g')) ?? []).map(parseDay);
    const known = days.filter((day) => day !== null);
    return known.length === days.length && holds(known);
  };
}

/** Checks of the formats that a date picker writes for anything but a single day (R9-14); times may have seconds. */
export const PICKED_TEXTS = {
  year: shaped('[1-9]\\d{3}'),
  month: shaped('(0[1-9]|1[0-2])/[1-9]\\d{3}'),
  time: shaped(TIME),
  time24: shaped(TIME_24),
  dateTime: shaped(`${DAY} ${TIME}`),
  dateTime24: shaped(`${DAY} ${TIME_24}`),
  /** First and last of seven days, regardless of the first day of the week. */
  week: shaped(SPAN, ([first = 0, last]) => shiftDay(first, A_WEEK) === last),
  /** A single day is its own first and last. */
  dateRange: shaped(SPAN, ([first = 0, last = 0]) => first <= last),
  /** Distinct days, the earliest first. */
  dates: shaped(`${DAY}(, ${DAY})*`, rising),
} as const;

export type PickedText = keyof typeof PICKED_TEXTS;
