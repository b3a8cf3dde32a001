import { asciiDigits } from './asciiDigits.ts';

/** Alphabet of codes, without 0 O, 1 I L. Its 31 are a prime, so that the check detects every single slip. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Characters of a reference code, with the check character. */
export const REFERENCE_CODE_LENGTH = 10;

/**
 * Returns the check character, a weighted sum modulo 31 that changes with any one character and any swap of neighbours.
 */
export function checkCharacter(body: string): string {
  const sum = [...body].reduce(
    (total, character, index) => total + CODE_ALPHABET.indexOf(character) * (index + 1),
    0,
  );
  return CODE_ALPHABET.charAt(sum % CODE_ALPHABET.length);
}

/** Returns a typed code in upper case, with Latin digits, and without spaces and hyphens. */
export const compactCode = (typed: string): string =>
  asciiDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Dash}\p{Cf}]/gu, '');

/** Tests if a compact code has this length, no other characters than the alphabet's, and ends with its check. */
export function isCheckedCode(compact: string, length: number): boolean {
  const isWhole =
    compact.length === length && [...compact].every((character) => CODE_ALPHABET.includes(character));
  return isWhole && checkCharacter(compact.slice(0, -1)) === compact.at(-1);
}
