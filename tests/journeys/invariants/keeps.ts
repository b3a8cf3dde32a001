const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const numberIn = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', ''));

/** Month, day and year of a date in figures, however it is written; year first where it has four digits. */
function dayIn(text: string): string | undefined {
  const parts = text.trim().split(/[-./\s]+/);
  if (parts.length !== 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return undefined;
  const [a = '', b = '', c = ''] = parts;
  const [year, month = '', day = ''] = a.length === 4 ? [a, b, c] : [c, a, b];
  // Thousands that stand apart: `1 000.00`.
  if (month.length > 2 || day.length > 2) return undefined;
  return [month, day, year].map(Number).join('/');
}

/** Whether a text is still what was typed: the same letters and digits, the same number, or the same day. */
export function keeps(typed: string, kept: string): boolean {
  if (typed === kept || typed.trim() === kept.trim()) return true;
  if (numberIn(typed) === numberIn(kept)) return true;
  const day = dayIn(typed);
  // Its figures in another order, or cut, are another day; a code keeps them as they were, with nothing between.
  if (day !== undefined && /\W/.test(kept)) return day === dayIn(kept);
  const letters = lettersAndDigits(typed);
  return letters !== '' && letters === lettersAndDigits(kept);
}
