/** Holds the whole text, of characters that are no letters. ASCII alone: a range could span another script's letters. */
const LETTERLESS =
  /^\^(?:\\[bdfnrstv\W]|\[(?!\^)(?:\\[bdfnrstv\W]|[^\]\\A-Za-z\x80-\uffff])*\]|[^.[\\A-Za-z\x80-\uffff])*\$$/;
const ESCAPES_AND_CLASSES = /\\.|\[(?:\\.|[^\]\\])*\]/g;

/** Tests for a range from a sign to a sign, with letters between: `[ -~]`. */
const spansLetters = (token: string) => token.startsWith('[') && new RegExp(token, 'u').test('Aa');

function outsideGroups(pattern: string): string {
  const less = pattern.replace(/\([^()]*\)/g, '');
  return less === pattern ? less : outsideGroups(less);
}

/**
 * Tests that no text with a letter matches a pattern: it holds the whole text, without an alternative outside of groups,
 * and names digits and signs alone. A pattern that is read otherwise counts as one that admits letters.
 */
export function admitsNoLetter(pattern: string): boolean {
  if (!LETTERLESS.test(pattern)) return false;
  if (pattern.match(ESCAPES_AND_CLASSES)?.some(spansLetters)) return false;
  return !outsideGroups(pattern.replace(ESCAPES_AND_CLASSES, '')).includes('|');
}
