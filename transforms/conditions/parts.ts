import type { CompiledOperand } from '../ground/expressions.ts';
import type { LeafOperand } from '../ground/operandTable.ts';

/** An operand within another, and where it stands there: `['add', 1]`. */
interface OperandPart {
  at: readonly (string | number)[];
  part: CompiledOperand;
}

function each(key: string, parts: readonly CompiledOperand[]): OperandPart[] {
  return parts.map((part, index) => ({ at: [key, index], part }));
}

/** Compiles for leaves alone, so that no operand with parts is forgotten. */
const partsOfLeaf = (_operand: LeafOperand): OperandPart[] => [];

/** The operands that an operand is made of, in the order in which they are written; those of a `where` are none. */
export function partsOfOperand(operand: CompiledOperand): OperandPart[] {
  if ('add' in operand) return each('add', operand.add);
  if ('multiply' in operand) return each('multiply', operand.multiply);
  if ('subtract' in operand) return each('subtract', operand.subtract);
  if ('divide' in operand) return each('divide', operand.divide);
  if ('daysBetween' in operand) return each('daysBetween', operand.daysBetween);
  if ('least' in operand) return each('least', operand.least);
  if ('greatest' in operand) return each('greatest', operand.greatest);
  if ('first' in operand) return each('first', operand.first);
  if ('shift' in operand) return [{ at: ['shift'], part: operand.shift }];
  if ('round' in operand) return [{ at: ['round'], part: operand.round }];
  return partsOfLeaf(operand);
}
