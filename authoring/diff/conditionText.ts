import { formatCondition, formatOperand } from '../../transforms/conditions/formatCondition.ts';
import { PATHS } from '../../transforms/conditions/pathNaming.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';

/** Formats a condition in words, with the paths of its fields. */
export const conditionText = (condition: CompiledCondition): string => formatCondition(condition, PATHS);

/** Formats an operand in words, with the paths of its fields. */
export const operandText = (operand: CompiledOperand): string => formatOperand(operand, PATHS);
