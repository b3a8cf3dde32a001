/** Matches text that is in every normal form, because this test is faster than normalising. */
const ASCII = /^[\x20-\x7e]*$/;

/** Returns the value as NFC text (C3-03); a boolean's text is `true` or `false`, an empty value's is ''. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return ASCII.test(value) ? value : value.normalize('NFC');
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return '';
}

/** Returns the number of Unicode code points of a normalised text. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
