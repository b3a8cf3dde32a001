import type { Verdict } from '../../transforms/ground/verdict.ts';
import type { ClaimJudgement } from './claimJudgement.ts';

/**
 * Creates the set of fields in progress, which the claimant is still answering: an option is chosen or a value typed in
 * part, and the focus is still in the field. Errors of such a field are shown once it is left, because a "Yes" may
 * require answers that nobody could give before, and half a date is not valid. An error that is shown already stays
 * while it lasts.
 */
export function createFieldsInProgress(judgement: Omit<ClaimJudgement, 'commit'>) {
  const { judgedDirty, lastVerdict, judged, isBehind } = judgement;
  const open = new Set<string>();
  /** Fields that were left with a change that the verdict does not contain yet. */
  const leftBefore = new Map<string, Verdict>();
  const leave = (path: string): void => {
    if (!open.delete(path)) return;
    if (isBehind()) leftBefore.set(path, lastVerdict());
    judged.count += 1;
  };
  return {
    answering(path: string): void {
      const isTold = judgedDirty()[path] && lastVerdict().errors.some((error) => error.path === path);
      if (!isTold) open.add(path);
    },
    leave,
    /** Leaves all fields, because a field that is removed with its page fires no blur. */
    leaveAll: () => open.forEach(leave),
    isOpen: (path: string): boolean => open.has(path) || leftBefore.get(path) === lastVerdict(),
  };
}
