import { asciiDigits } from '../values/asciiDigits.ts';
import { parseDay } from '../values/day.ts';
import { parseDecimal } from '../values/decimal.ts';
import { inPattern, type Mask, withoutCountryCode } from './masks.ts';

/** What people write around the characters of a code or a phone number, and that is no part of it. */
const BESIDE_CHARACTERS = /[\s()+./-]/g;
/** What people write around an amount. Not a minus or a bracket: without it, it would be another amount. */
const BESIDE_AMOUNTS = /[\s$]/g;

/** The engine reads an amount as a number, which has no more digits before the point than these. */
const MOST_DIGITS = 15;

/** The characters of a class that a text consists of, without what stands between them; null where some are others. */
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
 * A text as a mask can hold it, where nothing that counts is lost: `+1 206 555 0100` under `usPhone` is
 * `(206) 555-0100`, while a number of more digits is null and stays as it is. Its beginning is held, too, and so are the
 * digits of every script (C10-21).
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
