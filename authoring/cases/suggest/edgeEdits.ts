import { extname } from 'node:path';
import { evaluateCondition } from '../../../transforms/conditions/evaluate.ts';
import type { RuleNode } from '../../../transforms/form/formModel.ts';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../../transforms/ground/claim.ts';
import { lastStep, pathSteps } from '../../../transforms/ground/claimPath.ts';
import type { CompiledCondition } from '../../../transforms/ground/expressions.ts';
import { formatDay, parseDay, shiftDay } from '../../../transforms/values/day.ts';
import { meaningOf } from '../../../transforms/vocabulary/authoring.ts';
import type { MeaningOf } from '../../../transforms/vocabulary/ruleMeaning.ts';
import type { Assessed } from '../../search/assess.ts';
import { inField } from '../../search/demands.ts';
import { type Change, type Edit, valueOn } from '../../search/edits.ts';
import { type EditSite, operandNumber, plain, siteAfter } from '../../search/editTools.ts';
import type { FormSearch } from '../../search/formSearch.ts';
import { additions } from '../../search/listEdits.ts';
import type { SearchField } from '../../search/searchForm.ts';
import { nounOf, placeWords } from './caseName.ts';
import { edgesOf } from './edgesOf.ts';
import type { Tried } from './trials.ts';

/** Maximum number of records in a list of a suggested case, because longer cases are unreadable. */
const MOST_RECORDS = 250;

/** Returns edits that break a rule at its bound: a value just beyond it, one record more than the maximum. */
export function edgeEdits(rule: RuleNode, assessed: Assessed, search: FormSearch): Edit[] {
  const { searchForm, tools } = search;
  const field = searchForm.fields.get(rule.owner.key);
  if (!field) return [];
  const meaning = meaningOf(rule);
  if (meaning.kind === 'records')
    return recordEdits(
      rule.owner.key,
      meaning,
      { claim: assessed.claim, moment: assessed.moment, rows: [] },
      search,
    );
  if (field.plan?.computed) return sumEdits(rule, field, assessed, search);
  const site = { claim: assessed.claim, moment: assessed.moment, rows: [] };
  const valueFor = (path: string): unknown => valueOn(assessed.claim, path) ?? tools.values.of(field)[0];
  return inField(field, site, assessed, tools, (path) =>
    edgesOf(rule, { field, given: valueFor(path), moment: assessed.moment }).map(({ value }) => [
      { path, value },
    ]),
  );
}

/**
 * Returns the name of a case with a list or total one step beyond a bound: "11 transactions, one more than the most
 * (10)"; undefined for any other case.
 */
export function titleOf(
  rule: RuleNode,
  { searchForm }: FormSearch,
  { verdict, moment }: Tried,
): string | undefined {
  const field = searchForm.fields.get(rule.owner.key);
  const { claim } = verdict;
  const meaning = meaningOf(rule);
  if (meaning.kind === 'records') {
    const list = claim[rule.owner.key as keyof ClaimDocument];
    const count = Array.isArray(list)
      ? list.filter((record) => record && isMeant(meaning, record, { claim, moment })).length
      : 0;
    return countWords(nounOf(rule.owner.key), meaning, count, { claim, moment, rows: [] });
  }
  if (!field?.plan?.computed) return undefined;
  const edge = edgesOf(rule, { field, given: null, moment }).find(
    ({ value }) => value === String(valueOn(claim, rule.owner.key)),
  );
  return edge && `${placeWords(rule.owner.key)}: ${edge.words}`;
}

type RecordsAsked = MeaningOf<'records'>;

