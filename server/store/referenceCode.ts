import { randomInt } from 'node:crypto';
import {
  CODE_ALPHABET,
  checkCharacter,
  compactCode,
  isCheckedCode,
  REFERENCE_CODE_LENGTH,
} from '../../transforms/values/checkedCode.ts';

/** Draws a reference code, `7KQ4M-2XNRT`: nine random characters (44 bits) and a check character. */
export function drawReferenceCode(): string {
  const body = Array.from({ length: REFERENCE_CODE_LENGTH - 1 }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  ).join('');
  return `${body.slice(0, 5)}-${body.slice(5)}${checkCharacter(body)}`;
}

/** Returns the stored form of a typed code (any case, spaces or hyphens anywhere), or null. */
export function readReferenceCode(typed: string): string | null {
  const text = compactCode(typed);
  return isCheckedCode(text, REFERENCE_CODE_LENGTH) ? `${text.slice(0, 5)}-${text.slice(5)}` : null;
}
