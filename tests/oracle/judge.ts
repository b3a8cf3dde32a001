import { valueOfOperand } from './conditions.ts';
import { todayInLosAngeles } from './days.ts';
import { judgeDocumentsRequired, judgeRecords } from './listRules.ts';
import {
  isRecord,
  lowerFirst,
  type OracleError,
  type RawContext,
  type RawField,
  type RawModel,
  type RawRecord,
} from './raw.ts';
import { judgeRule } from './rules.ts';
import {
  type Case,
  isListModel,
  nameOfModel,
  type Row,
  rowsOfField,
  rowsOfModel,
  type Scope,
  scopeOfRow,
  valueInModel,
  valueInRow,
} from './scope.ts';
import { areEqual, fieldValue, readAsNumber, type Value } from './values.ts';

export type OracleAudience = 'browser' | 'server' | 'cli';

/**
 * The second opinion: judges a claim by the contract's text alone (sections 2, 3, 4 and 8), straight from the
 * JSON of a case file with inline models. Nothing of it is shared with the product.
 */
export function judgeByTheText(
  models: RawModel[],
  context: RawContext,
  claim: RawRecord,
  audience: OracleAudience = 'cli',
): OracleError[] {
  const at: Case = {
    models,
    claim,
    today: todayInLosAngeles(context.now),
    allowedCharacters: context.allowedCharacters,
    worth: valueOfOperand,
  };
  return models.flatMap((model) => judgeModel(at, model, audience));
}

function judgeModel(at: Case, model: RawModel, audience: OracleAudience): OracleError[] {
  const path = nameOfModel(model);
  const scope: Scope = { at, rows: [], model };
  if (!isListModel(model)) {
    const sent = at.claim[path];
    const record = isRecord(sent) ? sent : {};
    return model.fields.flatMap((field) =>
      judgeField(field, { path, record, scope, value: valueInModel(at, model, field), audience }),
    );
  }
  const rows = rowsOfModel(at, model);
  return [...judgeListModel(model, path, rows, scope), ...judgeRows(at, path, rows, audience)];
}

function judgeListModel(model: RawModel, path: string, rows: Row[], scope: Scope): OracleError[] {
  return (model.rules ?? []).flatMap((rule) => {
    if (lowerFirst(rule.name) === 'documentsRequired') return judgeDocumentsRequired(rule, scope);
    if (lowerFirst(rule.name) === 'records') return judgeRecords(rule, path, rows, scope);
    throw new Error(`The oracle does not know the rule ${rule.name} on a list model`);
  });
}

function judgeRows(at: Case, path: string, rows: Row[], audience: OracleAudience): OracleError[] {
  return rows.flatMap((row, i) =>
    row.fields.flatMap((field) => judgeFieldOfRow(at, row, field, `${path}.${i}`, audience)),
  );
}

function judgeFieldOfRow(
  at: Case,
  row: Row,
  field: RawField,
  path: string,
  audience: OracleAudience,
): OracleError[] {
  const scope = scopeOfRow(at, row);
  const value = valueInRow(at, row, field);
  const own = judgeField(field, { path, record: row.raw, scope, value, audience });
  if (field.type !== 'list') return own;
  return [...own, ...judgeRows(at, `${path}.${lowerFirst(field.name)}`, rowsOfField(row, field), audience)];
}

interface Place {
  path: string;
  record: RawRecord;
  scope: Scope;
  value: Value;
  audience: OracleAudience;
}

function judgeField(field: RawField, place: Place): OracleError[] {
  if (field.clientOnly && place.audience === 'server') return [];
  const path = `${place.path}.${lowerFirst(field.name)}`;
  const errors = (field.rules ?? []).flatMap((rule): OracleError[] => {
    const name = lowerFirst(rule.name);
    if (name === 'requiredOnClientOnly' && place.audience === 'server') return [];
    if (name === 'records') return judgeRecords(rule, path, listRows(field, place), place.scope);
    const message = judgeRule(rule, place.value, place.scope);
    return message === null ? [] : [{ path, rule: name, message }];
  });
  return [...computedErrors(field, path, place), ...errors];
}

function listRows(field: RawField, { scope }: Place): Row[] {
  const row = scope.rows[0];
  return row ? rowsOfField(row, field) : [];
}

/** C8-09: absent or null is no sent value. */
function computedErrors(field: RawField, path: string, { record, scope }: Place): OracleError[] {
  if (field.computed === undefined) return [];
  const sent = record[lowerFirst(field.name)];
  if (sent === null || sent === undefined) return [];
  const computed = valueOfOperand(field.computed, scope);
  const recomputed = field.type === 'number' ? readAsNumber(computed) : computed;
  if (areEqual(fieldValue(field, sent), recomputed)) return [];
  return [{ path, rule: 'computed', message: 'The value does not match the calculation' }];
}
