import type { ComparisonOperator, OrderedKind } from '../ground/expressions.ts';

/** Kind of a comparison operator of conditions: equality, or the order of numbers or of days. */
export type ComparedAs = 'equality' | OrderedKind;

/** Comparison operators of conditions, each with its kind. */
export const COMPARED_AS = {
  equals: 'equality',
  notEquals: 'equality',
  greaterThan: 'number',
  atLeast: 'number',
  lessThan: 'number',
  atMost: 'number',
  before: 'date',
  onOrBefore: 'date',
  after: 'date',
  onOrAfter: 'date',
} as const satisfies Readonly<Record<ComparisonOperator, ComparedAs>>;

/** Operators of one kind of comparison. */
export type ComparisonOf<As extends ComparedAs> = {
  [Op in ComparisonOperator]: (typeof COMPARED_AS)[Op] extends As ? Op : never;
}[ComparisonOperator];

export const isComparisonOperator = (name: string): name is ComparisonOperator =>
  Object.hasOwn(COMPARED_AS, name);

/** Returns the operators of one kind of comparison, in their order. */
export function comparisonsOf<As extends ComparedAs>(as: As): ComparisonOf<As>[] {
  const isOf = (op: string): op is ComparisonOf<As> => isComparisonOperator(op) && COMPARED_AS[op] === as;
  return Object.keys(COMPARED_AS).filter(isOf);
}
