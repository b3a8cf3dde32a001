import { compactCode, isCheckedCode } from './checkedCode.ts';

/** Random characters of a resume code, each of 31: 84 bits. */
export const RESUME_CODE_DRAWN = 17;

/** Characters of a resume code, with the check character. */
export const RESUME_CODE_LENGTH = RESUME_CODE_DRAWN + 1;

/** Salt of the keys that HKDF derives from a code, so that no other use of it derives the same. */
export const RESUME_CODE_SALT = 'claimwright: form to finish later, 1';

/** Purpose of the locator, by which a server finds the draft of a code. */
export const LOCATOR_PURPOSE = 'locator';

/** Bytes of a locator. */
export const LOCATOR_BYTES = 32;

/** Characters of a group, as the code is written. */
const GROUP = 3;

/** Returns a compact code as it is written: `K7M-2QF-9XA-B4C-D8E-F3G`. */
export const writtenCode = (compact: string): string =>
  compact.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** Result of reading a typed code: the compact code, or its fault. */
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
