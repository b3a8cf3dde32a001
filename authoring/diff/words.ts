import { PATHS } from '../../transforms/conditions/pathNaming.ts';
import {
  conditionWords as conditionWordsIn,
  operandWords as operandWordsIn,
} from '../../transforms/conditions/words.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';

/** A condition in words, with the paths of its fields. */
export const conditionWords = (condition: CompiledCondition): string => conditionWordsIn(condition, PATHS);

/** What is calculated in words, with the paths of its fields. */
export const operandWords = (operand: CompiledOperand): string => operandWordsIn(operand, PATHS);
