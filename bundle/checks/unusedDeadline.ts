import { also } from '../../transforms/config/advice.ts';
import { DEADLINE_KEYS } from '../../transforms/ground/modelNames.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { suggest } from '../findings/didYouMean.ts';
import { formDeadlines } from '../view/formDeadlines.ts';
import { defineCheck } from './check.ts';

const LOOKED_AT = [...new Set<string>(Object.values(DEADLINE_KEYS).flat())];

/** Reports a deadline that no form uses (R9-11, C8-24), such as one with a misspelt key. */
export const unusedDeadline = defineCheck({
  code: 'unused-deadline',
  severity: 'error',
  summary: 'a deadline that no form looks at',
  needs: 'bundle',
  *run(view) {
    const named = formDeadlines(view)
      .flat()
      .map(({ entry }) => entry.key);
    for (const key of Object.keys(view.bundle.settlement.deadlines)) {
      if (LOOKED_AT.includes(key) || named.includes(key) || view.wasLeftOut(key)) continue;
      yield {
        file: 'settlement.json',
        pointer: toPointer(['deadlines', key]),
        message: `No form looks at the deadline ${key}.`,
        hint: also(suggest(key, LOOKED_AT, 'Forms look at'), 'Or name it among the deadlines of a form.'),
      };
    }
  },
});
