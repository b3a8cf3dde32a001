import { evaluateCondition } from '../conditions/evaluate.ts';
import type { Moment } from '../conditions/scope.ts';
import type { ClaimDocument } from '../ground/claim.ts';
import { DEADLINE_KEYS } from '../ground/modelNames.ts';
import type { FormPlan } from '../ground/plan.ts';

type Deadlines = Pick<FormPlan, 'form' | 'deadlines'>;

/** Keys of deadlines that apply together: the first that passes closes the form to a claim. */
export type DeadlineKeys = readonly string[];

/**
 * Returns the keys that apply to a claim: of the form's list the first whose condition holds, alone (C8-24, C15-02),
 * else the form's own keys (R2-46 to R2-49).
 */
export function deadlineKeysOf(
  { form, deadlines = [] }: Deadlines,
  claim: ClaimDocument,
  moment: Moment,
): DeadlineKeys {
  const scope = { claim, rows: [], ...moment };
  const found = deadlines.find(({ when }) => when === undefined || evaluateCondition(when, scope));
  return found ? [found.key] : DEADLINE_KEYS[form];
}

/**
 * Returns the sets of keys of which one applies to each claim of a form, in the order in which their conditions are
 * tested.
 */
export function possibleDeadlines({ form, deadlines = [] }: Deadlines): DeadlineKeys[] {
  const last = deadlines.findIndex(({ when }) => when === undefined);
  if (last >= 0) return deadlines.slice(0, last + 1).map(({ key }) => [key]);
  return [...deadlines.map(({ key }) => [key]), DEADLINE_KEYS[form]];
}
