/** A text by its letters and digits alone, without case and accents: `Amount ($)` and `amount` are the same. */
export function folded(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? text.trim() : letters;
}
