import { min as earliest, format, isValid, max as latest, parse } from 'date-fns';
import type { DatePicker } from '../../schemas/generated/types.ts';
import type { PickerDays } from '../../schemas/uiOptions.ts';
import { formatDay, shiftDay, todayInLosAngeles } from '../../transforms/values/day.ts';
import { LAST_YEAR, PICKER_FIRST_YEAR } from '../../transforms/values/pickBounds.ts';

const SHOWN = 'MM/dd/yyyy';

/**
 * Parses MM/dd/yyyy, or yyyy-MM-dd in a setting, to that day at local midnight, because the picker has no time zones;
 * undefined for any other text.
 */
export function pickerDay(text: string | undefined): Date | undefined {
  if (!text) return undefined;
  for (const pattern of [SHOWN, 'yyyy-MM-dd']) {
    const day = parse(text, pattern, new Date(2000, 0, 1));
    if (isValid(day) && format(day, pattern) === text) return day;
  }
  return undefined;
}

/** Formats a day as the claim stores it: MM/dd/yyyy. */
export function dayText(day: Date): string {
  return format(day, SHOWN);
}

/** First and last day of a picker. */
export interface PickerBounds {
  minDate: Date;
  maxDate: Date;
  /** The month that is open when the field is empty. */
  openToDate: Date;
}

function defined(days: readonly (Date | undefined)[]): number[] {
  return days.flatMap((day) => (day ? [day.getTime()] : []));
}

type FromToday = NonNullable<PickerDays['firstFromToday']>[number];

/** Returns days relative to today, which is the day in Los Angeles, as in the rules. */
function fromToday(shifts: readonly FromToday[], now: Date): (Date | undefined)[] {
  return shifts.map((by) => {
    const day = shiftDay(todayInLosAngeles(now), by);
    return day ? pickerDay(formatDay(day)) : undefined;
  });
}

/** Returns the last days that rules allow. */
function lastOf({ last, until, lastFromToday = [] }: PickerDays, now: Date): (Date | undefined)[] {
  const by = { years: 0, months: 0, days: until === 'yesterday' ? -1 : 0 };
  return [pickerDay(last), ...fromToday(until ? [by, ...lastFromToday] : lastFromToday, now)];
}

/**
 * Returns the bounds of a picker: the narrowest of its own settings and of the field's rules (`days`); the years 1900
 * to 2100 where neither has one (R5-33, R5-34).
 */
export function boundsOf(picker: DatePicker = {}, days: PickerDays = {}, now = new Date()): PickerBounds {
  const { minDate: min, maxDate: max, yearFrom, yearTo } = picker;
  const first = pickerDay(min) ?? (yearFrom === undefined ? undefined : new Date(yearFrom, 0, 1));
  const last = pickerDay(max) ?? (yearTo === undefined ? undefined : new Date(yearTo, 11, 31));
  const lower = defined([
    first,
    pickerDay(days.first),
    pickerDay(days.firstDay),
    ...fromToday(days.firstFromToday ?? [], now),
  ]);
  const upper = defined([last, ...lastOf(days, now)]);
  const minDate = lower.length ? new Date(Math.max(...lower)) : new Date(PICKER_FIRST_YEAR, 0, 1);
  const maxDate = upper.length ? new Date(Math.min(...upper)) : new Date(LAST_YEAR, 11, 31);
  const within = now >= minDate && now <= maxDate;
  return { minDate, maxDate, openToDate: within ? now : now > maxDate ? maxDate : minDate };
}

/** Returns today's date as the rules define it: in Los Angeles. */
export function dayNow(now = new Date()): Date {
  return pickerDay(formatDay(todayInLosAngeles(now))) ?? now;
}

/** Days that a picker offers. */
export interface OpenDays {
  /** No day before `minDate` or after `maxDate` is offered. */
  minDate: Date;
  maxDate: Date;
  isOpen: (day: Date) => boolean;
}

/** Returns the days that a picker offers within the bounds of its field's rules. */
export function openDaysOf(picker: DatePicker, days?: PickerDays): OpenDays {
  const { minDate, maxDate } = boundsOf(picker, days);
  const { disabledWeekdays = [], disabledDates = [], allowedDates } = picker;
  const closed = defined(disabledDates.map(pickerDay));
  const allowed = allowedDates && defined(allowedDates.map(pickerDay));
  const isOpen = (day: Date) =>
    day >= minDate &&
    day <= maxDate &&
    !disabledWeekdays.includes(day.getDay()) &&
    !closed.includes(day.getTime()) &&
    (allowed?.includes(day.getTime()) ?? true);
  const listed = allowed?.map((day) => new Date(day)).filter(isOpen);
  return listed?.length
    ? { minDate: earliest(listed), maxDate: latest(listed), isOpen }
    : { minDate, maxDate, isOpen };
}
