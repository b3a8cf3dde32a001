import { LONGEST_MATCHED } from '../../transforms/claims/longTexts.ts';
import { isQuickWithin, judgePattern, type PatternVerdict } from '../patterns/judgePattern.ts';
import type { BundleView } from '../view/bundleView.ts';
import { conditionPatterns, isValidPattern, type PatternUse, rulePatterns } from '../view/patterns.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports a pattern that is not proved to be fast on every text (C13-05), because one claim could block the server. */
export const slowPattern = defineCheck({
  code: 'slow-pattern',
  severity: 'error',
  summary: 'a pattern that is not proved to be quick on every text',
  needs: 'file',
  run: (view) =>
    [...usesByPattern(view)].flatMap(([pattern, uses]) => {
      const verdict = judgePattern(pattern);
      if (verdict.kind === 'linear') return [];
      const isQuickWhenShort = isQuickWithin(pattern, LONGEST_MATCHED + 1);
      const slow = uses.filter(
        ({ longest = Number.POSITIVE_INFINITY }) => !isQuickWhenShort || longest > LONGEST_MATCHED,
      );
      return slow.map((use) => foundAt(use, verdict, isQuickWhenShort));
    }),
});

function usesByPattern(view: BundleView): Map<string, PatternUse[]> {
  const byPattern = new Map<string, PatternUse[]>();
  for (const use of [...rulePatterns(view), ...conditionPatterns(view)])
    if (isValidPattern(use.pattern)) byPattern.set(use.pattern, [...(byPattern.get(use.pattern) ?? []), use]);
  return byPattern;
}

/** Hint to limit the length, for a pattern that is fast on texts of at most LONGEST_MATCHED characters. */
const SHORTEN = ` Or give the field a maxLength of at most ${LONGEST_MATCHED}: on texts as short as that it is quick.`;

type Slow = Exclude<PatternVerdict, { kind: 'linear' }>;

function foundAt({ file, pointer }: PatternUse, verdict: Slow, isQuickWhenShort: boolean): Found {
  const short = isQuickWhenShort && pointer.includes('/rules/') ? SHORTEN : '';
  return verdict.kind === 'slow'
    ? {
        file,
        pointer,
        message: `Some texts make this pattern very slow: one that begins ${JSON.stringify(verdict.example)} can be matched in ever more ways.`,
        hint: `Rewrite it so that a text can match in one way only: begin with ^, repeat no group that itself repeats, and let no two neighbours that repeat take the same characters.${short}`,
      }
    : {
        file,
        pointer,
        message: `It cannot be proved that this pattern is quick on every text: ${verdict.reason}.`,
        hint: `Say it in simpler parts: character classes, groups and repetitions, or several rules on the field.${short}`,
      };
}
