import { keyUses } from '../bundle/contentKeys.ts';
import { toPointer } from '../bundle/pointer.ts';
import type { Check } from './check.ts';
import { isOwnKey, withoutPlural } from './texts.ts';

/** A text that is shown nowhere, often because its key is misspelt. */
export const unusedText: Check = {
  code: 'unused-text',
  *run(view) {
    const used = new Set(keyUses(view).map(({ key }) => key));
    const seen = new Set<string>(['$schema']);
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
          hint: 'Take it away, or use it.',
        };
      }
    }
  },
};

/** A key that several cultures have is told once, in the default culture. */
function defaultFirst(a: { culture: string }, b: { culture: string }): number {
  return Number(b.culture === 'en') - Number(a.culture === 'en');
}
