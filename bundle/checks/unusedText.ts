import { takeAway } from '../../transforms/config/advice.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import type { BundleView } from '../view/bundleView.ts';
import { keyUses } from '../view/contentKeys.ts';
import { defineCheck } from './check.ts';
import { hasText, isOwnKey } from './contentTexts.ts';

/** Reports a text that is shown nowhere, often because its key is misspelt. */
export const unusedText = defineCheck({
  code: 'unused-text',
  severity: 'warning',
  summary: 'a content key that is used nowhere',
  needs: 'bundle',
  *run(view) {
    // A file that could not be read may use any text.
    const users = [...view.files.values()]
      .filter(({ source }) => source.kind === 'page')
      .map(({ source }) => source.path);
    if (['settlement.json', 'models.json', ...users].some(view.lacksParts)) return;
    const used = usedKeys(view);
    const seen = new Set<string>();
    for (const { file, texts } of view.contents.toSorted(defaultFirst)) {
      for (const key of Object.keys(texts)) {
        if (seen.has(key)) continue;
        seen.add(key);
        if (used.has(key) || used.has(withoutPlural(key)) || isOwnKey(key) || view.wasLeftOut(key)) continue;
        yield {
          file,
          pointer: toPointer([key]),
          part: 'key',
          message: `The content key ${key} is used nowhere.`,
          hint: takeAway('use it'),
        };
      }
    }
  },
});

/** Returns the keys that files name, and for misspelt keys the nearest one, because another check reports those. */
function usedKeys(view: BundleView): Set<string> {
  const texts = view.bundle.content.en ?? {};
  const named = keyUses(view).map(({ key }) => key);
  const meant = named.filter((key) => !hasText(key, texts)).map((key) => nearest(key, Object.keys(texts)));
  return new Set([...named, ...meant.filter((key) => key !== undefined)]);
}

/** Sorts the default culture first, because a key of several cultures is reported once. */
function defaultFirst(a: { culture: string }, b: { culture: string }): number {
  return Number(b.culture === 'en') - Number(a.culture === 'en');
}
