import { shownWhen } from '../claims/shownWhen.ts';
import { formatCondition } from '../conditions/formatCondition.ts';
import { PATHS } from '../conditions/pathNaming.ts';
import { isVacuous } from '../ground/conditionTable.ts';
import type { FormPlan, PlanField } from '../ground/plan.ts';

/** When a field is asked for, by the conditions of its pages and blocks (C14-10); undefined where it always is. */
export function askedWhen({ placements = [] }: PlanField, plan: FormPlan): string | undefined {
  const places = placements.map((placement) => shownWhen(placement, plan));
  if (places.length === 0 || places.some(isVacuous)) return undefined;
  const words = places.map((condition) => formatCondition(condition, PATHS));
  return `Asked for when ${[...new Set(words)].join('; or when ')}.`;
}
