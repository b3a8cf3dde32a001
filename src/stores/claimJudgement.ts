import { proxy, ref, snapshot } from 'valtio/vanilla';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { type Judged, judgeChange, judgeEntered, settleWithResets } from '../../transforms/claims/resets.ts';
import type { FieldChange } from '../../transforms/claims/settleChange.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { JudgeContext, Verdict } from '../../transforms/ground/verdict.ts';
import type { ClaimState } from './claimState.ts';
import { shareStructure } from './shareStructure.ts';

export interface JudgementOptions {
  form: LoadedForm;
  context: () => JudgeContext;
  /** Defers the judgement of a changed field until the change is rendered; without it the change is judged at once. */
  schedule?: (judge: () => void) => void;
}

function apply(state: ClaimState, { entered, verdict }: Judged): Verdict {
  if (entered !== state.entered) state.entered = ref(entered);
  state.document = ref(shareStructure(state.document, verdict.claim));
  return verdict;
}

/** Settles the change of one field without judging it. Returns false where the whole claim has to be settled. */
function applyUnjudged(
  state: ClaimState,
  entered: ClaimDocument,
  change: FieldChange,
  { form, context }: JudgementOptions,
): boolean {
  const moment = momentOf(context());
  const found = settleWithResets(entered, state.document, [change], form.plan, moment);
  if (!found) return false;
  state.entered = ref(found.entered);
  state.document = ref(found.claim);
  return true;
}

/**
 * Creates the judgement of a claim: settles and judges the entered values, and keeps the settled claim document and the
 * last verdict.
 */
export function createClaimJudgement(state: ClaimState, options: JudgementOptions) {
  const { form, context, schedule } = options;
  /** Number of judgements, to which components subscribe in order to render again. */
  const judged = proxy({ count: 0 });
  const judgeAll = () => judgeEntered(state.entered, form, context());
  const dirtyNow = (): Readonly<ClaimState['dirty']> => snapshot(state).dirty;
  let isOwed = false;
  /** Fields that were dirty before the first change that is not judged yet. */
  let dirtyBefore = dirtyNow();
  let last = apply(state, judgeAll());

  function keep(found: Judged): Verdict {
    last = apply(state, found);
    isOwed = false;
    return last;
  }

  /** Stores a verdict and triggers a render, because the verdict may differ where no answer does. */
  function keepAndDraw(found: Judged): Verdict {
    keep(found);
    judged.count += 1;
    return last;
  }

  /** Returns the verdict on the current claim, which is judged first if it has changed. */
  const verdict = (): Verdict => (isOwed ? keep(judgeAll()) : last);

  return {
    judged,
    verdict,
    /** Returns the last verdict, which lacks a change that is still being rendered. */
    lastVerdict: () => last,
    /** Tests if the claim has changed since the last verdict. */
    isBehind: () => isOwed,
    /** Returns the fields whose errors may be shown; one touched with a change waits for the verdict on it. */
    judgedDirty: () => (isOwed ? dirtyBefore : dirtyNow()),
    /** Judges the claim again, because the day or the whitelist may have changed. */
    judgeNow: (): Verdict => keepAndDraw(judgeAll()),
    /** Stores, settles and judges the entered values; the change of one field is rendered before it is judged. */
    commit(entered: ClaimDocument, change?: FieldChange): void {
      if (!schedule || !change || !applyUnjudged(state, entered, change, options)) {
        keep(judgeChange(entered, state.document, form, context()));
        return;
      }
      if (!isOwed) {
        dirtyBefore = dirtyNow();
        schedule(() => {
          verdict();
          judged.count += 1;
        });
      }
      isOwed = true;
    },
    /**
     * Stores the verdict that a caller found on the current claim document; judges anew where settling changed a value
     * in it.
     */
    adopt: (found: Verdict): Verdict =>
      keepAndDraw(found.changes.length > 0 ? judgeAll() : { entered: state.entered, verdict: found }),
  };
}

export type ClaimJudgement = ReturnType<typeof createClaimJudgement>;
