import type { FieldPath } from './step.ts';

/** `root_claimTransactions_claimTransactions-1a2b3c4d_amount` → `claimTransactions.+.amount`, as steps name it. */
export function pathOfId(id: string): FieldPath {
  const [, model = '', rest = ''] = /^root_([^_]+)_?(.*)$/.exec(id) ?? [];
  if (rest === '') return model;
  const [, record, field] = /^(\d+|[A-Za-z]+-[^_]+)_(.+)$/.exec(rest) ?? [];
  if (record === undefined)
    return /^\d+$|^[A-Za-z]+-[^_]{8}$/.test(rest) ? `${model}.${isSaved(rest)}` : `${model}.${rest}`;
  return `${model}.${isSaved(record)}.${field}`;
}

const isSaved = (record: string): string => (/^\d+$/.test(record) ? record : '+');

export const isInEntry = (path: FieldPath): boolean => path.split('.')[1] === '+';

export interface PlaceParts {
  model: string;
  record: string | undefined;
  field: string;
}

/** Model, record (an index, `+`, or nothing) and field of a path. */
export function partsOf(path: FieldPath): PlaceParts {
  const [model = '', second = '', third] = path.split('.');
  return third === undefined
    ? { model, record: undefined, field: second }
    : { model, record: second, field: third };
}
