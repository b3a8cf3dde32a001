import {
  held,
  isRecord,
  lowerFirst,
  type OracleError,
  type RawField,
  type RawModel,
  type RawRecord,
} from './raw.ts';
import { isListModel, nameOfModel } from './scope.ts';

/** C12-13: a claim without its values of the wrong JSON type, and an error at the path of each. */
export interface Typed {
  claim: RawRecord;
  errors: OracleError[];
}

const MESSAGE =
  'We could not read this answer. Reload the page and enter it again. If that does not help, call us.';

/** C3-07, C12-13: which JSON values a field may have; null is of every type, but a null record is not. */
const FITS: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'string' || typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string',
  file: isRecord,
  list: Array.isArray,
};

export function wellTyped(models: RawModel[], claim: RawRecord): Typed {
  const errors: OracleError[] = [];
  const wrong = (path: string): undefined => {
    errors.push({ path, rule: 'type', message: MESSAGE });
    return undefined;
  };
  const ofField = (value: unknown, field: RawField, path: string): unknown => {
    const fits = FITS[field.type];
    if (!fits) throw new Error(`The oracle does not know the type ${field.type}`);
    if (!fits(value)) return wrong(path);
    return Array.isArray(value) ? ofRows(value, field.fields ?? [], path) : value;
  };
  const ofRecord = (record: RawRecord, fields: RawField[], path: string): RawRecord => {
    const kept = { ...record };
    for (const field of fields) {
      const name = lowerFirst(field.name);
      const value = held(record, name);
      if (value !== undefined && value !== null) kept[name] = ofField(value, field, `${path}.${name}`);
    }
    return kept;
  };
  const ofRows = (rows: unknown[], fields: RawField[], path: string): RawRecord[] =>
    rows.map((row, index) => {
      if (isRecord(row)) return ofRecord(row, fields, `${path}.${index}`);
      wrong(`${path}.${index}`);
      return {};
    });
  const kept: RawRecord = { ...claim };
  for (const model of models) {
    const name = nameOfModel(model);
    const value = claim[name];
    if (value === undefined || value === null) continue;
    if (isListModel(model))
      kept[name] = Array.isArray(value) ? ofRows(value, model.fields, name) : wrong(name);
    else kept[name] = isRecord(value) ? ofRecord(value, model.fields, name) : wrong(name);
  }
  return { claim: kept, errors };
}

/** C12-13: whether a path is that of a wrong type, or lies below it: no other rule is judged there. */
export function isBelow(path: string, errors: readonly OracleError[]): boolean {
  return errors.some((error) => path === error.path || path.startsWith(`${error.path}.`));
}
