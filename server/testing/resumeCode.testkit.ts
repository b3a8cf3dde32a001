import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, checkCharacter } from '../../transforms/values/checkedCode.ts';

const DRAWN = 'K7M2QF9XAB4CD8EF3';

/** Resume code of a test's draft, compact. */
export const RESUME_CODE = DRAWN + checkCharacter(DRAWN);

/** Draws a resume code, compact. */
export function drawCode(): string {
  const drawn = Array.from(DRAWN, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('');
  return drawn + checkCharacter(drawn);
}
