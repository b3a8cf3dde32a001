import { valueOfOperand } from './conditions.ts';
import { todayInLosAngeles } from './days.ts';
import { judgeDocumentsRequired, judgeRecords } from './listRules.ts';
import { demandedRules, isAsked, isRecordLive, stateByPages } from './liveness.ts';
import {
  held,
  isRecord,
  lowerFirst,
  type OracleError,
  type RawContext,
  type RawField,
  type RawModel,
  type RawPage,
  type RawRecord,
  type RawRule,
  recordsOf,
} from './raw.ts';
import { DOCUMENTS, demandedOfDocuments } from './recordDocuments.ts';
import { isOfRequiredFamily, judgeRule } from './rules.ts';
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
import { areEqual, asNumber, calculated, fieldValue, isEmpty, type Value } from './values.ts';
import { isBelow, wellTyped } from './wrongTypes.ts';

export type OracleAudience = 'browser' | 'server' | 'cli';

export interface OracleVerdict {
  errors: OracleError[];
  /** C4-22: paths whose sent value is not the settled one. */
  changes: string[];
}

/** What is asked of every part of the claim. */
interface Inquiry {
  at: Case;
  pages: RawPage[];
  audience: OracleAudience;
  changes: string[];
}

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
  return judgeWithPages(models, [], context, claim, audience).errors;
}

/** The same for a form with pages, whose blocks and dependencies decide what is live. */
export function judgeWithPages(
  models: RawModel[],
  pages: RawPage[],
  context: RawContext,
  claim: RawRecord,
  audience: OracleAudience,
): OracleVerdict {
  const typed = wellTyped(models, claim);
  const at: Case = {
    models,
    claim: typed.claim,
    today: todayInLosAngeles(context.now),
    allowedCharacters: context.allowedCharacters,
    entry: context.entry,
    worth: valueOfOperand,
    stateOf: stateByPages(pages),
    isShared: (row) => isRecordLive(pages, row, at),
  };
  const inquiry: Inquiry = { at, pages, audience, changes: [] };
  const judged = models.flatMap((model) => judgeModel(model, inquiry));
  const errors = [...typed.errors, ...judged.filter(({ path }) => !isBelow(path, typed.errors))];
  return { errors, changes: inquiry.changes };
}

function judgeModel(model: RawModel, inquiry: Inquiry): OracleError[] {
  const { at } = inquiry;
  const path = nameOfModel(model);
  const scope: Scope = { at, rows: [], model };
  if (isListModel(model)) return judgeListModel(model, path, scope, inquiry);
  const sent = held(at.claim, path);
  const record = isRecord(sent) ? sent : {};
  return model.fields.flatMap((field) => {
    const value = valueInModel(at, model, field);
    return judgeField(field, { path, key: path, record, scope, value, inDisabledList: false }, inquiry);
  });
}

function judgeListModel(model: RawModel, path: string, scope: Scope, inquiry: Inquiry): OracleError[] {
  if (!inquiry.at.stateOf(scope).live) {
    if (recordsOf(inquiry.at.claim[path]).length > 0) inquiry.changes.push(path);
    return [];
  }
  const rows = rowsOfModel(inquiry.at, model);
  for (const [place] of recordsOf(inquiry.at.claim[path]).entries())
    if (!rows.some((row) => row.place === place)) inquiry.changes.push(`${path}.${place}`);
  const written = [...(model.rules ?? []), ...demandedRules(inquiry.pages, path)].filter((rule) =>
    isAsked(inquiry.pages, path, rule, scope),
  );
  const rules = path === DOCUMENTS ? [...written, ...demandedOfDocuments(inquiry.pages, scope)] : written;
  const own = rules.flatMap((rule) => {
    if (lowerFirst(rule.name) === 'documentsRequired') return judgeDocumentsRequired(rule, scope);
    if (lowerFirst(rule.name) === 'records') return judgeRecords(rule, path, rows, scope);
    throw new Error(`The oracle does not know the rule ${rule.name} on a list model`);
  });
  return [...own, ...judgeRows({ path, key: path, inDisabledList: false }, rows, inquiry)];
}

