import type { Content } from '../../schemas/generated/types.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { builtInOf } from '../../transforms/texts/builtIn.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';
import { textUses } from '../meaning/textUses.ts';
import { defineCheck } from './check.ts';
import { hasText, PRODUCT_KEYS } from './contentTexts.ts';

/**
 * Reports a plural text that lacks the form `other` (C12-10), because for other counts it is shown in English or not at
 * all.
 */
export const pluralWithoutOther = defineCheck({
  code: 'plural-without-other',
  severity: 'warning',
  summary: 'a text for some counts and none for the others',
  needs: 'bundle',
  *run(view) {
    const uses = textUses(view);
    for (const { file, culture, texts } of view.contents) {
      const told = new Set<string>();
      for (const key of Object.keys(texts)) {
        const base = withoutPlural(key);
        const isOne = base === key || uses.has(key) || !(uses.has(base) || PRODUCT_KEYS.has(base));
        if (isOne || told.has(base) || !isPluralWithoutOther(base, texts)) continue;
        // Of a product text, a settlement may override a single form.
        if (hasText(base, builtInOf(culture) ?? {})) continue;
        told.add(base);
        yield {
          file,
          pointer: toPointer([key]),
          part: 'key',
          message: `${base} has a text for some counts, and none for all others.`,
          hint: `Add "${base}_other".`,
        };
      }
    }
  },
});

const OTHER_FORMS = ['zero', 'one', 'two', 'few', 'many'];

/** Tests if a key has plural forms among the texts of a culture, and neither `other` nor a text of its own. */
export const isPluralWithoutOther = (key: string, texts: Content): boolean =>
  !hasText(key, texts) && OTHER_FORMS.some((form) => Object.hasOwn(texts, `${key}_${form}`));
