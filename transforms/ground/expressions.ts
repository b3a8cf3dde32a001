import type { FieldType } from '../../schemas/generated/types.ts';
import type { Span } from '../values/day.ts';
import type { ModelName } from './modelNames.ts';

/** Resolved name of a field: of the record `up` levels out (0 is the innermost), otherwise of a single model. */
export type Reference =
  | { up: number; field: string; type: FieldType }
  | { model: ModelName; field: string; type: FieldType };

/** Resolved list: a list model, or a list field of the record `up` levels out. */
export type ListReference = { list: ModelName } | { up: number; list: string };

/** Operand with resolved names: plain JSON, ready to be evaluated. */
export type CompiledOperand =
  | { literal: string | number | boolean | null }
  | { ref: Reference }
  | { today: Span }
  | { count: ListReference; where?: CompiledCondition }
  | { sum: Reference; of: ListReference; where?: CompiledCondition }
  | { add: CompiledOperand[] }
  | { multiply: CompiledOperand[] }
  | { subtract: [CompiledOperand, CompiledOperand] }
  | { divide: [CompiledOperand, CompiledOperand] }
  | { shift: CompiledOperand; by: Span }
  | { daysBetween: [CompiledOperand, CompiledOperand] }
  | { round: CompiledOperand; places: number }
  | { least: CompiledOperand[]; of: OrderedKind }
  | { greatest: CompiledOperand[]; of: OrderedKind }
  | { first: CompiledOperand[] }
  | { member: MemberReference }
  | { entry: true };

/** Field of the chosen row of the class list, which is the first record of prepopulatedData (C8-22). */
export interface MemberReference {
  field: string;
  type: FieldType;
}

/** Kind of values of `least` and `greatest`. */
export type OrderedKind = 'number' | 'date';

export type ComparisonOperator =
  | 'equals'
  | 'notEquals'
  | 'greaterThan'
  | 'atLeast'
  | 'lessThan'
  | 'atMost'
  | 'before'
  | 'onOrBefore'
  | 'after'
  | 'onOrAfter';

/** Condition with resolved names and known operators: plain JSON, ready to be evaluated. */
export type CompiledCondition =
  | { all: CompiledCondition[] }
  | { any: CompiledCondition[] }
  | { not: CompiledCondition }
  | { op: ComparisonOperator; left: CompiledOperand; right: CompiledOperand }
  | { op: 'in'; left: CompiledOperand; values: (string | number | boolean | null)[] }
  | { op: 'matches'; left: CompiledOperand; pattern: string }
  | { op: 'empty'; left: CompiledOperand; empty: boolean };
