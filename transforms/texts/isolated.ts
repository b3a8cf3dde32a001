import { directionOf } from './direction.ts';

const LEFT_TO_RIGHT = '\u2066';
const FIRST_STRONG = '\u2068';
const END = '\u2069';

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** A whole number reads alike in every sentence; what is isolated already is not isolated again. */
const AS_IT_IS = /^(?:\d*$|[\u2066-\u2068])/;

/**
 * A value as it is put into a sentence of a culture (C16-01). Within a right-to-left one it keeps its own direction: a code,
 * a telephone number or a file name would be read backwards.
 */
export function isolated(value: string, culture: string): string {
  if (directionOf(culture) === 'ltr' || AS_IT_IS.test(value)) return value;
  return `${RIGHT_TO_LEFT_LETTER.test(value) ? FIRST_STRONG : LEFT_TO_RIGHT}${value}${END}`;
}
