import { partsOfOperand } from '../../transforms/conditions/parts.ts';
import type { SourceLocation } from '../../transforms/config/errors.ts';
import {
  type ConditionTable,
  type ConditionTest,
  conditionEntry,
  isTest,
  type TestTable,
  testEntry,
} from '../../transforms/ground/conditionTable.ts';
import type {
  CompiledCondition,
  CompiledOperand,
  ListReference,
} from '../../transforms/ground/expressions.ts';
import type { PageView } from '../view/bundleView.ts';
import type { FieldView, ModelView } from '../view/modelIndex.ts';

/** Returns the lists whose records contain a field, innermost first. */
export function rowsAround({ config, name }: ModelView, within: string | undefined): RowsOf[] {
  if (config.kind === 'single') return [];
  return within === undefined ? [{ model: name }] : [{ model: name, within }, { model: name }];
}

/** Purpose of a condition: what it decides. `records` is a `where`; `part` is a condition within another. */
export type Role =
  | 'asked'
  | 'forbidden'
  | 'assert'
  | 'skip'
  | 'exit'
  | 'block'
  | 'field'
  | 'records'
  | 'documents'
  | 'deadline'
  | 'wording'
  | 'part';

/** List of records that a name resolves in: a list model, or a list within its records. */
export interface RowsOf {
  model: string;
  within?: string;
}

/** Keys and indices that lead to a part of a condition or operand. */
export type Path = readonly (string | number)[];

/** Location of a condition or an operand in the bundle, with the scope of its names. */
export interface ConditionOrigin {
  formType: string;
  /** Lists whose records contain it, innermost first. */
  rows: readonly RowsOf[];
  /** Page of the condition; absent for models and settlement.json. */
  page?: PageView;
  /** Field of the rule or placement. */
  own?: { model: ModelView; field: FieldView };
  /** Returns the location of a part of it: `['all', 1, 'equals']`. */
  placeOf(path: Path): SourceLocation;
}

/** Compiled condition with its purpose and origin. */
export interface ConditionUse extends ConditionOrigin {
  role: Role;
  when: CompiledCondition;
}

/** Compiled operand with its origin. */
export interface OperandUse extends ConditionOrigin {
  operand: CompiledOperand;
}

/** Test of a condition with its path in it. */
export interface TestUse {
  test: ConditionTest;
  path: Path;
}

interface ConditionPart {
  part: CompiledCondition;
  at: Path;
}

const PARTS: ConditionTable<ConditionPart[]> = {
  all: ({ all }) => all.map((part, index) => ({ part, at: ['all', index] })),
  any: ({ any }) => any.map((part, index) => ({ part, at: ['any', index] })),
  not: ({ not }) => [{ part: not, at: ['not'] }],
  op: () => [],
};

/** Returns the conditions directly within an `all`, an `any` or a `not`; none for a test. */
export function partsOfCondition(when: CompiledCondition): ConditionPart[] {
  return conditionEntry(PARTS, when)(when);
}

/** Returns the tests of a condition at any depth; `path` is that of the condition, and begins each of theirs. */
export function testsOf(when: CompiledCondition, path: Path = []): TestUse[] {
  if (isTest(when)) return [{ test: when, path }];
  return partsOfCondition(when).flatMap(({ part, at }) => testsOf(part, [...path, ...at]));
}

interface TestSide {
  operand: CompiledOperand;
  at: string;
}

const leftSide = ({ left }: ConditionTest): TestSide[] => [{ operand: left, at: 'value' }];

const SIDES: TestTable<TestSide[]> = {
  comparison: (test) => [...leftSide(test), { operand: test.right, at: test.op }],
  in: leftSide,
  matches: leftSide,
  empty: leftSide,
};

/** Returns the operands of a test, each with its key. */
export function sidesOf(test: ConditionTest): TestSide[] {
  return testEntry(SIDES, test)(test);
}

/** Returns the origin of a part at a path. */
const further = <T extends ConditionOrigin>(use: T, path: Path): T => ({
  ...use,
  placeOf: (more: Path) => use.placeOf([...path, ...more]),
});

/** Yields the operands of all tests of a condition, each with its parts, without those of a `where`. */
export function* operandsOfCondition(use: ConditionUse): Generator<OperandUse> {
  const { when, role: _role, ...standing } = use;
  for (const { test, path } of testsOf(when))
    for (const { operand, at } of sidesOf(test))
      yield* operandsWithin({ ...further(standing, [...path, at]), operand });
}

/** Yields an operand and its parts, outermost first. */
export function* operandsWithin(use: OperandUse): Generator<OperandUse> {
  yield use;
  for (const { at, part } of partsOfOperand(use.operand))
    yield* operandsWithin({ ...further(use, at), operand: part });
}

/** Returns the `where` of a `count` or `sum`, with its origin; undefined where an operand has none. */
export function whereOf({ operand, ...standing }: OperandUse): ConditionUse | undefined {
  if (!('count' in operand || 'sum' in operand) || !operand.where) return undefined;
  const list = 'count' in operand ? operand.count : operand.of;
  const rows = [rowsOf(list, standing.rows), ...standing.rows];
  return { ...further(standing, ['where']), rows, role: 'records', when: operand.where };
}

/** Returns the list to which a reference leads; `rows` are the lists around the reference, innermost first. */
export function rowsOf(list: ListReference, rows: readonly RowsOf[]): RowsOf {
  return 'up' in list ? { model: rows[list.up]?.model ?? '', within: list.list } : { model: list.list };
}
