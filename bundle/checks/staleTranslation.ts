import { toPointer } from '../../transforms/ground/pointer.ts';
import { staleTexts, translatedFile } from '../view/translations.ts';
import { defineCheck } from './check.ts';

const LONGEST = 60;
const shown = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Reports a translation whose English text has changed since (C12-07). */
export const staleTranslation = defineCheck({
  code: 'stale-translation',
  severity: 'warning',
  summary: 'a translation of an English text that has changed since',
  needs: 'file',
  *run(view) {
    for (const { file, culture } of view.contents)
      for (const { key, was, now } of staleTexts(view, culture))
        yield {
          file,
          pointer: toPointer([key]),
          message: `The translation of ${key} was made of “${shown(was)}”, and English is “${shown(now)}” now.`,
          hint: `Translate it anew, or, where it still says the same, write the English text of ${key} into ${translatedFile(culture)}.`,
        };
  },
});
