import { addText } from '../../transforms/config/advice.ts';
import { suggestName } from '../../transforms/config/suggestName.ts';
import { keyUses } from '../view/contentKeys.ts';
import { defineCheck } from './check.ts';
import { hasText } from './contentTexts.ts';
import { isPluralWithoutOther } from './pluralWithoutOther.ts';

/**
 * Share of the characters in which a suggested key may differ from one without text. Small, because keys share
 * prefixes: "Field_Store" is not "Field_Phone" misspelt.
 */
const MISSPELT_SHARE = 0.2;

/** Reports a content key without a text in the default culture (C2-04), because nothing would be shown for it. */
export const missingText = defineCheck({
  code: 'missing-text',
  severity: 'error',
  summary: 'a content key that has no text',
  needs: 'file',
  *run(view) {
    if (view.isLost('content/en.json')) return;
    const texts = view.bundle.content.en ?? {};
    for (const { key, file, pointer } of keyUses(view)) {
      if (hasText(key, texts) || view.wasLeftOut(key) || isPluralWithoutOther(key, texts)) continue;
      const hint = suggestName(key, Object.keys(texts), addText(key), MISSPELT_SHARE);
      yield { file, pointer, message: `The content key ${key} has no text in content/en.json.`, hint };
    }
  },
});
