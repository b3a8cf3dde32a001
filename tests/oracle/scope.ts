import {
  held,
  isRecord,
  lowerFirst,
  type RawField,
  type RawModel,
  type RawRecord,
  recordsOf,
} from './raw.ts';
import { calculated, EMPTY, fieldValue, type Value } from './values.ts';

/** One claim under judgement with its models. */
export interface Case {
  models: RawModel[];
  claim: RawRecord;
  today: number;
  allowedCharacters: string | null;
  /** C8-23: by which way the claimant came in. */
  entry?: string | undefined;
  /** What an operand is worth: conditions.ts, handed in because operands look up computed fields again. */
  worth: (operand: unknown, scope: Scope) => Value;
  /** C4-22, liveness.ts: what the pages say about a field here, or about a list model (`name` left out). */
  stateOf: (scope: Scope, name?: string) => FieldState;
  /** C8-14, liveness.ts: whether a record of a list is live, where blocks share the list. */
  isShared: (row: Row) => boolean;
}

/** What the pages make of a field now. A field that is placed nowhere is live. */
export interface FieldState {
  live: boolean;
  disabled: boolean;
  /** What a dependency that is not met leaves in a field that stays visible. */
  reset?: { value: unknown };
}

/** A record of a list, and the record that the list is in. */
export interface Row {
  list: string;
  /** Its place in its list, from 0 on. */
  place: number;
  fields: RawField[];
  raw: RawRecord;
  around: Row | null;
  model: RawModel;
}

/** Where a rule stands: the rows it may look into, innermost first, its own model, and C4-18's other one. */
export interface Scope {
  at: Case;
  rows: Row[];
  model: RawModel;
  context?: RawModel;
}

const LISTS = ['prepopulatedData', 'documentContexts', 'claimTransactions'];

export function nameOfModel(model: RawModel): string {
  return lowerFirst(model.metadata.dtoMapping);
}

export function isListModel(model: RawModel): boolean {
  return LISTS.includes(nameOfModel(model));
}

export function modelNamed(at: Case, name: string): RawModel {
  const found = at.models.find((model) => nameOfModel(model) === lowerFirst(name));
  if (!found) throw new Error(`The oracle found no model ${name}`);
  return found;
}

/** The records of a list model as they were sent, live or not. */
export function sentRowsOfModel(at: Case, model: RawModel): Row[] {
  const list = nameOfModel(model);
  return recordsOf(held(at.claim, list)).map((raw, place) => ({
    list,
    place,
    fields: model.fields,
    raw,
    around: null,
    model,
  }));
}

/** C8-05, C5-05: the records of a list model; none where it is absent. */
export function rowsOfModel(at: Case, model: RawModel): Row[] {
  if (!at.stateOf({ at, rows: [], model }).live) return [];
  return sentRowsOfModel(at, model).filter((row) => at.isShared(row));
}

/** C8-12: the records of a list field of a record. */
export function rowsOfField(at: Case, row: Row, field: RawField): Row[] {
  const name = lowerFirst(field.name);
  if (!at.stateOf(scopeOfRow(at, row), name).live) return [];
  return recordsOf(held(row.raw, name)).map((raw, place) => ({
    list: name,
    place,
    fields: field.fields ?? [],
    raw,
    around: row,
    model: row.model,
  }));
}

/** The scope in which a record's own rules stand. */
export function scopeOfRow(at: Case, row: Row): Scope {
  return { at, rows: row.around ? [row, row.around] : [row], model: row.model };
}

function fieldNamed(fields: RawField[], name: string): RawField | undefined {
  return fields.find((field) => lowerFirst(field.name) === lowerFirst(name));
}

/** C4-22: what is not live is null. C8-09: a computed field is worth its calculation, whatever was sent. */
function valueIn(scope: Scope, field: RawField, record: RawRecord): Value {
  const { live, reset } = scope.at.stateOf(scope, lowerFirst(field.name));
  if (!live) return fieldValue(field, null);
  if (reset) return fieldValue(field, reset.value);
  if (field.computed === undefined) return fieldValue(field, held(record, lowerFirst(field.name)));
  return calculated(field, scope.at.worth(field.computed, scope));
}

export function valueInRow(at: Case, row: Row, field: RawField): Value {
  return valueIn(scopeOfRow(at, row), field, row.raw);
}

export function valueInModel(at: Case, model: RawModel, field: RawField): Value {
  const sent = held(at.claim, nameOfModel(model));
  return valueIn({ at, rows: [], model }, field, isRecord(sent) ? sent : {});
}

/** The field that a name means here, as `lookUp` finds it. */
export function fieldMeant(name: string, scope: Scope, inModel?: string): RawField | undefined {
  if (inModel !== undefined) {
    const row = scope.rows.find((candidate) => candidate.list === lowerFirst(inModel));
    return fieldNamed(row?.fields ?? modelNamed(scope.at, inModel).fields, name);
  }
  if (scope.context) return fieldNamed(scope.context.fields, name);
  const own = scope.rows.map((row) => fieldNamed(row.fields, name)).find((field) => field !== undefined);
  return own ?? fieldNamed(scope.model.fields, name);
}

function valueOfModelField(at: Case, model: RawModel, name: string): Value {
  const field = fieldNamed(model.fields, name);
  if (!field || isListModel(model))
    throw new Error(`The oracle found no field ${name} in ${nameOfModel(model)}`);
  return valueInModel(at, model, field);
}

/** C8-13: the innermost record, the record around it, the rule's own model; C4-18 and `model` redirect. */
export function lookUp(name: string, scope: Scope, inModel?: string): Value {
  if (inModel !== undefined) return lookUpInModel(name, scope, inModel);
  if (scope.context) return valueOfModelField(scope.at, scope.context, name);
  for (const row of scope.rows) {
    const field = fieldNamed(row.fields, name);
    if (field) return valueInRow(scope.at, row, field);
  }
  return valueOfModelField(scope.at, scope.model, name);
}

/** `model` may name a list only inside a record of that list. */
function lookUpInModel(name: string, scope: Scope, inModel: string): Value {
  const row = scope.rows.find((candidate) => candidate.list === lowerFirst(inModel));
  const field = row && fieldNamed(row.fields, name);
  if (row && field) return valueInRow(scope.at, row, field);
  return valueOfModelField(scope.at, modelNamed(scope.at, inModel), name);
}

/** The records that `count` and `sum` go through: of a list of the own record, or of a list model. */
export function rowsNamed(name: string, scope: Scope): Row[] {
  for (const row of scope.rows) {
    const field = fieldNamed(row.fields, name);
    if (field?.type === 'list') return rowsOfField(scope.at, row, field);
  }
  return rowsOfModel(scope.at, modelNamed(scope.at, name));
}

/** C8-22: the first record of prepopulatedData; without a record every member is empty, a boolean too. */
export function memberValue(name: string, { at }: Scope): Value {
  const [row] = rowsOfModel(at, modelNamed(at, 'prepopulatedData'));
  return row ? valueInRow(at, row, fieldOfRow(row, name)) : EMPTY;
}

export function memberField(name: string, { at }: Scope): RawField | undefined {
  return fieldNamed(modelNamed(at, 'prepopulatedData').fields, name);
}

export function fieldOfRow(row: Row, name: string): RawField {
  const field = fieldNamed(row.fields, name);
  if (!field) throw new Error(`The oracle found no field ${name} in a record of ${row.list}`);
  return field;
}
