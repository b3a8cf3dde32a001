import type { ClaimJudgement } from './claimJudgement.ts';

/**
 * Answers that are being given: choices that were made, texts that were typed in part, and fields not left yet. What is
 * wrong with such an answer is said once it is left: "Yes" may ask for entries that nobody could make before, and half
 * a date is no date. An error that is told already stays for as long as it is one.
 */
export function createOpenAnswers({ judgedDirty, lastVerdict, judged }: Omit<ClaimJudgement, 'commit'>) {
  const open = new Set<string>();
  return {
    answering(path: string): void {
      const isTold = judgedDirty()[path] && lastVerdict().errors.some((error) => error.path === path);
      if (!isTold) open.add(path);
    },
    leave(path: string): void {
      if (open.delete(path)) judged.count += 1;
    },
    isOpen: (path: string): boolean => open.has(path),
  };
}
