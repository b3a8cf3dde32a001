import { toPointer } from '../../transforms/ground/pointer.ts';
import { isAlwaysCounted, textUses } from '../meaning/textUses.ts';
import { defineCheck } from './check.ts';

/** Reports a text that has only plural forms and is used without a count (C12-10), because it is not shown there. */
export const uncountedPlural = defineCheck({
  code: 'uncounted-plural',
  severity: 'warning',
  summary: 'forms for counts where nothing is counted',
  needs: 'bundle',
  *run(view) {
    const en = view.contents.find(({ culture }) => culture === 'en');
    for (const key of en ? textUses(view).keys() : []) {
      const other = `${key}_other`;
      if (!en || Object.hasOwn(en.texts, key) || !Object.hasOwn(en.texts, other)) continue;
      if (isAlwaysCounted(view, key)) continue;
      yield {
        file: en.file,
        pointer: toPointer([other]),
        part: 'key',
        message: `${key} has only forms for counts, and where it is used nothing is counted, so they are not shown.`,
        hint: `Call it "${key}".`,
      };
    }
  },
});
