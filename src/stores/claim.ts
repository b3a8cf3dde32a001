import { proxy } from 'valtio/vanilla';
import type { FieldValue } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import { createClaimActions } from './claimActions.ts';
import { createClaimJudgement, type JudgementOptions } from './claimJudgement.ts';
import {
  type ClaimSnapshot,
  type ClaimState,
  newClaimState,
  restoredState,
  snapshotOf,
} from './claimState.ts';
import { createFieldsInProgress } from './fieldsInProgress.ts';
import { createResetNotices } from './resetNotices.ts';

export interface ClaimOptions extends JudgementOptions {
  /** Eight random characters (R3-14). */
  randomSuffix: () => string;
  /** Default values of a new claim, by `model.field`. */
  defaults?: Record<string, FieldValue>;
  restored?: ClaimSnapshot | null;
}

/**
 * Creates the store of one form's claim: the entered values, the drafts, and which fields were edited. Every change of
 * a value goes through `commit`, which settles the claim once.
 */
export function createClaim(options: ClaimOptions) {
  const { form, randomSuffix, defaults = {}, restored } = options;
  const newId = (model: ModelName) => `${model}-${randomSuffix()}`;
  const begin = () => newClaimState(form.plan, newId, defaults);
  const state = proxy<ClaimState>(restored ? restoredState(restored) : begin());
  const { commit: take, ...judgement } = createClaimJudgement(state, options);
  const { commit, ...clearing } = createResetNotices({
    state,
    plan: form.plan,
    context: options.context,
    take,
  });
  const answers = createFieldsInProgress(judgement);
  const actions = createClaimActions(state, commit);
  return {
    state,
    form,
    newId,
    ...clearing,
    ...actions,
    ...judgement,
    answering: answers.answering,
    leaveAll: answers.leaveAll,
    /** Tests if the field's errors may be shown: it was touched or changed, and is no longer in progress. */
    isShown: (path: string) => judgement.judgedDirty()[path] === true && !answers.isOpen(path),
    /** Marks a field as touched, because it lost the focus or Next was refused. */
    touch(path: string): void {
      actions.touch(path);
      answers.leave(path);
    },
    restart(): void {
      Object.assign(state, begin());
      clearing.forget();
      judgement.judgeNow();
    },
    snapshot: () => snapshotOf(state),
  };
}

export type Claim = ReturnType<typeof createClaim>;
