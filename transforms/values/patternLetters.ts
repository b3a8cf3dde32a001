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

/** Tests for an alternative that holds half the pattern. */
const hasAlternatives = (rest: string): boolean => outsideGroups(rest).includes('|');

/**
 * Tests that no text with a letter matches a pattern: it holds the whole text, without an alternative outside of groups,
 * and names digits and signs alone. A pattern that is read otherwise counts as one that admits letters.
 */
export function admitsNoLetter(pattern: string): boolean {
  if (!LETTERLESS.test(pattern)) return false;
  if (pattern.match(ESCAPES_AND_CLASSES)?.some(spansLetters)) return false;
  return !hasAlternatives(pattern.replace(ESCAPES_AND_CLASSES, ''));
}

const SHORTHANDS = /^\\(?:[bdwSfnrtv]|\W)$/;

/** Tests for a part of a pattern that matches a space, or that is not known to match none. */
function mayBeSpace(token: string): boolean {
  if (token.startsWith('[')) return /\\[^bdwSfnrtv\W]/.test(token) || new RegExp(token, 'u').test(' ');
  return !SHORTHANDS.test(token) || token === '\\ ';
}

/** Tests that no text with a space matches a pattern, as admitsNoLetter() does for letters. */
export function admitsNoSpace(pattern: string): boolean {
  if (pattern.match(ESCAPES_AND_CLASSES)?.some(mayBeSpace)) return false;
  const rest = pattern.replace(ESCAPES_AND_CLASSES, '');
  return /^\^[^. ]*\$$/.test(rest) && !hasAlternatives(rest);
}
