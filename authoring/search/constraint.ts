import { shownWhen } from '../../transforms/claims/shownWhen.ts';
import type { SourceLocation } from '../../transforms/config/errors.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { isVacuous } from '../../transforms/ground/conditionTable.ts';
import type { CompiledCondition, CompiledOperand, Reference } from '../../transforms/ground/expressions.ts';
import type { PlanPlacement } from '../../transforms/ground/plan.ts';
import type { ExitPlace } from './assess.ts';
import type { SearchField, SearchForm } from './searchForm.ts';

/** Condition that holds in every filed claim, with the location of the rule, page or exit that implies it. */
export interface Constraint {
  holds: CompiledCondition;
  place: SourceLocation;
  /** Name of the rule, page or exit in a finding; undefined where the condition needs no reason. */
  name?: string;
  /** True if settling ensures it, whatever is entered. */
  isSettled?: true;
  /** True if the constraint is that of an exit. */
  isExit?: true;
}

/** Condition that holds for every claim. */
export const always: CompiledCondition = { op: 'equals', left: { literal: '1' }, right: { literal: '1' } };

export const not = (condition: CompiledCondition): CompiledCondition => ({ not: condition });
export const either = (...any: CompiledCondition[]): CompiledCondition => ({ any });

/** Returns the operand reference to a field of a single model. */
export function referenceTo({ key, type }: SearchField): Reference {
  const [model = '', field = ''] = pathSteps(key);
  return { model, field, type } as Reference;
}

/** Returns the condition that a field has a value, or that a boolean is true. */
export function givenCondition(field: SearchField): CompiledCondition {
  const left: CompiledOperand = { ref: referenceTo(field) };
  if (field.type === 'boolean') return { op: 'equals', left, right: { literal: true } };
  return { op: 'empty', left, empty: false };
}

/** Returns the condition that one of the placements is shown; `always` for a field without placements. */
export function isLive(placements: readonly PlanPlacement[], searchForm: SearchForm): CompiledCondition {
  if (placements.length === 0) return always;
  const shown = placements.map((placement) => shownWhen(placement, searchForm.plan));
  return { any: shown.map((condition) => (isVacuous(condition) ? always : condition)) };
}

/** Returns the placements on pages up to that of an exit; all placements without an exit. */
export function leftBehind(placements: readonly PlanPlacement[], at?: ExitPlace): readonly PlanPlacement[] {
  return at ? placements.filter(({ page }) => page <= at.page) : placements;
}

export function atLeastOne(left: CompiledOperand): CompiledCondition {
  return { op: 'atLeast', left, right: { literal: '1' } };
}
