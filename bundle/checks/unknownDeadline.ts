import { suggest } from '../findings/didYouMean.ts';
import { formDeadlines } from '../view/formDeadlines.ts';
import type { Check } from './check.ts';

/** C8-24: a form's deadlines are keys of the settlement's. */
export const unknownDeadline: Check = {
  code: 'unknown-deadline',
  needs: 'file',
  *run(view) {
    const known = Object.keys(view.bundle.settlement.deadlines);
    for (const { entry, pointer } of formDeadlines(view).flat()) {
      if (known.includes(entry.key) || view.wasLeftOut(entry.key)) continue;
      yield {
        file: 'settlement.json',
        pointer: `${pointer}/key`,
        message: `The settlement has no deadline ${entry.key}.`,
        hint: suggest(entry.key, known, 'Its deadlines') || 'Write it under deadlines.',
      };
    }
  },
};
