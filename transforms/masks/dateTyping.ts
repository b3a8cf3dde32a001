const SEPARATOR = /^[-/. ]$/;

/** Whether two digits are a month, or a day of one. */
const upTo = (last: number) => (digits: string) => Number(digits) >= 1 && Number(digits) <= last;
const isMonth = upTo(12);
const isDay = upTo(31);

/** A text of digits and slashes with the slash that comes next: `03` → `03/`, `03/15` → `03/15/`. */
function withNextSlash(text: string): string {
  const [, month = '', next = ''] = /^(\d\d)(\d?)$/.exec(text) ?? [];
  if (isMonth(month)) return `${month}/${next}`;
  const [, before = '', day = '', year = ''] = /^(\d\d?\/)(\d\d)(\d?)$/.exec(text) ?? [];
  return isDay(day) ? `${before}${day}/${year}` : text;
}

/**
 * What a date field shows after a character was typed at the end of `before`: slashes come at once, and a separator
 * that is typed on top of one changes nothing. Two digits that are no month get no slash: they begin `2020-02-03`.
 */
export function typedDate(before: string, character: string): string {
  if (/^\d$/.test(character)) return withNextSlash(before + character);
  if (SEPARATOR.test(character)) {
    if (before.endsWith('/')) return before;
    return /^\d\d?\/\d\d?$/.test(before) ? `${before}/` : before + character;
  }
  // A letter after a slash that came by itself: `3 de febrero`, not a month of two digits.
  return /^\d\d?\/$/.test(before) ? `${before.slice(0, -1)} ${character}` : before + character;
}
