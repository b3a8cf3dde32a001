/** Such text is in every normal form, and asking costs less than normalising. */
const ASCII = /^[\x20-\x7e]*$/;

/** The value as NFC text (C3-03); a boolean's text is `true` or `false`, an empty value's is ''. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return ASCII.test(value) ? value : value.normalize('NFC');
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return '';
}

/** How many Unicode code points a normalised text has. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
