import type { FieldPath } from './step.ts';

/** `root_claimTransactions_claimTransactions-1a2b3c4d_amount` → `claimTransactions.+.amount`, as steps name it. */
export function pathOfId(id: string): FieldPath {
  const [, model = '', rest = ''] = /^root_([^_]+)_?(.*)$/.exec(id) ?? [];
  if (rest === '') return model;
  const [, record, field] = /^(\d+|[A-Za-z]+-[^_]+)_(.+)$/.exec(rest) ?? [];
  if (record === undefined || field === undefined)
    return /^\d+$|^[A-Za-z]+-[^_]{8}$/.test(rest) ? `${model}.${isSaved(rest)}` : `${model}.${rest}`;
  return `${model}.${isSaved(record)}.${withinRecord(field)}`;
}

const isSaved = (record: string): string => (/^\d+$/.test(record) ? record : '+');

/**
 * What stands behind a record: `amount`, `items-0-price` → `items.0.price`, and `@` for each place of a document of its own:
 * their names hang on chance, so that a step means the one in which the next is chosen.
 */
const withinRecord = (field: string): string => {
  if (field === '@documents') return field;
  return field.startsWith('@') ? DOCUMENT : field.replaceAll('-', '.');
};

/** The place in an open entry where its next document is chosen. */
export const DOCUMENT = '@';

export const isOfDocument = (path: FieldPath): boolean => path.endsWith(`.${DOCUMENT}`);

export const isInEntry = (path: FieldPath): boolean => path.split('.')[1] === '+';

export interface PlaceParts {
  model: string;
  record: string | undefined;
  /** Its name, or its path within the record: `items.0.price`. */
  field: string;
}

/** Model, record (an index, `+`, or nothing) and field of a path. */
export function partsOf(path: FieldPath): PlaceParts {
  const [model = '', second = '', ...rest] = path.split('.');
  return rest.length === 0
    ? { model, record: undefined, field: second }
    : { model, record: second, field: rest.join('.') };
}
