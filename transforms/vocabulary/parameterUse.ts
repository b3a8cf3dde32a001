import type { RowNames } from '../conditions/names.ts';
import type { SourceLocation } from '../config/errors.ts';
import type { CompiledCondition, CompiledOperand } from '../ground/expressions.ts';

/** Steps from a condition or an operand to a part of it: `['all', 1, 'equals']`. */
export type PartPath = readonly (string | number)[];

/** Effect of a rule's condition: whether a value is demanded, refused or asserted; which records or documents it is about. */
export type RuleRole = 'asked' | 'forbidden' | 'assert' | 'records' | 'documents';

interface Written {
  /** The rule's parameter. */
  parameter: string;
  /** The records in which it is asked, where these are others than those of the rule. */
  among?: RowNames;
  /** Place of a part of it. */
  at(path: PartPath): SourceLocation;
}

export interface ParameterCondition extends Written {
  condition: CompiledCondition;
  /** Absent where the rule has one role for all of its conditions. */
  role?: RuleRole;
}

export interface ParameterOperand extends Written {
  operand: CompiledOperand;
}

/** A condition or an operand that a rule's parameters come to, with the place at which each part of it is written. */
export type ParameterUse = ParameterCondition | ParameterOperand;

/** Places of the parts of a value that is written as it is compiled. */
export const below =
  (place: SourceLocation) =>
  (path: PartPath): SourceLocation =>
    place.at(...path);
