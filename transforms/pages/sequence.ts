import { isSkipped } from '../claims/liveness.ts';
import type { ClaimDocument, FormPlan, JudgeContext } from '../claims/types.ts';
import { todayInLosAngeles } from '../values/day.ts';

/** The names of the pages that are not skipped now, in order (R2-23, C8-10). */
export function livePages(plan: FormPlan, claim: ClaimDocument, context: JudgeContext): string[] {
  const scope = { claim, rows: [], today: todayInLosAngeles(context.now) };
  return plan.pages
    .slice(0, plan.sequence)
    .filter((_, index) => !isSkipped(plan, index, scope))
    .map((page) => page.name);
}
