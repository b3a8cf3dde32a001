import { randomInt } from 'node:crypto';

/** Alphabet of reference codes, without 0 O, 1 I L. Its 31 are a prime, so that the check detects every single slip. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 9;

/**
 * Returns the check character, a weighted sum modulo 31 that changes with any one character and any swap of neighbours.
 */
function checkCharacter(body: string): string {
  const sum = [...body].reduce(
    (total, character, index) => total + ALPHABET.indexOf(character) * (index + 1),
    0,
  );
  return ALPHABET.charAt(sum % ALPHABET.length);
}

/** Draws a reference code, `7KQ4M-2XNRT`: nine random characters (44 bits) and a check character. */
export function drawReferenceCode(): string {
  const body = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return `${body.slice(0, 5)}-${body.slice(5)}${checkCharacter(body)}`;
}

/** Returns the stored form of a typed code (any case, spaces or hyphens anywhere), or null. */
export function readReferenceCode(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s-]/g, '');
  if (text.length !== LENGTH + 1 || [...text].some((character) => !ALPHABET.includes(character))) return null;
  const body = text.slice(0, LENGTH);
  return checkCharacter(body) === text.charAt(LENGTH) ? `${text.slice(0, 5)}-${text.slice(5)}` : null;
}
