import { builtRules, instancesOf } from '../meaning/builtRules.ts';
import { lengthOf, patternsOf } from '../meaning/textShapes.ts';
import { ANY_LENGTH, type Length, mayMatchAll } from '../patterns/commonText.ts';
import type { Check } from './check.ts';

/** C12-10: a pattern that matches no text, or none of the field's length, or none that another pattern matches. */
export const emptyPattern: Check = {
  code: 'empty-pattern',
  *run(view) {
    for (const { field, rules } of builtRules(view)) {
      const [first, ...others] = instancesOf(rules, 'regularExpression');
      if (!field || !first) continue;
      const length = lengthOf(rules);
      // Lengths that exclude each other are another finding.
      if (length.min > length.max || mayMatchAll(patternsOf(rules), length)) continue;
      const found = [first, ...others].find(({ instance }) => !mayMatchAll([instance.pattern], ANY_LENGTH));
      const says = found !== undefined ? 'The pattern matches no text' : whyEmpty(patternsOf(rules), length);
      const { file, pointer } = (found ?? others.at(-1) ?? first).place.at('ordinalParams', 0);
      yield {
        file,
        pointer,
        message: `${says}, so nothing that ${field.field.name} holds is let through.`,
        hint: 'Correct the pattern, or what else the field asks for.',
      };
    }
  },
};

function whyEmpty(patterns: readonly string[], length: Length): string {
  const tooLong = patterns.find((pattern) => !mayMatchAll([pattern], length));
  if (tooLong !== undefined) {
    const most = Number.isFinite(length.max) ? ` to ${length.max}` : ' or more';
    return `No text of ${length.min}${most} characters matches the pattern`;
  }
  return 'No text matches the pattern and the other patterns of the field';
}
