import { format, isValid, parse } from 'date-fns';

const SHOWN = 'MM/dd/yyyy';

/** Reads MM/dd/yyyy, or yyyy-MM-dd in a setting, as that day at midnight here: the picker knows no time zones. */
export function pickerDay(text: string | undefined): Date | undefined {
  if (!text) return undefined;
  for (const pattern of [SHOWN, 'yyyy-MM-dd']) {
    const day = parse(text, pattern, new Date(2000, 0, 1));
    if (isValid(day) && format(day, pattern) === text) return day;
  }
  return undefined;
}

/** The day as the claim keeps it: MM/dd/yyyy. */
export function dayText(day: Date): string {
  return format(day, SHOWN);
}

export interface PickerBounds {
  minDate: Date;
  maxDate: Date;
  /** The month that is open when the field is empty. */
  openToDate: Date;
}

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

interface BoundOptions {
  minDate?: string;
  maxDate?: string;
  yearFrom?: number;
  yearTo?: number;
}

/** What a picker offers: the bounds of a `range` rule, else the years 1900 to 2100 (R5-33, R5-34). */
export function boundsOf(picker: BoundOptions = {}, today = new Date()): PickerBounds {
  const minDate = pickerDay(picker.minDate) ?? new Date(picker.yearFrom ?? FIRST_YEAR, 0, 1);
  const maxDate = pickerDay(picker.maxDate) ?? new Date(picker.yearTo ?? LAST_YEAR, 11, 31);
  const within = today >= minDate && today <= maxDate;
  return { minDate, maxDate, openToDate: within ? today : today > maxDate ? maxDate : minDate };
}
