import { evaluateCondition } from '../conditions/evaluate.ts';
import { momentOf } from '../conditions/scope.ts';
import type { ClaimDocument } from '../ground/claim.ts';
import type { FormPlan } from '../ground/plan.ts';
import type { JudgeContext } from '../ground/verdict.ts';
import { own } from '../values/own.ts';

/**
 * Creates a function that returns for a content key that of its variant for a claim: the first whose condition holds,
 * else the key itself (C8-11).
 */
export function contentKeyOf(
  plan: FormPlan,
  claim: ClaimDocument,
  context: JudgeContext,
): (key: string) => string {
  const scope = { claim, rows: [], ...momentOf(context) };
  const variants = plan.contentVariants ?? {};
  return (key) => own(variants, key)?.find(({ when }) => evaluateCondition(when, scope))?.key ?? key;
}

/** Returns a text that identifies the current variants for a claim: it differs as soon as one of them changes. */
export function wordingOf(plan: FormPlan, claim: ClaimDocument, context: JudgeContext): string {
  return Object.keys(plan.contentVariants ?? {})
    .map(contentKeyOf(plan, claim, context))
    .join();
}
