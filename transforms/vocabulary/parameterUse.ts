import type { RowNames } from '../conditions/names.ts';
import type { SourceLocation } from '../config/errors.ts';
import type { CompiledCondition, CompiledOperand } from '../ground/expressions.ts';

/** Path from a condition or an operand to a part of it: `['all', 1, 'equals']`. */
export type PartPath = readonly (string | number)[];

/** Role of a rule's condition: it demands, forbids or asserts a value, selects records, or demands documents. */
export type RuleRole = 'asked' | 'forbidden' | 'assert' | 'records' | 'documents';

interface Written {
  /** Parameter of the rule. */
  parameter: string;
  /** Records in which it is evaluated, where they differ from those of the rule. */
  among?: RowNames;
  /** Returns the location of a part of it. */
  at(path: PartPath): SourceLocation;
}

export interface ParameterCondition extends Written {
  condition: CompiledCondition;
  /** Absent where all conditions of the rule have the same role. */
  role?: RuleRole;
}

export interface ParameterOperand extends Written {
  operand: CompiledOperand;
}

/** Condition or operand that a rule's parameters compile to, with the location of each part of it. */
export type ParameterUse = ParameterCondition | ParameterOperand;

/** Creates the function `at` of a condition or operand whose JSON has the same paths as its compiled form. */
export const locationsBelow =
  (place: SourceLocation) =>
  (path: PartPath): SourceLocation =>
    place.at(...path);
