/**
 * Folds a text for searching: no case, no accents, no surrounding or doubled white space. `Año  NUEVO` → `ano nuevo`.
 */
export function folded(text: string): string {
  // Upper case first unifies ß and the dotless i with their other forms, and lower case before that unifies ẞ.
  const small = text.toLowerCase().toUpperCase().toLowerCase();
  return small
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