function countWords(
  noun: string,
  { min, max }: RecordsAsked,
  count: number,
  site: EditSite,
): string | undefined {
  const most = max ? operandNumber(max, site) : null;
  const least = min ? operandNumber(min, site) : null;
  const counted = `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
  if (most !== null && count === most + 1) return `${counted}, one more than the most (${most})`;
  if (least !== null && count === least - 1) return `${counted}, one fewer than the least (${least})`;
  return undefined;
}

type Asked = Pick<EditSite, 'claim' | 'moment'>;

function isMeant(
  { where }: { where?: CompiledCondition },
  record: ClaimRecord,
  { claim, moment }: Asked,
): boolean {
  return !where || evaluateCondition(where, { claim, rows: [record], ...moment });
}

/** Returns words for a changed value just beyond the rule's bound; undefined for any other value. */
export function edgeWordsIn(
  rule: RuleNode,
  { value }: Change,
  { searchForm }: FormSearch,
  { moment }: Tried,
): string | undefined {
  const field = searchForm.fields.get(rule.owner.key);
  if (!field || typeof value !== 'string') return undefined;
  const text = value.replace(/☺$/, '');
  const { kind } = meaningOf(rule);
  const given = kind === 'decimals' || kind === 'characters' ? text : value;
  return edgesOf(rule, { field, given, moment }).find((edge) => edge.value === value)?.words;
}

/**
 * Returns edits of the records that a rule covers: one more than the maximum, one fewer than the minimum, a duplicate,
 * one out of order.
 */
function recordEdits(owner: string, asked: RecordsAsked, site: EditSite, search: FormSearch): Edit[] {
  const [model = '', list] = pathSteps(owner);
  const path = list === undefined ? model : `${model}.0.${list}`;
  const differing = differingField(owner, search);
  const given = editsOnRecords(asked, path, site, differing);
  if (given.length > 0) return given;
  const first = additions(path, 1, asked.where, site, search.tools);
  return editsOnRecords(asked, path, siteAfter(site, first), differing).map((edit) => [...first, ...edit]);
}

function editsOnRecords(
  asked: RecordsAsked,
  path: string,
  site: EditSite,
  differing: SearchField | undefined,
): Edit[] {
  const value = valueOn(site.claim, path);
  const records = Array.isArray(value) ? (value as (ClaimRecord | null)[]) : [];
  const meant = records.flatMap((record, index) =>
    record !== null && isMeant(asked, record, site) ? [{ record, at: `${path}.${index}` }] : [],
  );
  const last = meant.at(-1)?.record;
  if (!last) return [];
  const most = asked.max ? operandNumber(asked.max, site) : null;
  const least = asked.min ? operandNumber(asked.min, site) : null;
  const missing = most === null ? 0 : most + 1 - meant.length;
  const many = missing > 0 && missing <= MOST_RECORDS ? [differing, undefined] : [];
  const more = many.map((field) => copies(path, records.length, missing, last, field));
  const isFewer = least !== null && meant.length >= least;
  const gone = meant.slice(isFewer ? least - 1 : meant.length).reverse();
  const same = asked.uniqueBy ? [[copyAt(path, records.length, last)]] : [];
  const earlier = asked.orderedBy ? dayBefore(path, records.length, last, asked.orderedBy.field) : [];
  return [...more, ...(gone.length > 0 ? [gone.map(({ at }) => ({ path: at }))] : []), ...same, ...earlier];
}

/** Returns the edit that adds a record dated one day before the last one. */
function dayBefore(path: string, index: number, record: ClaimRecord, field: string): Edit[] {
  const day = parseDay(record[field]);
  const before = day === null ? null : shiftDay(day, { years: 0, months: 0, days: -1 });
  return before === null ? [] : [[copyAt(path, index, { ...record, [field]: formatDay(before) })]];
}

/** Returns changes that add copies of a record, with different values in a field that must be unique. */
function copies(
  path: string,
  from: number,
  count: number,
  record: ClaimRecord,
  field?: SearchField,
): Change[] {
  const name = field ? lastStep(field.key) : '';
  return Array.from({ length: count }, (_, index) => {
    const number = String(from + index + 1);
    const own = field && {
      [name]: field.type === 'number' ? number : `${String(record[name] ?? '')} ${number}`,
    };
    return copyAt(path, from + index, { ...record, ...own });
  });
}

/** Finds the field in which records of a list must differ, if its numbers or texts can be counted up. */
function differingField(owner: string, { searchForm }: FormSearch): SearchField | undefined {
  const names = (searchForm.fields.get(owner)?.rules ?? []).flatMap((rule) => {
    const meaning = meaningOf(rule);
    return meaning.kind === 'records' ? (meaning.uniqueBy ?? []).map(({ field }) => field) : [];
  });
  const fields = names.flatMap((name) => searchForm.fields.get(`${owner}.${name}`) ?? []);
  const free = fields.filter(({ inputs }) => inputs.every(({ options }) => !options));
  return free.find(({ type }) => type === 'number') ?? free.find(({ type }) => type === 'string');
}

/**
 * Returns edits of records whose sum is one step beyond the bound of a computed total, each with the largest amount
 * that it allows.
 */
function sumEdits(
  rule: RuleNode,
  field: SearchField,
  assessed: Assessed,
  { searchForm }: FormSearch,
): Edit[] {
  const computed = field.plan?.computed;
  if (!computed || !('sum' in computed) || !('list' in computed.of) || 'model' in computed.sum) return [];
  const list = computed.of.list;
  const { field: summed } = computed.sum;
  const value = valueOn(assessed.claim, list);
  const record = Array.isArray(value)
    ? (value as (ClaimRecord | null)[]).findLast((one) => one !== null)
    : null;
  if (!record) return [];
  const ranges = (searchForm.fields.get(`${list}.${summed}`)?.rules ?? []).flatMap((other) => {
    const meaning = meaningOf(other);
    return meaning.kind === 'number' && meaning.max !== null ? [Number(meaning.max)] : [];
  });
  const around = { field, given: null, moment: assessed.moment };
  return edgesOf(rule, around).flatMap(({ value: text }): Edit[] => {
    const total = Number(text);
    const each = Math.min(...ranges, total);
    const count = Math.ceil(total / each);
    if (!(each > 0) || count > MOST_RECORDS) return [];
    const parts = Array.from({ length: count }, (_, index) =>
      index < count - 1 ? each : total - each * (count - 1),
    );
    return [parts.map((part, index) => copyAt(list, index, { ...record, [summed]: plain(part) }))];
  });
}

/** Returns the change that adds a copy of a record, with a new identifier and file name. */
function copyAt(path: string, index: number, record: ClaimRecord): Change {
  const entries = Object.entries(record).map(([name, value]): [string, FieldValue] => {
    if (name === `${path.replace(/s$/, '')}Id`) return [name, `record-${plain(index + 1)}`];
    if (value && typeof value === 'object' && 'size' in value)
      return [name, { ...value, name: `document-${index + 1}${extname(value.name)}` }];
    return [name, value as FieldValue];
  });
  return { path: `${path}.${index}`, value: Object.fromEntries(entries) };
}
