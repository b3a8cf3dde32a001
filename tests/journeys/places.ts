import { isModelName, MODEL_KINDS } from '../../transforms/ground/modelNames.ts';
import { type ListPlace, listModel } from './shares.ts';
import type { FieldPath } from './step.ts';

/**
 * `root_claimTransactions_claimTransactions-1a2b3c4d_amount` → `claimTransactions.+.amount`, as steps name it;
 * `claimTransactions@costs.+.amount` in a block that shows only some records of the list.
 */
export function pathOfId(id: string): FieldPath {
  const [, model = '', rest = ''] = /^root_([^_]+)_?(.*)$/.exec(id) ?? [];
  if (rest === '') return model;
  if (rest.startsWith('@') && isModelName(model) && MODEL_KINDS[model] === 'list') return `${model}${rest}`;
  const [, record, field] = /^(\d+|[A-Za-z]+-[^_]+)_(.+)$/.exec(rest) ?? [];
  if (record === undefined || field === undefined)
    return /^\d+$|^[A-Za-z]+-[^_]{8}$/.test(rest) ? recordOf(model, rest) : `${model}.${rest}`;
  return `${recordOf(model, record)}.${withinRecord(field)}`;
}

/** The blocks of entries that are not saved, by the entry's id, which does not say it: ids are never given twice. */
const BLOCKS = new Map<string, string>();

/** An entry that is not saved was seen in a block that shows only some records of its list. */
export function noteBlock(entry: string, block: string): void {
  BLOCKS.set(entry, block);
}

function recordOf(model: string, record: string): string {
  if (/^\d+$/.test(record)) return `${model}.${record}`;
  const block = BLOCKS.get(record);
  return block === undefined ? `${model}.+` : `${model}@${block}.+`;
}

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
  /** `claimTransactions`, also of `claimTransactions@costs`. */
  model: string;
  /** The model, with the block where each shows only some of its records. */
  list: ListPlace;
  record: string | undefined;
  /** Its name, or its path within the record: `items.0.price`. */
  field: string;
}

/** Model, record (an index, `+`, or nothing) and field of a path. */
export function partsOf(path: FieldPath): PlaceParts {
  const [list = '', second = '', ...rest] = path.split('.');
  const model = listModel(list);
  return rest.length === 0
    ? { model, list, record: undefined, field: second }
    : { model, list, record: second, field: rest.join('.') };
}
