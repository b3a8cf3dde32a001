import { withDefaults } from '../../../transforms/claims/claimFields.ts';
import { emptyClaim } from '../../../transforms/claims/complete.ts';
import { errorsOfPage } from '../../../transforms/claims/pageVerdict.ts';
import { judgeChange } from '../../../transforms/claims/resets.ts';
import type { ClaimDocument, ClaimRecord, JudgeContext } from '../../../transforms/claims/types.ts';
import type { ModelName } from '../../../transforms/config/names.ts';
import { pageState } from '../../../transforms/pages/pageState.ts';
import { placementsOf } from '../../../transforms/pages/placements.ts';
import type { JourneyForm } from '../form.ts';

/**
 * Whether a claim can be entered page after page, each answered before the next is seen: a rule that asks on one page
 * for what is answered on a later one keeps everybody where they are, and nobody answers what stays disabled, or is reset at once.
 */
export function canBeEntered(form: JourneyForm, target: ClaimDocument, context: JudgeContext): boolean {
  const { loaded, pages, defaults } = form;
  let entered = withDefaults(emptyClaim(loaded.plan), defaults);
  let settled = entered;
  for (const { name, page } of pages) {
    const placed = placementsOf(page);
    // A later answer of the page may let people answer an earlier field: they go over it twice.
    for (const { model, name: field } of [...placed, ...placed]) {
      const { fields } = pageState(loaded.plan, name, settled, context);
      const state = fields[`${model}.${field}`];
      if (state?.disabled || state?.held) continue;
      const wanted = target[model as ModelName];
      const held = entered[model as ModelName];
      const next = Array.isArray(wanted)
        ? { ...entered, [model as string]: wanted }
        : {
            ...entered,
            [model as string]: {
              ...(held as ClaimRecord),
              [field]: (wanted as ClaimRecord | null)?.[field] ?? null,
            },
          };
      const judged = judgeChange(next, settled, loaded, context);
      entered = judged.entered;
      settled = judged.verdict.claim;
    }
    const { verdict } = judgeChange(entered, settled, loaded, context);
    if (errorsOfPage(verdict, loaded.plan, name).length > 0) return false;
  }
  return true;
}
