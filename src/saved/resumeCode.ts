import {
  CODE_ALPHABET,
  checkCharacter,
  compactCode,
  isCheckedCode,
} from '../../transforms/values/checkedCode.ts';

/** Random characters of a resume code, each of 31: 84 bits. */
const RANDOM_LENGTH = 17;

/** Characters of a resume code, with the check character. */
export const RESUME_CODE_LENGTH = RANDOM_LENGTH + 1;

/** Characters of a group, as the code is written. */
const GROUP = 3;

/** Returns a compact code as it is written: `K7M-2QF-9XA-B4C-D8E-F3G`. */
export const writtenCode = (compact: string): string =>
  compact.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** Returns a random character of the alphabet, each as likely as any other. */
function drawCharacter(): string {
  const most = 256 - (256 % CODE_ALPHABET.length);
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) return CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length);
  }
}

/** Draws a resume code, compact. */
export function drawResumeCode(): string {
  const body = Array.from({ length: RANDOM_LENGTH }, drawCharacter).join('');
  return body + checkCharacter(body);
}

/** Result of reading a typed code: the compact code, or what is wrong with it. */
export type ReadCode =
  | { kind: 'code'; code: string }
  | { kind: 'missing' }
  /** Another number of characters than a code has. */
  | { kind: 'length'; count: number }
  /** One or more characters are mistyped. */
  | { kind: 'mistyped' };

/** Reads a code as it was typed: in any case, with or without hyphens and spaces. */
export function readResumeCode(typed: string): ReadCode {
  const code = compactCode(typed);
  if (code === '') return { kind: 'missing' };
  if (code.length !== RESUME_CODE_LENGTH) return { kind: 'length', count: code.length };
  return isCheckedCode(code, RESUME_CODE_LENGTH) ? { kind: 'code', code } : { kind: 'mistyped' };
}
