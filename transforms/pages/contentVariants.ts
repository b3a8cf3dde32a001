import { evaluateCondition } from '../conditions/evaluate.ts';
import { momentOf } from '../conditions/scope.ts';
import type { ClaimDocument } from '../ground/claim.ts';
import type { FormPlan } from '../ground/plan.ts';
import type { JudgeContext } from '../ground/verdict.ts';
import { own } from '../values/own.ts';

/** Which wording of each content key holds for a claim: the first variant whose condition does (C8-11). */
export function contentKeyOf(
  plan: FormPlan,
  claim: ClaimDocument,
  context: JudgeContext,
): (key: string) => string {
  const scope = { claim, rows: [], ...momentOf(context) };
  const variants = plan.contentVariants ?? {};
  return (key) => own(variants, key)?.find(({ when }) => evaluateCondition(when, scope))?.key ?? key;
}

/** Names the wordings that hold for a claim: another text as soon as one of them changes. */
export function wordingOf(plan: FormPlan, claim: ClaimDocument, context: JudgeContext): string {
  return Object.keys(plan.contentVariants ?? {})
    .map(contentKeyOf(plan, claim, context))
    .join();
}
