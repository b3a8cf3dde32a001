import { evaluateCondition } from '../conditions/evaluate.ts';
import type { Scope } from '../conditions/scope.ts';
import type { FormPlan, PlanDependency, PlanPlacement } from '../ground/plan.ts';
import { own } from '../values/own.ts';
import { matchesFilter } from './recordFilter.ts';

/** Current state of one placement of a field, by the conditions of its dependencies, block and page. */
export interface PlacementState {
  hidden: boolean;
  disabled: boolean;
  /** Value to which the field is reset, because a dependency that resets is not met. */
  reset?: { value: string | number | boolean | null };
  /** Mask that a dependency sets while it is met. */
  mask?: string;
}

/** State of a placement without conditions. */
export const SHOWN: PlacementState = { hidden: false, disabled: false };

/** Tests if a page, by its index in the plan, is skipped (C8-10). */
export function isSkipped(plan: FormPlan, page: number, scope: Scope): boolean {
  const condition = plan.pages[page]?.skipWhen;
  return condition !== undefined && evaluateCondition(condition, { ...scope, rows: [] });
}

/** Tests if a block, by its id and the index of its page, is hidden by its own dependencies. */
export function isBlockHidden(plan: FormPlan, page: number, block: string, scope: Scope): boolean {
  const conditions = own(plan.pages[page]?.blocks ?? {}, block) ?? [];
  return conditions.some((condition) => !evaluateCondition(condition, { ...scope, rows: [] }));
}

function stateOfDependencies(dependencies: readonly PlanDependency[], scope: Scope): PlacementState {
  const held = dependencies.map((dependency) => evaluateCondition(dependency.when, scope));
  const unmet = dependencies.filter((_, index) => !held[index]);
  const allHold = unmet.length === 0;
  const reset = unmet.find((dependency) => dependency.resetOnUnfulfilled);
  const mask = dependencies.find((dependency, index) => held[index] && dependency.mask !== undefined)?.mask;
  return {
    hidden: unmet.some((dependency) => dependency.hide),
    disabled:
      unmet.some((dependency) => dependency.disable) ||
      (allHold && dependencies.some((dependency) => dependency.disableOnFulfilled)),
    ...(reset && { reset: { value: reset.resetValue } }),
    ...(mask !== undefined && { mask }),
  };
}

/** Returns the state of one placement by its own conditions, its block's and its page's (R3-28 to R3-34, C4-22). */
export function placementState(plan: FormPlan, placement: PlanPlacement, scope: Scope): PlacementState {
  const own = placement.dependencies ? stateOfDependencies(placement.dependencies, scope) : SHOWN;
  if (own.hidden) return own;
  const hidden =
    isSkipped(plan, placement.page, scope) || isBlockHidden(plan, placement.page, placement.block, scope);
  return hidden ? { ...own, hidden: true } : own;
}

/**
 * Combined state of a field over all its placements. A field without placements is live (C4-22); within a record, a
 * block that does not show the record is no placement of its fields (C8-14).
 */
export interface Liveness {
  live: boolean;
  disabled: boolean;
  reset?: { value: string | number | boolean | null };
}

const LIVE: Liveness = { live: true, disabled: false };

/** Returns the combined state of a field or list over its placements. */
export function livenessOf(
  plan: FormPlan,
  placements: readonly PlanPlacement[] | undefined,
  scope: Scope,
): Liveness {
  if (!placements?.length) return LIVE;
  const record = scope.rows.at(-1);
  const own = record ? placements.filter(({ only }) => matchesFilter(only, record)) : placements;
  if (own.length === 0) return LIVE;
  const shown = own
    .map((placement) => placementState(plan, placement, scope))
    .filter((state) => !state.hidden);
  const [first] = shown;
  if (!first) return { live: false, disabled: false };
  const reset = shown.every((state) => state.reset) ? first.reset : undefined;
  return { live: true, disabled: shown.every((state) => state.disabled), ...(reset && { reset }) };
}
