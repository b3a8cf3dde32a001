import type { Content } from '../../schemas/generated/types.ts';
import { builtInOf } from '../../transforms/texts/builtIn.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';
import { defineCheck } from './check.ts';
import { hasText, PRODUCT_KEYS } from './contentTexts.ts';
import { isPluralWithoutOther } from './pluralWithoutOther.ts';

/** Returns the keys that a culture needs: those of English, and the product's where it has no texts of the culture. */
function keysWanted(english: Content, builtIn: Content | undefined): Set<string> {
  const { $schema: _file, ...texts } = english;
  return new Set([...Object.keys(texts).map(withoutPlural), ...(builtIn ? [] : PRODUCT_KEYS)]);
}

/** Tests if a culture has a text. A plural with missing forms counts, because another check reports it. */
const says = (key: string, texts: Content): boolean =>
  hasText(key, texts) || isPluralWithoutOther(key, texts);

/** Reports a text that a culture lacks, because claimants get the product's own text of the culture, or English. */
export const missingTranslation = defineCheck({
  code: 'missing-translation',
  severity: 'warning',
  summary: 'a culture that lacks a key',
  needs: 'file',
  *run({ bundle, contents, isLost }) {
    const enabled = contents.filter(({ culture }) => Object.hasOwn(bundle.settlement.cultures, culture));
    for (const { file, culture, texts } of enabled) {
      if (culture === 'en' || isLost(file)) continue;
      const builtIn = builtInOf(culture);
      for (const key of keysWanted(bundle.content.en ?? {}, builtIn)) {
        if (says(key, texts)) continue;
        const shown = builtIn && hasText(key, builtIn) ? "the product's own" : 'the English';
        yield {
          file,
          message: `The culture ${culture} has no text for ${key}.`,
          hint: `Add "${key}"; until then ${shown} text is shown.`,
        };
      }
    }
  },
});
