import { modelIn } from '../../transforms/ground/claimPath.ts';
import { isModelName, MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';

/** RJSF's `idPrefix` on claim pages, with which the DOM id of every field begins. */
export const ID_PREFIX = 'root';

/** Location of a field: in a single model, in a saved record, or in a draft. */
interface FieldLocation {
  model: ModelName;
  /** The index of a saved record or the id of a draft; absent in a single model. */
  record?: string;
  /** Its name, or its path within the record: `items.1.price`. */
  field: string;
}

/** Path of an entry within a record; one that ends with the record's id does not match. */
const WITHIN_RECORD = /^(\w+\.[^.]+)\.([^.@]+\..+)$/;

/**
 * Returns the DOM id of a path, as RJSF makes it: `claimantInfo.firstName` → `root_claimantInfo_firstName`. A path
 * within an entry is joined by hyphens: `claimTransactions.0.items.1.price` → `…_0_items-1-price`.
 */
export function domId(path: string): string {
  const [, record, within] = WITHIN_RECORD.exec(path) ?? [];
  const model = modelIn(path);
  if (record === undefined || within === undefined || !isModelName(model) || MODEL_KINDS[model] !== 'list')
    return `${ID_PREFIX}_${path.replaceAll('.', '_')}`;
  return `${ID_PREFIX}_${record.replace('.', '_')}_${within.replaceAll('.', '-')}`;
}

/**
 * Returns the path of a read-only row of a saved record; it differs from the record's own, because an editable list of
 * the same records may be on the page, too.
 */
export const displayRowPath = (model: ModelName, index: number): string => `${model}.${index}.row`;

/**
 * Parses RJSF's id of a field. Models and records have no underscore in their names, fields may. Throws where the id is
 * of no field of a claim.
 */
export function fieldLocation(id: string): FieldLocation {
  const [, model = '', rest = ''] = /^root_([^_]+)_(.+)$/.exec(id) ?? [];
  if (!isModelName(model)) throw new Error(`No field of a claim has the id ${id}.`);
  if (MODEL_KINDS[model] === 'single') return { model, field: rest };
  const [, record, field] = /^([^_]+)_(.+)$/.exec(rest) ?? [];
  if (record === undefined || field === undefined) throw new Error(`No field of a claim has the id ${id}.`);
  // Names of fields have no hyphen; ids of documents (`@…`) may have.
  return { model, record, field: field.startsWith('@') ? field : field.replaceAll('-', '.') };
}

/** Tests if the field is in a draft: a saved record is named by its index, a draft by its id. */
export const isInDraft = ({ record }: FieldLocation): boolean =>
  record !== undefined && !/^\d+$/.test(record);

/** Returns the path of a field: `claimantInfo.firstName`, `claimTransactions.0.amount`. */
export function pathOfField({ model, record, field }: FieldLocation): string {
  return record === undefined ? `${model}.${field}` : `${model}.${record}.${field}`;
}
