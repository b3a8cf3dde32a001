import { addDays, addMonths, lastDayOfMonth, startOfDay, startOfMonth } from 'date-fns';
import { weekOf } from '../dateRanges.ts';
import type { OpenDays } from '../days.ts';

type IsOpen = OpenDays['isOpen'];

const A_WEEK = 7;
const A_YEAR = 12;

/** Returns the first selectable day from one day on, in steps of some days, up to another one. */
function openFrom(from: Date, by: number, until: Date, isOpen: IsOpen): Date | undefined {
  // If clocks go forward at midnight, a day begins at one, and those that are counted from it would, too.
  for (let day = startOfDay(from); by > 0 ? day <= until : day >= until; day = startOfDay(addDays(day, by))) {
    if (isOpen(day)) return day;
  }
  return undefined;
}

/**
 * Returns the day with the tab stop in the month of `at`: `at` if it is selectable, else the next selectable day of the
 * month, else the previous one; undefined where the month has none.
 */
export function stopIn(at: Date, isOpen: IsOpen): Date | undefined {
  return openFrom(at, 1, lastDayOfMonth(at), isOpen) ?? openFrom(at, -1, startOfMonth(at), isOpen);
}

/**
 * Returns the selectable day at which a calendar opens: in the month of `at`, else the next one after it, else the last
 * one before it; `at` itself where there is none.
 */
export function openedAt(at: Date, { minDate, maxDate, isOpen }: OpenDays): Date {
  return stopIn(at, isOpen) ?? openFrom(at, 1, maxDate, isOpen) ?? openFrom(at, -1, minDate, isOpen) ?? at;
}

const ARROWS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: A_WEEK,
  ArrowUp: -A_WEEK,
};
const PAGES: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/**
 * Returns the same day some months away; where its month has no selectable day, the next one in that direction, else
 * the last one before.
 */
function pageFrom(at: Date, months: number, { minDate, maxDate, isOpen }: OpenDays): Date | undefined {
  const to = addMonths(at, months);
  const [by, bound] = months > 0 ? [1, maxDate] : [-1, minDate];
  return stopIn(to, isOpen) ?? openFrom(to, by, bound, isOpen) ?? openFrom(to, -by, at, isOpen);
}

const MOVES = new Set([...Object.keys(ARROWS), ...Object.keys(PAGES), 'Home', 'End']);

/** Tests if a key moves the cursor in the WAI-ARIA date picker. */
export const isMove = (key: string): boolean => MOVES.has(key);

interface Press {
  key: string;
  shiftKey: boolean;
}

/**
 * Returns the selectable day to which a key of the WAI-ARIA date picker moves from `at`; undefined for other keys, and
 * where there is none. Weeks begin with the weekday `weekStart`, Sunday being 0.
 */
export function dayAfter({ key, shiftKey }: Press, at: Date, weekStart: number, days: OpenDays) {
  const arrow = ARROWS[key];
  if (arrow) return openFrom(addDays(at, arrow), arrow, arrow > 0 ? days.maxDate : days.minDate, days.isOpen);
  const page = PAGES[key];
  if (page) return pageFrom(at, shiftKey ? page * A_YEAR : page, days);
  const first = weekOf(at, weekStart);
  if (key === 'Home') return openFrom(first, 1, at, days.isOpen);
  return key === 'End' ? openFrom(addDays(first, A_WEEK - 1), -1, at, days.isOpen) : undefined;
}
