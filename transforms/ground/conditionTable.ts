import type { ComparisonOperator, CompiledCondition } from './expressions.ts';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** Condition that tests one operand by an operator, and does not combine conditions. */
export type ConditionTest = Extract<CompiledCondition, { op: string }>;

/** Operators of all tests. */
export type TestOperator = ConditionTest['op'];

/** Test of two operands. */
export type Comparison = Extract<ConditionTest, { op: ComparisonOperator }>;

/** Operators whose tests have a shape of their own. */
export type SpecialOperator = Exclude<TestOperator, ComparisonOperator>;

/** Kinds of conditions, each by the key that no other has: `op` is that of tests. */
export type ConditionKind = KeysOf<Exclude<CompiledCondition, ConditionTest>> | 'op';

type ConditionOf<Kind extends ConditionKind> = Extract<CompiledCondition, Record<Kind, unknown>>;

/** Functions over conditions, one for each kind: a kind that is missing does not compile. */
export type ConditionTable<Result, Args extends readonly unknown[] = []> = {
  readonly [Kind in ConditionKind]: (condition: ConditionOf<Kind>, ...args: Args) => Result;
};

/** Functions over tests, one for all comparisons and one for each other operator. */
export type TestTable<Result, Args extends readonly unknown[] = []> = {
  readonly comparison: (test: Comparison, ...args: Args) => Result;
} & {
  readonly [Operator in SpecialOperator]: (
    test: Extract<ConditionTest, { op: Operator }>,
    ...args: Args
  ) => Result;
};

/** Returns the function of a table for a condition; the caller passes it the condition and further arguments. */
export function conditionEntry<Result, Args extends readonly unknown[]>(
  table: ConditionTable<Result, Args>,
  condition: CompiledCondition,
): (condition: CompiledCondition, ...args: Args) => Result {
  const isKind = (key: string): key is ConditionKind => Object.hasOwn(table, key);
  const kind = Object.keys(condition).find(isKind);
  if (kind === undefined) throw new TypeError(`No kind of condition: ${Object.keys(condition).join(', ')}`);
  // The kind comes from the condition, so the function accepts it, which a union of functions does not express.
  return table[kind] as (condition: CompiledCondition, ...args: Args) => Result;
}

/** Returns the function of a table for a test, as `conditionEntry` does. */
export function testEntry<Result, Args extends readonly unknown[]>(
  table: TestTable<Result, Args>,
  test: ConditionTest,
): (test: ConditionTest, ...args: Args) => Result {
  const isSpecial = (op: string): op is SpecialOperator => Object.hasOwn(table, op);
  const kind = isSpecial(test.op) ? test.op : 'comparison';
  // The kind comes from the test, so the function accepts it.
  return table[kind] as (test: ConditionTest, ...args: Args) => Result;
}

export const isTest = (condition: CompiledCondition): condition is ConditionTest => 'op' in condition;

export const isComparison = (condition: CompiledCondition): condition is Comparison => 'right' in condition;

/** Tests if a condition is an `all` of no parts, which always holds. */
export const isVacuous = (condition: CompiledCondition): boolean =>
  'all' in condition && condition.all.length === 0;
