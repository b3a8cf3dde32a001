import type { Verdict } from '../../transforms/ground/verdict.ts';
import type { ClaimJudgement } from './claimJudgement.ts';

/**
 * Answers that are being given: choices that were made, texts that were typed in part, and fields not left yet. What is
 * wrong with such an answer is said once it is left: "Yes" may ask for entries that nobody could make before, and half
 * a date is no date. An error that is told already stays for as long as it is one.
 */
export function createFieldsInProgress(judgement: Omit<ClaimJudgement, 'commit'>) {
  const { judgedDirty, lastVerdict, judged, isBehind } = judgement;
  const open = new Set<string>();
  /** Fields that were left with a change which the verdict did not know yet: it says nothing of them. */
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
    /** Their page was left: a field that goes with its page tells nobody that it was left. */
    leaveAll: () => open.forEach(leave),
    isOpen: (path: string): boolean => open.has(path) || leftBefore.get(path) === lastVerdict(),
  };
}
