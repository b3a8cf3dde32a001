import { proxy } from 'valtio/vanilla';
import { clearedFields } from '../../transforms/claims/cleared.ts';
import type { FormPlan } from '../../transforms/claims/types.ts';
import type { ClaimJudgement } from './claimJudgement.ts';
import type { ClaimState } from './claimState.ts';

/** Notices which answers a change takes along by its resets; `cleared` names those of the last such change. */
export function createClearedAnswers(state: ClaimState, plan: FormPlan, take: ClaimJudgement['commit']) {
  const cleared = proxy<{ paths: readonly string[] }>({ paths: [] });
  const commit: ClaimJudgement['commit'] = (entered, change) => {
    take(entered, change);
    const paths = clearedFields(entered, state.entered, plan);
    if (paths.length > 0) cleared.paths = paths;
  };
  return { cleared, commit };
}
