import { holds, rowsWhere, valueOfOperand } from './conditions.ts';
import { compareFractions, plainDigits } from './fractions.ts';
import { isRecord, lowerFirst, type OracleError, type RawRecord, type RawRule } from './raw.ts';
import {
  fieldOfRow,
  modelNamed,
  type Row,
  rowsOfModel,
  type Scope,
  scopeOfRow,
  valueInRow,
} from './scope.ts';
import { areEqual, asDay, asNumber, composedText, isEmpty, type Value } from './values.ts';

/** Every rule on lists as a whole that the oracle knows, as contract section 8 spells them. */
export const LIST_RULES = ['records', 'documentsRequired'];

/** Numbers, days or text by code point: below 0 where a is below b; null where one cannot be read. */
function compareInOrder(type: string, a: Value, b: Value): number {
  if (type === 'number') {
    const [x, y] = [asNumber(a), asNumber(b)];
    return x && y ? compareFractions(x, y) : 0;
  }
  if (type === 'date') return (asDay(a) ?? 0) - (asDay(b) ?? 0);
  const [x, y] = [[...composedText(a).trim()], [...composedText(b).trim()]];
  for (let i = 0; i < Math.min(x.length, y.length); i += 1) {
    const difference = (x[i]?.codePointAt(0) ?? 0) - (y[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return x.length - y.length;
}

function isReadable(type: string, value: Value): boolean {
  if (type === 'number') return asNumber(value) !== null;
  if (type === 'date') return asDay(value) !== null;
  return !isEmpty(value);
}

/** R5-41: what the product itself says where a page demands documents. */
const OWN_TEXTS: Record<string, string | undefined> = {
  LocKey_Validation_ProvideDocumentation: 'Add at least one entry.',
};

/** A bound with its noun and verb in English: of one entry, and of one below none, in the singular. */
function entriesAre(bound: Parameters<typeof plainDigits>[0]): string {
  const digits = plainDigits(bound);
  return /^-?1$/.test(digits) ? `${digits} entry is` : `${digits} entries are`;
}

/** C8-05: an empty bound is no bound. */
function boundErrors(rule: RawRule, path: string, rows: Row[], scope: Scope): OracleError[] {
  const named = rule.namedParams ?? {};
  const own = OWN_TEXTS[rule.errorMessageKeys?.default ?? ''];
  const errors: OracleError[] = [];
  const count = { top: BigInt(rows.length), bottom: 1n };
  const min = named.min === undefined ? null : asNumber(valueOfOperand(named.min, scope));
  const max = named.max === undefined ? null : asNumber(valueOfOperand(named.max, scope));
  if (min && compareFractions(count, min) < 0) {
    const message = own ?? `At least ${entriesAre(min)} needed`;
    errors.push({ path, rule: 'records', message });
  }
  if (max && compareFractions(count, max) > 0) {
    errors.push({ path, rule: 'records', message: `At most ${entriesAre(max)} allowed` });
  }
  return errors;
}

function repeatErrors(path: string, names: string[], rows: Row[], scope: Scope): OracleError[] {
  const keyOf = (row: Row) => names.map((name) => valueInRow(scope.at, row, fieldOfRow(row, name)));
  const isBlank = (row: Row) => keyOf(row).every(isEmpty);
  const areSame = (a: Row, b: Row) => {
    const [x, y] = [keyOf(a), keyOf(b)];
    return x.every((value, i) => areEqual(value, y[i] ?? { kind: 'empty' }));
  };
  return rows.flatMap((row, i) => {
    if (isBlank(row) || !rows.slice(0, i).some((earlier) => areSame(earlier, row))) return [];
    const message = 'This entry repeats an earlier one';
    return [{ path: `${path}.${row.place}.${lowerFirst(names[0] ?? '')}`, rule: 'records', message }];
  });
}

function orderErrors(path: string, name: string, rows: Row[], scope: Scope): OracleError[] {
  const errors: OracleError[] = [];
  let last: Value | null = null;
  for (const row of rows) {
    const field = fieldOfRow(row, name);
    const value = valueInRow(scope.at, row, field);
    if (!isReadable(field.type, value)) continue;
    if (last && compareInOrder(field.type, value, last) < 0) {
      errors.push({
        path: `${path}.${row.place}.${lowerFirst(name)}`,
        rule: 'records',
        message: 'The entries must be in order',
      });
    }
    last = value;
  }
  return errors;
}

function namesOf(raw: unknown): string[] {
  return Array.isArray(raw) ? raw.map(String) : [];
}

/** C8-05, of a list model or of a list within a record; C8-14, with `where` of the records for which it holds. */
export function judgeRecords(rule: RawRule, path: string, rows: Row[], scope: Scope): OracleError[] {
  const named = rule.namedParams ?? {};
  const names = namesOf(named.uniqueBy);
  const kept = rowsWhere(rows, named.where, scope);
  const ofRecords = [
    ...(names.length > 0 ? repeatErrors(path, names, kept, scope) : []),
    ...(typeof named.orderedBy === 'string' ? orderErrors(path, named.orderedBy, kept, scope) : []),
  ];
  return [
    ...boundErrors(rule, path, kept, scope),
    ...ofRecords.filter((error) => isAtLiveField(error, rows, scope)),
  ];
}

/** C4-21: errors of fields that are not live are dropped, those too that a rule of the whole list puts there. */
function isAtLiveField({ path }: OracleError, rows: Row[], scope: Scope): boolean {
  const [index = '', name = ''] = path.split('.').slice(-2);
  const row = rows.find(({ place }) => place === Number(index));
  return row !== undefined && scope.at.stateOf(scopeOfRow(scope.at, row), name).live;
}

function textOfField(row: Row, name: string, scope: Scope): Value {
  return valueInRow(scope.at, row, fieldOfRow(row, name));
}

/** How many of what: in English, of one in the singular. */
function documentsAre(bound: Parameters<typeof plainDigits>[0]): string {
  const digits = plainDigits(bound);
  return /^-?1$/.test(digits) ? `${digits} document of this kind is` : `${digits} documents of this kind are`;
}

/** So many documents where at least one is needed, or as many as `min` and `max` say. */
function countErrors(path: string, document: RawRecord, found: number, scope: Scope): OracleError[] {
  const kind = String(document.kind);
  const count = { top: BigInt(found), bottom: 1n };
  const least = document.min === undefined ? ONE : asNumber(valueOfOperand(document.min, scope));
  const most = document.max === undefined ? null : asNumber(valueOfOperand(document.max, scope));
  const errors: OracleError[] = [];
  const add = (message: string) => errors.push({ path, rule: 'documentsRequired', message });
  if (least && compareFractions(count, least) < 0)
    add(
      compareFractions(least, ONE) === 0
        ? `A document is missing: ${kind}`
        : `At least ${documentsAre(least)} needed: ${kind}`,
    );
  if (most && compareFractions(count, most) > 0) add(`At most ${documentsAre(most)} allowed: ${kind}`);
  return errors;
}

const ONE = { top: 1n, bottom: 1n };

function judgeDocument(document: RawRecord, saved: Row[], scope: Scope): OracleError[] {
  const kind = String(document.kind);
  const ofKind = saved.filter((row) =>
    areEqual(textOfField(row, 'kind', scope), { kind: 'text', text: kind }),
  );
  if (typeof document.per !== 'string') {
    const wanted = document.when === undefined || holds(document.when, scope);
    return wanted ? countErrors('documentContexts', document, ofKind.length, scope) : [];
  }
  const list = lowerFirst(document.per);
  return rowsOfModel(scope.at, modelNamed(scope.at, list)).flatMap((record) => {
    if (document.when !== undefined && !holds(document.when, scopeOfRow(scope.at, record))) return [];
    const id = textOfField(record, 'claimTransactionId', scope);
    const isLinked = (row: Row) =>
      !isEmpty(id) && areEqual(textOfField(row, 'claimTransactionId', scope), id);
    const path = `${list}.${record.place}`;
    return countErrors(path, document, ofKind.filter(isLinked).length, scopeOfRow(scope.at, record));
  });
}

/** C8-06. */
export function judgeDocumentsRequired(rule: RawRule, scope: Scope): OracleError[] {
  const saved = rowsOfModel(scope.at, modelNamed(scope.at, 'documentContexts'));
  const documents = rule.namedParams?.documents;
  return (Array.isArray(documents) ? documents : [])
    .filter(isRecord)
    .flatMap((document) => judgeDocument(document, saved, scope));
}
