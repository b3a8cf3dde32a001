import type { Reference } from '../ground/expressions.ts';
import type { FormatName } from '../values/formats/formats.ts';
import type { AssertedDays } from './assertedDays.ts';

/** The days that a rule leaves open whatever else is answered. */
interface OpenDays extends Partial<AssertedDays> {
  /** No later day than this. */
  until?: 'today' | 'yesterday';
}

/** Hints of a rule to the input of its field about the values that it lets through. */
export interface FieldHints {
  days?: OpenDays;
  /** The date that it must come after, or on or after. */
  after?: { start: Reference; inclusive: boolean };
  format?: FormatName;
  pattern?: string;
  /** The most characters of a text. */
  longest?: number;
  /** The mask of the field that this one repeats. */
  mask?: string;
  /** The least number, as plain decimal text; null where it is open. */
  least?: string | null;
}
