import type { ClaimJudgement } from './claimJudgement.ts';

/**
 * Choices that were made and not left yet. What is wrong by such a choice is said once it is left: "Yes" may ask for
 * entries that nobody could make before. An error that is told already stays.
 */
export function createOpenChoices({ judgedDirty, lastVerdict, judged }: Omit<ClaimJudgement, 'commit'>) {
  const open = new Set<string>();
  return {
    choose(path: string): void {
      const isTold = judgedDirty()[path] && lastVerdict().errors.some((error) => error.path === path);
      if (!isTold) open.add(path);
    },
    leave(path: string): void {
      if (open.delete(path)) judged.count += 1;
    },
    isOpen: (path: string): boolean => open.has(path),
  };
}
