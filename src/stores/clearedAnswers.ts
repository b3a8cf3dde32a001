import { proxy } from 'valtio/vanilla';
import { clearedFields } from '../../transforms/claims/cleared.ts';
import type { ClaimDocument, FormPlan } from '../../transforms/claims/types.ts';
import type { ClaimJudgement } from './claimJudgement.ts';
import type { ClaimState } from './claimState.ts';
import { setIn, valueIn } from './paths.ts';

/** Stores what is entered; `changed` is the path of the one answer that is another, where it is one. */
export type Commit = (
  entered: ClaimDocument,
  change?: Parameters<ClaimJudgement['commit']>[1],
  changed?: string,
) => void;

/**
 * Finds the answers that a change takes along by its resets. `cleared` names those of the last such change until they are
 * put back, the page is left, or a list has other records (C10-18).
 */
export function createClearedAnswers(state: ClaimState, plan: FormPlan, take: ClaimJudgement['commit']) {
  const cleared = proxy<{ paths: readonly string[] }>({ paths: [] });
  let undone: { changed: string | undefined; before: ClaimDocument } | undefined;

  function forget(): void {
    undone = undefined;
    if (cleared.paths.length > 0) cleared.paths = [];
  }

  const commit: Commit = (entered, change, changed) => {
    const before = state.entered;
    take(entered, change);
    const paths = clearedFields(entered, state.entered, plan);
    if (paths.length > 0) {
      undone = { changed, before };
      cleared.paths = paths;
    } else if (changed === undefined) forget();
  };

  /** Puts back the answer that was changed, and all that it took; returns its path, or undefined where it cannot. */
  function undo(): string | undefined {
    if (undone?.changed === undefined) return undefined;
    const { changed, before } = undone;
    const entered = structuredClone(state.entered);
    for (const path of [changed, ...cleared.paths])
      setIn(entered, path.split('.'), valueIn(before, path.split('.')));
    take(entered);
    forget();
    return changed;
  }

  return { cleared, commit, undo, canUndo: () => undone?.changed !== undefined, forget };
}
