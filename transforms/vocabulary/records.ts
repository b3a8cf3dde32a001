import { brokenBounds } from '../conditions/countBounds.ts';
import { matchingRecords } from '../conditions/matchingRecords.ts';
import { resolveParameterField, rowWithin, withinRow } from '../conditions/names.ts';
import type { PlacedRecord } from '../conditions/scope.ts';
import type { ClaimRecord } from '../ground/claim.ts';
import type { CompiledCondition, CompiledOperand, Reference } from '../ground/expressions.ts';
import { parseDay } from '../values/day.ts';
import { compareDecimals, type Decimal, parseDecimal } from '../values/decimal.ts';
import { isEmpty } from '../values/emptiness.ts';
import { areEqual } from '../values/equality.ts';
import { textOf } from '../values/text.ts';
import { defineAdapter, type RuleContext } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { condition, listOf, operand, optional, reference, wholeNumber } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface RecordsInstance {
  /** Position among the rules of its list, which its errors carry, so that a block finds its own (C8-14). */
  index: number;
  /** Condition on the records that it concerns; absent for all. */
  where?: CompiledCondition;
  min?: CompiledOperand;
  max?: CompiledOperand;
  uniqueBy?: Reference[];
  orderedBy?: Reference;
}

/** Failure of the rule: too few or too many records, or a record that repeats another or is out of order. */
export type RecordsFailure =
  | Failure<'min', 'min'>
  | Failure<'max', 'max'>
  | Failure<'unique' | 'ordered', never>;

function repeats(
  record: ClaimRecord,
  earlier: readonly ClaimRecord[],
  fields: readonly Reference[],
): boolean {
  if (fields.every(({ field, type }) => type !== 'boolean' && isEmpty(record[field]))) return false;
  return earlier.some((other) =>
    fields.every(({ field, type }) =>
      areEqual({ value: record[field], type }, { value: other[field], type }),
    ),
  );
}

function judgeUnique(rows: readonly PlacedRecord[], fields: readonly Reference[]): RecordsFailure[] {
  const records = rows.map(({ record }) => record);
  return rows.flatMap(({ record, index }, position) =>
    repeats(record, records.slice(0, position), fields)
      ? [{ variant: 'unique', path: `${index}.${fields[0]?.field}` }]
      : [],
  );
}

/** Key by which a field's values are sorted; null where the value cannot be read. */
type OrderKey = Decimal | number | string | null;

function orderKey(value: unknown, type: Reference['type']): OrderKey {
  if (isEmpty(value)) return null;
  if (type === 'number') return parseDecimal(value);
  return type === 'date' ? parseDay(value) : textOf(value).trim();
}

function compareText(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const order = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareKeys(a: NonNullable<OrderKey>, b: NonNullable<OrderKey>): number {
  if (typeof a === 'object' && typeof b === 'object') return compareDecimals(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  return Number(a) - Number(b);
}

function judgeOrder(rows: readonly PlacedRecord[], { field, type }: Reference): RecordsFailure[] {
  const failures: RecordsFailure[] = [];
  let last: NonNullable<OrderKey> | null = null;
  for (const { index, record } of rows) {
    const key = orderKey(record[field], type);
    if (key === null) continue;
    if (last !== null && compareKeys(key, last) < 0)
      failures.push({ variant: 'ordered', path: `${index}.${field}` });
    last = key;
  }
  return failures;
}

const judge: Judge<RecordsInstance, RecordsFailure> = (value, instance, site) => {
  const { index, where } = instance;
  const rows = matchingRecords(value, where, site);
  const failures = [
    ...brokenBounds(rows.length, instance, site),
    ...(instance.uniqueBy ? judgeUnique(rows, instance.uniqueBy) : []),
    ...(instance.orderedBy ? judgeOrder(rows, instance.orderedBy) : []),
  ];
  return failures.map((failure) => ({ ...failure, index }));
};

/** Rule on the number, uniqueness and order of the records of a list (C8-05). */
export const records = defineRule({
  judge,
  requiredFamily: ['min'],
  variants: { min: { plural: 'min' }, max: { plural: 'max' }, unique: {}, ordered: {} },
});

const PARAMETERS = {
  min: 'operand',
  max: 'operand',
  uniqueBy: 'recordFields',
  orderedBy: 'recordField',
  where: 'recordCondition',
} as const;

type RecordsReader = RuleReader<typeof PARAMETERS>;

/** Returns the scope of the list's own records. */
function recordScope(read: RecordsReader, { field, model }: RuleContext) {
  return withinRow({ models: read.scope.models, rows: [] }, rowWithin(field ?? model));
}

function uniqueBy(read: RecordsReader, context: RuleContext): Reference[] {
  const names = read.json('uniqueBy');
  const place = read.placeOf('uniqueBy');
  if (!Array.isArray(names) || names.length === 0)
    throw place.error(
      'wrong-parameter',
      'uniqueBy is not a list of field names',
      'Give a list with at least one field name.',
    );
  return names.map((name: unknown, index) => {
    if (typeof name !== 'string')
      throw place
        .at(index)
        .error('wrong-parameter', 'uniqueBy takes names of fields', 'Give the name of a field.');
    return resolveParameterField(name, recordScope(read, context), place.at(index));
  });
}

/** Reads the field of the order, which cannot be boolean. */
function orderedBy(read: RecordsReader, context: RuleContext): Reference {
  const place = read.placeOf('orderedBy');
  const found = resolveParameterField(read.text('orderedBy'), recordScope(read, context), place);
  if (found.type !== 'boolean') return found;
  throw place.error(
    'wrong-parameter',
    'orderedBy names a boolean field, which has no order',
    'Give a field of numbers, dates or text.',
  );
}

export const recordsAdapter = defineAdapter(records, {
  on: 'list',
  parameters: PARAMETERS,
  instance: () => ({
    index: wholeNumber,
    where: optional(condition),
    min: optional(operand),
    max: optional(operand),
    uniqueBy: optional(listOf(reference)),
    orderedBy: optional(reference),
  }),
  build: (read, context) => ({
    index: context.index,
    ...(read.has('where') && { where: read.where('where', rowWithin(context.field ?? context.model)) }),
    ...(read.has('min') && { min: read.operand('min') }),
    ...(read.has('max') && { max: read.operand('max') }),
    ...(read.has('uniqueBy') && { uniqueBy: uniqueBy(read, context) }),
    ...(read.has('orderedBy') && { orderedBy: orderedBy(read, context) }),
  }),
});
