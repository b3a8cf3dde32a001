import type { ClaimDocument, FormPlan } from '../claims/types.ts';
import { evaluateCondition } from '../conditions/evaluate.ts';
import type { Moment } from '../conditions/scope.ts';
import { DEADLINE_KEYS } from '../config/names.ts';

type Deadlines = Pick<FormPlan, 'form' | 'deadlines'>;

/** The key of a claim's own deadline: of the form's list the first that holds, else the form's own key (C8-24). */
export function deadlineOf(
  { form, deadlines = [] }: Deadlines,
  claim: ClaimDocument,
  moment: Moment,
): string {
  const scope = { claim, rows: [], ...moment };
  const found = deadlines.find(({ when }) => when === undefined || evaluateCondition(when, scope));
  return found?.key ?? DEADLINE_KEYS[form][0];
}

/** The keys of the own deadlines that claims of a form may have, in the order in which they are asked. */
export function possibleDeadlines({ form, deadlines = [] }: Deadlines): string[] {
  const last = deadlines.findIndex(({ when }) => when === undefined);
  if (last >= 0) return deadlines.slice(0, last + 1).map(({ key }) => key);
  return [...deadlines.map(({ key }) => key), DEADLINE_KEYS[form][0]];
}
