/** Escapes that stand for no letter: digits, white space, boundaries, and signs. */
const WITHOUT_LETTERS = /\\(?:[dsb]|[^A-Za-z0-9])/g;

/**
 * Tests that no text with a letter matches a pattern: it holds the whole text, without an alternative, and names digits and signs
 * alone. A pattern that is read otherwise counts as one that admits letters.
 */
export function admitsNoLetter(pattern: string): boolean {
  if (!pattern.startsWith('^') || !pattern.endsWith('$') || pattern.endsWith('\\$')) return false;
  const rest = pattern.slice(1, -1).replace(WITHOUT_LETTERS, '');
  return /^[\d\s{}()[\],?*+-]*$/.test(rest);
}
