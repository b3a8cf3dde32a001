import { ANY_LENGTH, mayMatchAll } from '../patterns/commonText.ts';
import { isValidPattern, rulePatterns } from '../view/patterns.ts';
import { defineCheck } from './check.ts';

/** C4-12: a pattern matches anywhere in the value, which is seldom meant. */
export const unanchoredPattern = defineCheck({
  code: 'unanchored-pattern',
  severity: 'warning',
  summary: 'a pattern that may match in the middle of a value',
  needs: 'file',
  *run(view) {
    for (const { pattern, file, pointer } of rulePatterns(view)) {
      // A pattern that matches nothing at all is another finding.
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

/** The alternatives that no group is around. */
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
