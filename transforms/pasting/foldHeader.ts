/**
 * Reduces a text to its letters and digits, without case and accents, so that `Amount ($)` and `amount` are equal. A
 * text without any is only trimmed.
 */
export function foldHeader(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? text.trim() : letters;
}
