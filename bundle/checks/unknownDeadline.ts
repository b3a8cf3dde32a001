import { suggest } from '../findings/didYouMean.ts';
import { formDeadlines } from '../view/formDeadlines.ts';
import { defineCheck } from './check.ts';

/** Reports a deadline that a form lists and the settlement does not have (C8-24). */
export const unknownDeadline = defineCheck({
  code: 'unknown-deadline',
  severity: 'error',
  summary: 'a deadline of a form that the settlement does not have',
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
});
