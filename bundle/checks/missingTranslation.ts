import type { Check } from './check.ts';
import { hasText, withoutPlural } from './texts.ts';

/** A culture that lacks a key which the default culture has: claimants would read English there. */
export const missingTranslation: Check = {
  code: 'missing-translation',
  *run({ bundle, contents, isLost }) {
    const keys = new Set(Object.keys(bundle.content.en ?? {}).map(withoutPlural));
    for (const { file, culture, texts } of contents) {
      const isEnabled = Object.hasOwn(bundle.settlement.cultures, culture);
      if (culture === 'en' || !isEnabled || isLost(file)) continue;
      for (const key of keys) {
        if (hasText(key, texts)) continue;
        yield {
          file,
          message: `The culture ${culture} has no text for ${key}.`,
          hint: `Add "${key}"; until then the English text is shown.`,
        };
      }
    }
  },
};
