import type { BundleView } from '../view/bundleView.ts';
import { conditionPatterns, isValidPattern, type PatternUse, rulePatterns } from '../view/patterns.ts';
import type { Check, Found } from './check.ts';

/** The time that one pattern may take to be judged; one that takes longer is not reported. */
const LIMIT_MS = 1000;

/** A pattern whose matching takes more than linear time on some text: a page or the server could hang on it. */
export const slowPattern: Check = {
  code: 'slow-pattern',
  async run(view) {
    const suspects = usesByPattern(view);
    if (suspects.size === 0) return [];
    // Two megabytes of code that only bundles with repeating patterns need.
    process.env.RECHECK_SYNC_BACKEND = 'pure';
    const { checkSync } = (await import('recheck')).default;
    const found: Found[] = [];
    for (const [pattern, uses] of suspects) {
      const verdict = checkSync(pattern, 'u', { timeout: LIMIT_MS });
      if (verdict.status === 'vulnerable')
        found.push(...uses.map((use) => foundAt(use, verdict.complexity.summary)));
    }
    return found;
  },
};

function usesByPattern(view: BundleView): Map<string, PatternUse[]> {
  const suspects = new Map<string, PatternUse[]>();
  for (const use of [...rulePatterns(view), ...conditionPatterns(view)]) {
    if (!repeats(use.pattern) || !isValidPattern(use.pattern)) continue;
    suspects.set(use.pattern, [...(suspects.get(use.pattern) ?? []), use]);
  }
  return suspects;
}

/** Only a pattern that repeats a group, or has two open-ended repetitions, can be slow. */
function repeats(pattern: string): boolean {
  return /\)[*+{]/.test(pattern) || (pattern.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0) > 1;
}

function foundAt({ file, pointer }: PatternUse, complexity: string): Found {
  return {
    file,
    pointer,
    message: `Some texts make this pattern very slow (${complexity}).`,
    hint: 'Rewrite it so that a text can match in one way only: no repeated group that itself repeats, no two neighbours that take the same characters.',
  };
}
