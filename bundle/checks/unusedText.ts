import { takeAway } from '../../transforms/config/advice.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import type { BundleView } from '../view/bundleView.ts';
import { keyUses } from '../view/contentKeys.ts';
import { defineCheck } from './check.ts';
import { hasText, isOwnKey } from './texts.ts';

/** A text that is shown nowhere, often because its key is misspelt. */
export const unusedText = defineCheck({
  code: 'unused-text',
  severity: 'warning',
  summary: 'a content key that is used nowhere',
  needs: 'bundle',
  *run(view) {
    // What cannot be read may use any text.
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

/** The keys that are named, and those that were meant where one is misspelt: that is another finding. */
function usedKeys(view: BundleView): Set<string> {
  const texts = view.bundle.content.en ?? {};
  const named = keyUses(view).map(({ key }) => key);
  const meant = named.filter((key) => !hasText(key, texts)).map((key) => nearest(key, Object.keys(texts)));
  return new Set([...named, ...meant.filter((key) => key !== undefined)]);
}

/** A key that several cultures have is told once, in the default culture. */
function defaultFirst(a: { culture: string }, b: { culture: string }): number {
  return Number(b.culture === 'en') - Number(a.culture === 'en');
}
