import type { ConditionTest } from '../ground/conditionTable.ts';
import type { CompiledCondition, CompiledOperand, ListReference, Reference } from '../ground/expressions.ts';
import type { LeafOperand, OperandOf } from '../ground/operandTable.ts';
import { MEMBERS } from './names.ts';
import { partsOfOperand } from './parts.ts';

/**
 * Keys of the form that a condition reads (`claimantInfo.country`, `claimTransactions`,
 * `claimTransactions.items.amount`). `rows` are the keys of the lists whose records enclose it, innermost first.
 */
export type ReadKeys = Set<string>;

type Rows = readonly string[];

/** Returns the key of a reference within the records of these lists, innermost first. */
export function keyOfReference(ref: Reference, rows: Rows): string {
  return 'model' in ref ? `${ref.model}.${ref.field}` : `${rows[ref.up] ?? ''}.${ref.field}`;
}

/** Returns the key of a list. */
export function keyOfList(list: ListReference, rows: Rows): string {
  return 'up' in list ? `${rows[list.up] ?? ''}.${list.list}` : list.list;
}

function addListReads(
  list: ListReference,
  where: CompiledCondition | undefined,
  rows: Rows,
  into: ReadKeys,
): Rows {
  const key = keyOfList(list, rows);
  into.add(key);
  const inner = [key, ...rows];
  if (where) addConditionReads(where, inner, into);
  return inner;
}

/** Adds no key. It accepts only operands that read nothing beside their parts, so that no leaf is forgotten. */
const readsNoKey = (
  _operand: Exclude<CompiledOperand, LeafOperand> | OperandOf<'literal' | 'today' | 'entry'>,
) => {};

/** Adds the keys that an operand reads to `into`. */
export function addOperandReads(operand: CompiledOperand, rows: Rows, into: ReadKeys): void {
  if ('ref' in operand) into.add(keyOfReference(operand.ref, rows));
  else if ('count' in operand) addListReads(operand.count, operand.where, rows, into);
  else if ('sum' in operand)
    into.add(keyOfReference(operand.sum, addListReads(operand.of, operand.where, rows, into)));
  else if ('member' in operand) into.add(MEMBERS).add(`${MEMBERS}.${operand.member.field}`);
  else readsNoKey(operand);
  for (const { part } of partsOfOperand(operand)) addOperandReads(part, rows, into);
}

/** Adds no key. It accepts only tests that read nothing beside their left side, so that no operator is forgotten. */
const readsLeftOnly = (_test: Extract<ConditionTest, { op: 'in' | 'matches' | 'empty' }>) => {};

/** Adds the keys that a condition reads to `into`. */
export function addConditionReads(condition: CompiledCondition, rows: Rows, into: ReadKeys): void {
  if ('all' in condition) for (const part of condition.all) addConditionReads(part, rows, into);
  else if ('any' in condition) for (const part of condition.any) addConditionReads(part, rows, into);
  else if ('not' in condition) addConditionReads(condition.not, rows, into);
  else {
    addOperandReads(condition.left, rows, into);
    if ('right' in condition) addOperandReads(condition.right, rows, into);
    else readsLeftOnly(condition);
  }
}
