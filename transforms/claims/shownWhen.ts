import type { CompiledCondition } from '../ground/expressions.ts';
import type { FormPlan, PlanPlacement } from '../ground/plan.ts';
import { own } from '../values/own.ts';

/** Builds the condition under which a placement is shown: on its page, in its block, by its own dependencies. */
export function shownWhen(
  { page, block, dependencies = [] }: PlanPlacement,
  plan: Pick<FormPlan, 'pages'>,
): CompiledCondition {
  const { skipWhen, blocks = {} } = plan.pages[page] ?? {};
  return {
    all: [
      ...dependencies.filter(({ hide }) => hide).map(({ when }) => when),
      ...(skipWhen ? [{ not: skipWhen }] : []),
      ...(own(blocks, block) ?? []),
    ],
  };
}
