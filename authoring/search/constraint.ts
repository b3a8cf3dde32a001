import { shownWhen } from '../../transforms/claims/shownWhen.ts';
import type { SourceLocation } from '../../transforms/config/errors.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { isVacuous } from '../../transforms/ground/conditionTable.ts';
import type { CompiledCondition, CompiledOperand, Reference } from '../../transforms/ground/expressions.ts';
import type { PlanPlacement } from '../../transforms/ground/plan.ts';
import type { ExitPlace } from './assess.ts';
import type { SearchField, SearchForm } from './searchForm.ts';

/** What must hold in every claim that is filed, as a condition, and what of the bundle says so. */
export interface Constraint {
  holds: CompiledCondition;
  place: SourceLocation;
  /** The rule, page or exit, as a finding names it; undefined for what is so by itself. */
  name?: string;
  /** Settling alone sees to it, whatever is entered. */
  isSettled?: true;
  /** It is that an exit leads away. */
  isExit?: true;
}

export const always: CompiledCondition = { op: 'equals', left: { literal: '1' }, right: { literal: '1' } };

export const not = (condition: CompiledCondition): CompiledCondition => ({ not: condition });
export const either = (...any: CompiledCondition[]): CompiledCondition => ({ any });

/** The field itself, as conditions name it. */
export function referenceTo({ key, type }: SearchField): Reference {
  const [model = '', field = ''] = pathSteps(key);
  return { model, field, type } as Reference;
}

/** That a field has a value; a boolean, that it is true. */
export function givenCondition(field: SearchField): CompiledCondition {
  const left: CompiledOperand = { ref: referenceTo(field) };
  if (field.type === 'boolean') return { op: 'equals', left, right: { literal: true } };
  return { op: 'empty', left, empty: false };
}

/** That something placed is shown somewhere. */
export function isLive(placements: readonly PlanPlacement[], searchForm: SearchForm): CompiledCondition {
  if (placements.length === 0) return always;
  const shown = placements.map((placement) => shownWhen(placement, searchForm.plan));
  return { any: shown.map((condition) => (isVacuous(condition) ? always : condition)) };
}

/** The placements on pages that a claimant has left. */
export function leftBehind(placements: readonly PlanPlacement[], at?: ExitPlace): readonly PlanPlacement[] {
  return at ? placements.filter(({ page }) => page <= at.page) : placements;
}

export function atLeastOne(left: CompiledOperand): CompiledCondition {
  return { op: 'atLeast', left, right: { literal: '1' } };
}
