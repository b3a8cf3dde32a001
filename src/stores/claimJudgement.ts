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
  /** Puts the judgement of a changed field off until the change is on the screen; left out, it is judged at once. */
  schedule?: (judge: () => void) => void;
}

function apply(state: ClaimState, { entered, verdict }: Judged): Verdict {
  if (entered !== state.entered) state.entered = ref(entered);
  state.document = ref(shareStructure(state.document, verdict.claim));
  return verdict;
}

/** Settles the change of one field without judging it. False where the whole claim has to be settled. */
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

/** Creates the derived state of a claim's entered values: the settled document, and its verdict. */
export function createClaimJudgement(state: ClaimState, options: JudgementOptions) {
  const { form, context, schedule } = options;
  /** Counts judgements that the page is yet to be drawn by. */
  const judged = proxy({ count: 0 });
  const judgeAll = () => judgeEntered(state.entered, form, context());
  const dirtyNow = (): Readonly<ClaimState['dirty']> => snapshot(state).dirty;
  let isOwed = false;
  /** The fields that counted as dirty when the change came that is not judged yet. */
  let dirtyBefore = dirtyNow();
  let last = apply(state, judgeAll());

  function keep(found: Judged): Verdict {
    last = apply(state, found);
    isOwed = false;
    return last;
  }

  /** Keeps a verdict, and has the page drawn by it: it may differ where no answer does. */
  function keepAndDraw(found: Judged): Verdict {
    keep(found);
    judged.count += 1;
    return last;
  }

  /** The verdict on the claim as it is. */
  const verdict = (): Verdict => (isOwed ? keep(judgeAll()) : last);

  return {
    judged,
    verdict,
    /** The last verdict: behind the claim by the change that is being drawn, until `judged` counts on. */
    lastVerdict: () => last,
    /** Whether the claim has changed since that verdict. */
    isBehind: () => isOwed,
    /** The fields whose errors may be shown: one that is touched with its change waits for the verdict on that. */
    judgedDirty: () => (isOwed ? dirtyBefore : dirtyNow()),
    /** The verdict now: the day or the whitelist may have changed. */
    judgeNow: (): Verdict => keepAndDraw(judgeAll()),
    /** Takes what is entered now. The change of one field, where it is named, is drawn before it is judged. */
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
    /** Takes a verdict on the document as it is, found just now by somebody else; one that settles anything is found anew. */
    adopt: (found: Verdict): Verdict =>
      keepAndDraw(found.changes.length > 0 ? judgeAll() : { entered: state.entered, verdict: found }),
  };
}

export type ClaimJudgement = ReturnType<typeof createClaimJudgement>;