/** Where rows are: their list's path, with and without indices, and whether the list is disabled. */
interface RowsPlace {
  path: string;
  key: string;
  inDisabledList: boolean;
}

function judgeRows(place: RowsPlace, rows: Row[], inquiry: Inquiry): OracleError[] {
  return rows.flatMap((row) =>
    row.fields.flatMap((field) =>
      judgeFieldOfRow(row, field, { ...place, path: `${place.path}.${row.place}` }, inquiry),
    ),
  );
}

function judgeFieldOfRow(row: Row, field: RawField, place: RowsPlace, inquiry: Inquiry): OracleError[] {
  const { at } = inquiry;
  const name = lowerFirst(field.name);
  const value = valueInRow(at, row, field);
  const scope = scopeOfRow(at, row);
  const own = judgeField(field, { ...place, record: row.raw, scope, value }, inquiry);
  if (field.type !== 'list') return own;
  const inner: RowsPlace = {
    path: `${place.path}.${name}`,
    key: `${place.key}.${name}`,
    // What is in a disabled list cannot be entered either (docs/decisions/0002).
    inDisabledList: at.stateOf(scope, name).disabled,
  };
  return [...own, ...judgeRows(inner, rowsOfField(at, row, field), inquiry)];
}

interface Place {
  path: string;
  /** The path without the indices of records. */
  key: string;
  record: RawRecord;
  scope: Scope;
  value: Value;
  inDisabledList: boolean;
}

function judgeField(field: RawField, place: Place, inquiry: Inquiry): OracleError[] {
  const { scope, value, record } = place;
  const name = lowerFirst(field.name);
  const path = `${place.path}.${name}`;
  const { live, disabled: own, reset } = inquiry.at.stateOf(scope, name);
  const disabled = own || place.inDisabledList;
  if ((!live || reset) && !areEqual(fieldValue(field, held(record, name)), value)) inquiry.changes.push(path);
  if (!live || (field.clientOnly && inquiry.audience === 'server')) return [];
  const rules = [...(field.rules ?? []), ...demandedRules(inquiry.pages, `${place.key}.${name}`)];
  const asked = rules.filter((rule) => !(disabled && isOfRequiredFamily(rule.name)));
  const failed = asked.flatMap((rule) => judgeOne(rule, field, path, { disabled, ...place }, inquiry));
  return [...computedErrors(field, path, place), ...numberErrors(field, path, place), ...failed];
}

function judgeOne(
  rule: RawRule,
  field: RawField,
  path: string,
  place: Place & { disabled: boolean },
  { at, audience }: Inquiry,
): OracleError[] {
  const name = lowerFirst(rule.name);
  if (name === 'requiredOnClientOnly' && audience === 'server') return [];
  if (name === 'records') {
    const [row] = place.scope.rows;
    const rows = row ? rowsOfField(at, row, field) : [];
    // The `min` of `records` is of the required family, so a disabled list need not have it.
    const { min: _min, ...others } = rule.namedParams ?? {};
    return judgeRecords(place.disabled ? { ...rule, namedParams: others } : rule, path, rows, place.scope);
  }
  const message = judgeRule(rule, place.value, place.scope, place.disabled);
  return message === null ? [] : [{ path, rule: name, message }];
}

/** C8-35: a number field whose text reads as no number (C3-05), once, before its rules. */
function numberErrors(field: RawField, path: string, { value }: Place): OracleError[] {
  if (field.type !== 'number' || isEmpty(value) || asNumber(value) !== null) return [];
  return [{ path, rule: 'number', message: 'Enter a number' }];
}

/** C8-09: what is absent or empty (C3-01) is no sent value. */
function computedErrors(field: RawField, path: string, { record, scope }: Place): OracleError[] {
  if (field.computed === undefined) return [];
  const sent = held(record, lowerFirst(field.name));
  if (sent === null || sent === undefined || isEmpty(fieldValue(field, sent))) return [];
  const recomputed = calculated(field, valueOfOperand(field.computed, scope));
  if (areEqual(fieldValue(field, sent), recomputed)) return [];
  return [{ path, rule: 'computed', message: 'The value does not match the calculation' }];
}
