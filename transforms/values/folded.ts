/** A text as searching compares it: without case, accents, and white space around or doubled. `Año  NUEVO` → `ano nuevo`. */
export function folded(text: string): string {
  // By way of capitals, which know no ß and no dotless i; and before that of small letters, which know no ẞ.
  const small = text.toLowerCase().toUpperCase().toLowerCase();
  return small
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
