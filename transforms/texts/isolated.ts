import { directionOf } from './direction.ts';

const LEFT_TO_RIGHT = '\u2066';
const FIRST_STRONG = '\u2068';
const END = '\u2069';

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/**
 * Matches a value that needs no isolation: a whole number, which reads alike in every direction, or an isolated text.
 */
const AS_IT_IS = /^(?:\d*$|[\u2066-\u2068])/;

/**
 * Isolates a value in a sentence of a right-to-left culture by Unicode marks (C16-01), because a code, a telephone
 * number or a file name would otherwise be shown in the wrong order. In other cultures the value stays unchanged.
 */
export function isolated(value: string, culture: string): string {
  if (directionOf(culture) === 'ltr' || AS_IT_IS.test(value)) return value;
  return `${RIGHT_TO_LEFT_LETTER.test(value) ? FIRST_STRONG : LEFT_TO_RIGHT}${value}${END}`;
}
