import { dayOf, parseDay } from '../day.ts';

/** Tests for `yyyy`, `MM/yyyy` or a whole date `MM/dd/yyyy`; years 1000 to 9999. */
export function isPartialDate(text: string): boolean {
  const match = /^(?:(\d{2})\/)?(\d{4})$/.exec(text);
  if (match) return dayOf(Number(match[2]), Number(match[1] ?? 1), 1) !== null;
  return parseDay(text) !== null;
}
