import type { Reference } from '../ground/expressions.ts';
import type { ConditionFormatter } from './formatCondition.ts';

/** Formats a literal as JSON; an empty one as the word "empty". */
export const literalWords = (value: unknown): string =>
  value === null || value === undefined || value === '' ? 'empty' : JSON.stringify(value);

/**
 * Formats a field as `claimDetails.bought`; a field of the same record as `bought`, one of the record around it as
 * `outer bought`.
 */
export const referenceWords = (ref: Reference): string =>
  'model' in ref ? `${ref.model}.${ref.field}` : `${'outer '.repeat(ref.up)}${ref.field}`;

/** Formats the parts of a condition in messages for authors: paths of fields, names of lists, values as JSON. */
export const PATH_FORMATTER: ConditionFormatter = {
  field: referenceWords,
  list: (ref) => ref.list,
  member: ({ field }) => `the class list's ${field}`,
  literal: literalWords,
  within: (list) => ({
    ...PATH_FORMATTER,
    field: (ref) => ('up' in ref && ref.up === 0 ? `${list.list}.${ref.field}` : referenceWords(ref)),
  }),
};
