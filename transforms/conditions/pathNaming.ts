import type { Reference } from '../ground/expressions.ts';
import type { Naming } from './formatCondition.ts';

/** A literal as JSON writes it; what is empty as that word. */
export const literalWords = (value: unknown): string =>
  value === null || value === undefined || value === '' ? 'empty' : JSON.stringify(value);

/** A field: `claimDetails.bought`; one of the record around alone by its name. */
export const referenceWords = (ref: Reference): string =>
  'model' in ref ? `${ref.model}.${ref.field}` : `${'outer '.repeat(ref.up)}${ref.field}`;

/** Names as authors write them: paths of fields, names of lists, values as JSON has them. */
export const PATHS: Naming = {
  field: referenceWords,
  list: (ref) => ref.list,
  member: ({ field }) => `the class list's ${field}`,
  literal: literalWords,
  within: (list) => ({
    ...PATHS,
    field: (ref) => ('up' in ref && ref.up === 0 ? `${list.list}.${ref.field}` : referenceWords(ref)),
  }),
};
