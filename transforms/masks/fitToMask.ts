import { asciiDigits } from '../values/asciiDigits.ts';
import { parseDay } from '../values/day.ts';
import { parseDecimal } from '../values/decimal.ts';
import { inPattern, type Mask, withoutCountryCode } from './masks.ts';

/** Separators that people type in codes and phone numbers, and that are ignored. */
const BESIDE_CHARACTERS = /[\s()+./-]/g;
/** Characters of a typed amount that are ignored. A minus or a bracket is not, because it changes the amount. */
const BESIDE_AMOUNTS = /[\s$]/g;

/** Maximum digits before the point, because the mask engine parses an amount as a number. */
const MOST_DIGITS = 15;

/** Returns the characters of a class in a text, without separators; null where the text has others. */
function inClass(text: string, allowed: string, max: number, beside: RegExp): string | null {
  const only = new RegExp(`^[${allowed}]{0,${max}}$`);
  const plain = only.test(text) ? text : text.replace(beside, '');
  return only.test(plain) ? plain : null;
}

function asAmount(text: string, decimals: number): string | null {
  const plain = text.replace(BESIDE_AMOUNTS, '');
  if (plain === '') return plain;
  if (plain.startsWith('-') || parseDecimal(plain) === null) return null;
  const [whole = '', places = ''] = plain.split('.');
  const digits = whole.replace(/\D/g, '').replace(/^0+/, '');
  return places.length <= decimals && digits.length <= MOST_DIGITS ? plain : null;
}

/**
 * Fits a text to a mask where no significant character is lost: `+1 206 555 0100` under `usPhone` is `(206) 555-0100`,
 * while a number with more digits gives null and stays unchanged. It also fits the beginning of a value, and the digits
 * of every script (C10-21).
 */
export function fitToMask(written: string, mask: Mask): string | null {
  const text = asciiDigits(written);
  if (mask.kind === 'number') return asAmount(text, mask.decimals);
  if (mask.kind === 'characters') {
    const beside = mask.inputMode === 'decimal' ? /[\s$,]/g : BESIDE_CHARACTERS;
    return inClass(text, mask.allowed, mask.max, beside);
  }
  if (mask.freely) return text === '' || parseDay(text) !== null ? text : null;
  return inPattern(withoutCountryCode(text, mask), mask.pattern);
}
