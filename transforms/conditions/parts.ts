import type { CompiledOperand } from '../ground/expressions.ts';
import type { LeafOperand } from '../ground/operandTable.ts';

/** Operand directly within another one, and its path in it: `['add', 1]`. */
interface OperandPart {
  at: readonly (string | number)[];
  part: CompiledOperand;
}

function each(key: string, parts: readonly CompiledOperand[]): OperandPart[] {
  return parts.map((part, index) => ({ at: [key, index], part }));
}

/** Returns no parts. It accepts leaf operands alone, so that an operand with parts cannot be forgotten. */
const partsOfLeaf = (_operand: LeafOperand): OperandPart[] => [];

/** Returns the operands directly within an operand, in the order of the configuration, without those of a `where`. */
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
