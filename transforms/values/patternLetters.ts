/**
 * Matches a pattern that covers the whole text with characters that are no letters. Only ASCII, because a range could
 * include letters of another script.
 */
const LETTERLESS =
  /^\^(?:\\[bdfnrstv\W]|\[(?!\^)(?:\\[bdfnrstv\W]|[^\]\\A-Za-z\x80-\uffff])*\]|[^.[\\A-Za-z\x80-\uffff])*\$$/;
const ESCAPES_AND_CLASSES = /\\.|\[(?:\\.|[^\]\\])*\]/g;

/** Tests if a character class includes letters by a range between signs: `[ -~]`. */
const spansLetters = (token: string) => token.startsWith('[') && new RegExp(token, 'u').test('Aa');

function outsideGroups(pattern: string): string {
  const less = pattern.replace(/\([^()]*\)/g, '');
  return less === pattern ? less : outsideGroups(less);
}

/** Tests if a pattern has an alternative outside of groups, which its anchors do not enclose. */
const hasAlternatives = (rest: string): boolean => outsideGroups(rest).includes('|');

/**
 * Tests that no text with a letter matches a pattern: it covers the whole text, without an alternative outside of
 * groups, and consists of digits and signs. Patterns that this function cannot analyse count as admitting letters.
 */
export function admitsNoLetter(pattern: string): boolean {
  if (!LETTERLESS.test(pattern)) return false;
  if (pattern.match(ESCAPES_AND_CLASSES)?.some(spansLetters)) return false;
  return !hasAlternatives(pattern.replace(ESCAPES_AND_CLASSES, ''));
}

const SHORTHANDS = /^\\(?:[bdwSfnrtv]|\W)$/;

/** Tests if an escape or a character class may match a space. */
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
