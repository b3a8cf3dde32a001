import { randomInt } from 'node:crypto';
import {
  CODE_ALPHABET,
  checkCharacter,
  compactCode,
  isCheckedCode,
} from '../../transforms/values/checkedCode.ts';

const LENGTH = 9;

/** Characters of a reference code, with the check character. */
export const REFERENCE_CODE_LENGTH = LENGTH + 1;

/** Draws a reference code, `7KQ4M-2XNRT`: nine random characters (44 bits) and a check character. */
export function drawReferenceCode(): string {
  const body = Array.from({ length: LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  ).join('');
  return `${body.slice(0, 5)}-${body.slice(5)}${checkCharacter(body)}`;
}

/** Returns the stored form of a typed code (any case, spaces or hyphens anywhere), or null. */
export function readReferenceCode(typed: string): string | null {
  const text = compactCode(typed);
  return isCheckedCode(text, REFERENCE_CODE_LENGTH) ? `${text.slice(0, 5)}-${text.slice(5)}` : null;
}
