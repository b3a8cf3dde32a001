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

/** The records around a field. */
export function rowsAround({ config, name }: ModelView, within: string | undefined): RowsOf[] {
  if (config.kind === 'single') return [];
  return within === undefined ? [{ model: name }] : [{ model: name, within }, { model: name }];
}

/** What a condition decides. */
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

/** The records that a name may be of: those of a list model, or of a list within them. */
export interface RowsOf {
  model: string;
  within?: string;
}

export type Path = readonly (string | number)[];

/** Where a condition or an operand stands, and what its names mean there. */
export interface ConditionOrigin {
  formType: string;
  /** The records around it, innermost first. */
  rows: readonly RowsOf[];
  /** The page that it belongs to, where it is of one. */
  page?: PageView;
  /** The field whose rule or place it is. */
  own?: { model: ModelView; field: FieldView };
  /** Where a part of it is written: `['all', 1, 'equals']`. */
  placeOf(path: Path): SourceLocation;
}

export interface ConditionUse extends ConditionOrigin {
  role: Role;
  when: CompiledCondition;
}

export interface OperandUse extends ConditionOrigin {
  operand: CompiledOperand;
}

/** One test of a condition, and where in it. */
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

/** The parts of an `all`, an `any` or a `not`, as they are written. */
export function partsOfCondition(when: CompiledCondition): ConditionPart[] {
  return conditionEntry(PARTS, when)(when);
}

/** The tests of a condition, however deep. */
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

/** The operands of a test, each with its key. */
export function sidesOf(test: ConditionTest): TestSide[] {
  return testEntry(SIDES, test)(test);
}

/** The same standing, further in. */
const further = <T extends ConditionOrigin>(use: T, path: Path): T => ({
  ...use,
  placeOf: (more: Path) => use.placeOf([...path, ...more]),
});

/** Every operand of a condition, and those of the conditions within operands. */
export function* operandsOfCondition(use: ConditionUse): Generator<OperandUse> {
  const { when, role: _role, ...standing } = use;
  for (const { test, path } of testsOf(when))
    for (const { operand, at } of sidesOf(test))
      yield* operandsWithin({ ...further(standing, [...path, at]), operand });
}

/** An operand and those that it is made of, from the outside in. */
export function* operandsWithin(use: OperandUse): Generator<OperandUse> {
  yield use;
  for (const { at, part } of partsOfOperand(use.operand))
    yield* operandsWithin({ ...further(use, at), operand: part });
}

/** The condition by which an operand counts or adds records; a condition of its own. */
export function whereOf({ operand, ...standing }: OperandUse): ConditionUse | undefined {
  if (!('count' in operand || 'sum' in operand) || !operand.where) return undefined;
  const list = 'count' in operand ? operand.count : operand.of;
  const rows = [rowsOf(list, standing.rows), ...standing.rows];
  return { ...further(standing, ['where']), rows, role: 'records', when: operand.where };
}

/** The records of a list. */
export function rowsOf(list: ListReference, rows: readonly RowsOf[]): RowsOf {
  return 'up' in list ? { model: rows[list.up]?.model ?? '', within: list.list } : { model: list.list };
}
