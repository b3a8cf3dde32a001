import type { CompiledOperand } from './expressions.ts';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** Kinds of operands, each by the key that no other has. */
export type OperandKind = Exclude<KeysOf<CompiledOperand>, 'where' | 'of' | 'by' | 'places'>;

export type OperandOf<Kind extends OperandKind> = Kind extends unknown
  ? Extract<CompiledOperand, Record<Kind, unknown>>
  : never;

/** Kinds without parts; the condition of a `where` is no operand. */
export type LeafKind = 'literal' | 'ref' | 'today' | 'count' | 'sum' | 'member' | 'entry';

export type LeafOperand = OperandOf<LeafKind>;

/** Functions over operands, one for each kind: a kind that is missing does not compile. */
export type OperandTable<Result, Args extends readonly unknown[] = []> = {
  readonly [Kind in OperandKind]: (operand: OperandOf<Kind>, ...args: Args) => Result;
};

/** Returns the function of a table for an operand; the caller passes it the operand and further arguments. */
export function operandEntry<Result, Args extends readonly unknown[]>(
  table: OperandTable<Result, Args>,
  operand: CompiledOperand,
): (operand: CompiledOperand, ...args: Args) => Result {
  const isKind = (key: string): key is OperandKind => Object.hasOwn(table, key);
  const kind = Object.keys(operand).find(isKind);
  if (kind === undefined) throw new TypeError(`No kind of operand: ${Object.keys(operand).join(', ')}`);
  // The kind comes from the operand, so the function accepts it, which a union of functions does not express.
  return table[kind] as (operand: CompiledOperand, ...args: Args) => Result;
}
