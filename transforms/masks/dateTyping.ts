const SEPARATOR = /^[-/. ]$/;

/** Creates a test that two digits are a number from 01 to `last`. */
const upTo = (last: number) => (digits: string) => Number(digits) >= 1 && Number(digits) <= last;
const isMonth = upTo(12);
const isDay = upTo(31);

/** Appends the next slash to a text of digits and slashes: `03` → `03/`, `03/15` → `03/15/`. */
function withNextSlash(text: string): string {
  const [, month = '', next = ''] = /^(\d\d)(\d?)$/.exec(text) ?? [];
  if (isMonth(month)) return `${month}/${next}`;
  const [, before = '', day = '', year = ''] = /^(\d\d?\/)(\d\d)(\d?)$/.exec(text) ?? [];
  return isDay(day) ? `${before}${day}/${year}` : text;
}

/**
 * Returns the text of a date field after a character was typed at the end of `before`: slashes are inserted at once,
 * and a separator that is typed after one is ignored. Two digits that are no month get no slash, because they may begin
 * `2020-02-03`.
 */
export function typedDate(before: string, character: string): string {
  if (/^\d$/.test(character)) return withNextSlash(before + character);
  if (SEPARATOR.test(character)) {
    if (before.endsWith('/')) return before;
    return /^\d\d?\/\d\d?$/.test(before) ? `${before}/` : before + character;
  }
  // A letter after an inserted slash replaces it: `3 de febrero` has no month of two digits.
  return /^\d\d?\/$/.test(before) ? `${before.slice(0, -1)} ${character}` : before + character;
}
