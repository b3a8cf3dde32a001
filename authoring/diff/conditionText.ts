import { formatCondition, formatOperand } from '../../transforms/conditions/formatCondition.ts';
import { PATH_FORMATTER } from '../../transforms/conditions/pathFormatter.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';

/** Formats a condition in words, with the paths of its fields. */
export const conditionText = (condition: CompiledCondition): string =>
  formatCondition(condition, PATH_FORMATTER);

/** Formats an operand in words, with the paths of its fields. */
export const operandText = (operand: CompiledOperand): string => formatOperand(operand, PATH_FORMATTER);
