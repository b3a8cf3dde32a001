import { modelIn } from '../../transforms/ground/claimPath.ts';
import { isModelName, MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';

/** RJSF's `idPrefix` on claim pages. */
export const ID_PREFIX = 'root';

/** Where a field of the page stands: in a single model, in a saved record, or in a draft. */
interface FieldLocation {
  model: ModelName;
  /** The index of a saved record or the id of a draft; absent in a single model. */
  record?: string;
  /** Its name, or its path within the record: `items.1.price`. */
  field: string;
}

/** A path within a record may lead on into an entry of one of its lists; what ends with the record's id may not. */
const WITHIN_RECORD = /^(\w+\.[^.]+)\.([^.@]+\..+)$/;

/**
 * The DOM id of a path, as RJSF makes it: `claimantInfo.firstName` → `root_claimantInfo_firstName`. What is within an
 * entry of a record's list is joined otherwise: `claimTransactions.0.items.1.price` → `…_0_items-1-price`.
 */
export function domId(path: string): string {
  const [, record, within] = WITHIN_RECORD.exec(path) ?? [];
  const model = modelIn(path);
  if (record === undefined || within === undefined || !isModelName(model) || MODEL_KINDS[model] !== 'list')
    return `${ID_PREFIX}_${path.replaceAll('.', '_')}`;
  return `${ID_PREFIX}_${record.replace('.', '_')}_${within.replaceAll('.', '-')}`;
}

/** The path of a row that only displays a saved record: a list of the same records may stand on the page, too. */
export const displayRowPath = (model: ModelName, index: number): string => `${model}.${index}.row`;

/**
 * The place that RJSF's id of a field names. Models and records have no underscore in their names, fields may.
 * Throws where the id is of no field of a claim.
 */
export function fieldLocation(id: string): FieldLocation {
  const [, model = '', rest = ''] = /^root_([^_]+)_(.+)$/.exec(id) ?? [];
  if (!isModelName(model)) throw new Error(`No field of a claim has the id ${id}.`);
  if (MODEL_KINDS[model] === 'single') return { model, field: rest };
  const [, record, field] = /^([^_]+)_(.+)$/.exec(rest) ?? [];
  if (record === undefined || field === undefined) throw new Error(`No field of a claim has the id ${id}.`);
  // A name has no hyphen, an id has: that of a document.
  return { model, record, field: field.startsWith('@') ? field : field.replaceAll('-', '.') };
}

/** Whether the place is in a draft: saved records are counted, drafts have ids. */
export const isInDraft = ({ record }: FieldLocation): boolean =>
  record !== undefined && !/^\d+$/.test(record);

/** `claimantInfo.firstName`, `claimTransactions.0.amount`. */
export function pathOfField({ model, record, field }: FieldLocation): string {
  return record === undefined ? `${model}.${field}` : `${model}.${record}.${field}`;
}
