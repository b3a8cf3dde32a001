import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TestOperator } from '../transforms/ground/conditionTable.ts';
import type { OperandKind } from '../transforms/ground/operandTable.ts';
import { isContainer } from '../transforms/ground/pointer.ts';
import { calculation, condition } from './agreement/drawConditions.ts';
import { LIST_MODELS, type Place } from './agreement/roster.ts';
import { OWN_CASES_FOLDER, readVectors } from './oracle/caseFiles.ts';

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

const OPERATORS: Readonly<Record<TestOperator, true>> = {
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

const ALL_KEYS = [...Object.values(WRITTEN), ...Object.keys(OPERATORS)];

const single: Place = { model: 'claimDetails', rows: [] };
const inRow: Place = {
  model: 'claimTransactions',
  rows: [{ list: 'claimTransactions', fields: LIST_MODELS.claimTransactions ?? [] }],
};

const keysIn = (value: unknown): string[] =>
  isContainer(value) ? Object.entries(value).flatMap(([key, part]) => [key, ...keysIn(part)]) : [];

/** The keys within conditions and calculations of models. */
function keysOfModels(value: unknown): string[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const isCalculated = key === 'computed' || key === 'condition';
    return isCalculated ? keysIn(part) : keysOfModels(part);
  });
}

it('every operand and operator is drawn, so that the oracle judges it too', () => {
  const arbitraries = [single, inRow].flatMap((place) => [
    condition(place, 2),
    ...(['string', 'number', 'date'] as const).map((type) => calculation(type, place)),
  ]);
  const drawn = arbitraries.flatMap((one) => fc.sample(one, { seed: 7, numRuns: 400 })).flatMap(keysIn);
  expect(ALL_KEYS.filter((key) => !drawn.includes(key))).toEqual([]);
});

it('every operand and operator has a case in tests/cases', () => {
  const keys = readVectors(OWN_CASES_FOLDER).flatMap(({ models }) => keysOfModels(models));
  expect(ALL_KEYS.filter((key) => !keys.includes(key))).toEqual([]);
});
