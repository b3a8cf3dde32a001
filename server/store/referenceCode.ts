import { randomInt } from 'node:crypto';

/** Alphabet of codes, without 0 O, 1 I L. Its 31 are a prime, so that the check detects every single slip. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 9;

/** Characters of a reference code, with the check character. */
export const REFERENCE_CODE_LENGTH = LENGTH + 1;

/**
 * Returns the check character, a weighted sum modulo 31 that changes with any one character and any swap of neighbours.
 */
function checkCharacter(body: string): string {
  const sum = [...body].reduce(
    (total, character, index) => total + CODE_ALPHABET.indexOf(character) * (index + 1),
    0,
  );
  return CODE_ALPHABET.charAt(sum % CODE_ALPHABET.length);
}

/** Draws a reference code, `7KQ4M-2XNRT`: nine random characters (44 bits) and a check character. */
export function drawReferenceCode(): string {
  const body = Array.from({ length: LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  ).join('');
  return `${body.slice(0, 5)}-${body.slice(5)}${checkCharacter(body)}`;
}

/** Returns the stored form of a typed code (any case, spaces or hyphens anywhere), or null. */
export function readReferenceCode(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s-]/g, '');
  if (
    text.length !== REFERENCE_CODE_LENGTH ||
    [...text].some((character) => !CODE_ALPHABET.includes(character))
  )
    return null;
  const body = text.slice(0, LENGTH);
  return checkCharacter(body) === text.charAt(LENGTH) ? `${text.slice(0, 5)}-${text.slice(5)}` : null;
}
