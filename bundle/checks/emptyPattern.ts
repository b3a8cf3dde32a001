import { counted } from '../findings/counted.ts';
import { builtRules, meaningsOf } from '../meaning/builtRules.ts';
import { lengthOf, patternsOf } from '../meaning/textShapes.ts';
import { ANY_LENGTH, type Length, mayMatchAll } from '../patterns/commonText.ts';
import { defineCheck } from './check.ts';

/**
 * Reports the pattern or named format of a field that matches no text, or none that the field's lengths and other
 * patterns allow (C12-10).
 */
export const emptyPattern = defineCheck({
  code: 'empty-pattern',
  severity: 'warning',
  summary: 'a pattern that no text of its field matches',
  needs: 'file',
  *run(view) {
    for (const { field, rules } of builtRules(view)) {
      const patterns = meaningsOf(rules, 'pattern');
      const judges = patterns.length > 0 ? patterns : meaningsOf(rules, 'form');
      const last = judges.at(-1);
      if (!field || !last) continue;
      const length = lengthOf(rules);
      // Contradictory lengths are reported by another check.
      if (length.min > length.max || mayMatchAll(patternsOf(rules), length)) continue;
      const empty = patterns.find(({ meaning }) => !mayMatchAll([meaning.pattern], ANY_LENGTH));
      const says = empty
        ? 'The pattern matches no text'
        : whyEmpty(patternsOf(rules), length, judges === patterns);
      const { file, pointer } = (empty ?? last).place.at('ordinalParams', 0);
      yield {
        file,
        pointer,
        message: `${says}, so nothing that ${field.field.name} holds is let through.`,
        hint: 'Correct the pattern, or what else the field asks for.',
      };
    }
  },
});

function lengthWords({ min, max }: Length): string {
  if (min === max) return counted(min, 'character');
  return Number.isFinite(max) ? `${min} to ${max} characters` : `${min} or more characters`;
}

function whyEmpty(patterns: readonly string[], length: Length, isPattern: boolean): string {
  const tooLong = patterns.find((pattern) => !mayMatchAll([pattern], length));
  if (tooLong !== undefined) {
    return `No text of ${lengthWords(length)} ${isPattern ? 'matches the pattern' : 'is of the format'}`;
  }
  return 'No text matches the pattern and the other patterns of the field';
}
