import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import type { OperandKind } from '../../transforms/ground/operandTable.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';
import { calculation, condition } from './drawConditions.ts';
import { LIST_MODELS, type Place } from './roster.ts';

/** Keys that operands are written with; a literal is written as it is. */
const WRITTEN: Readonly<Record<Exclude<OperandKind, 'literal'>, string>> = {
  ref: 'field',
  member: 'member',
  entry: 'entry',
  today: 'today',
  shift: 'shift',
  count: 'count',
  sum: 'sum',
  add: 'add',
  multiply: 'multiply',
  subtract: 'subtract',
  divide: 'divide',
  daysBetween: 'daysBetween',
  round: 'round',
  least: 'least',
  greatest: 'greatest',
  first: 'first',
};

type Operator = Extract<CompiledCondition, { op: unknown }>['op'];

const OPERATORS: Readonly<Record<Operator, true>> = {
  equals: true,
  notEquals: true,
  in: true,
  matches: true,
  empty: true,
  greaterThan: true,
  atLeast: true,
  lessThan: true,
  atMost: true,
  before: true,
  onOrBefore: true,
  after: true,
  onOrAfter: true,
};

const single: Place = { model: 'claimDetails', rows: [] };
const inRow: Place = {
  model: 'claimTransactions',
  rows: [{ list: 'claimTransactions', fields: LIST_MODELS.claimTransactions ?? [] }],
};

const keysIn = (value: unknown): string[] =>
  isContainer(value) ? Object.entries(value).flatMap(([key, part]) => [key, ...keysIn(part)]) : [];

const drawn = [single, inRow].flatMap((place) => [
  condition(place, 2),
  ...(['string', 'number', 'date'] as const).map((type) => calculation(type, place)),
]);
const keys = new Set(
  drawn.flatMap((arbitrary) => fc.sample(arbitrary, { seed: 7, numRuns: 400 })).flatMap(keysIn),
);

it('every operand is drawn, so that the oracle judges it too', () => {
  expect(Object.values(WRITTEN).filter((key) => !keys.has(key))).toEqual([]);
});

it('every operator is drawn, so that the oracle judges it too', () => {
  expect(Object.keys(OPERATORS).filter((key) => !keys.has(key))).toEqual([]);
});
