import { ANY_LENGTH, mayMatchAll } from '../patterns/commonText.ts';
import { isValidPattern, rulePatterns } from '../view/patterns.ts';
import { defineCheck } from './check.ts';

/** Reports a pattern without anchors (C4-12), because it matches anywhere in the value. */
export const unanchoredPattern = defineCheck({
  code: 'unanchored-pattern',
  severity: 'warning',
  summary: 'a pattern that may match in the middle of a value',
  needs: 'file',
  *run(view) {
    for (const { pattern, file, pointer } of rulePatterns(view)) {
      // A pattern that matches nothing is reported by another check.
      if (!isValidPattern(pattern) || isAnchored(pattern) || !mayMatchAll([pattern], ANY_LENGTH)) continue;
      yield {
        file,
        pointer,
        message: 'The pattern also matches in the middle of a value.',
        hint: `Begin it with ^ and end it with $: ^(?:${pattern.replace(/^\^|\$$/g, '')})$`,
      };
    }
  },
});

function isAnchored(pattern: string): boolean {
  return alternativesOf(pattern).every(
    (part) => /^(?:\(\?[=!].*\))*\^/.test(part) && /(?<!\\)(?:\\\\)*\$$/.test(part),
  );
}

/** Splits a pattern at the alternatives outside of groups. */
function alternativesOf(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[\s\S]/gu)) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts;
}
