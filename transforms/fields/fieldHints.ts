import type { Reference } from '../ground/expressions.ts';
import type { FormatName } from '../values/formats/formats.ts';
import type { AssertedDays } from './assertedDays.ts';

/** Days that a rule allows regardless of other answers. */
interface OpenDays extends Partial<AssertedDays> {
  /** Latest day. */
  until?: 'today' | 'yesterday';
}

/** Hints of a rule to the input of its field about the values that it allows. */
export interface FieldHints {
  days?: OpenDays;
  /** Date that the value must come after, or on or after. */
  after?: { start: Reference; inclusive: boolean };
  format?: FormatName;
  pattern?: string;
  /** Maximum characters of a text. */
  longest?: number;
  /** Mask of the field that this one repeats. */
  mask?: string;
  /** Least number, as plain decimal text; null where it is open. */
  least?: string | null;
}
