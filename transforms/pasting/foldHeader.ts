/** Reduces a text to its letters and digits, without case and accents: `Amount ($)` and `amount` are equal. */
export function foldHeader(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? text.trim() : letters;
}
