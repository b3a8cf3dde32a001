import { formDeadlines } from '../view/formDeadlines.ts';
import { defineCheck } from './check.ts';

/** C8-24: the first deadline that holds is the claim's, and one without a condition holds always. */
export const unreachableDeadline = defineCheck({
  code: 'unreachable-deadline',
  severity: 'error',
  summary: 'a deadline of a form after one that every claim has',
  needs: 'file',
  *run(view) {
    for (const deadlines of formDeadlines(view)) {
      const always = deadlines.findIndex(({ entry }) => entry.when === undefined);
      if (always < 0) continue;
      for (const { entry, pointer } of deadlines.slice(always + 1))
        yield {
          file: 'settlement.json',
          pointer,
          message: `No claim uses ${entry.key}: a deadline before it has no condition.`,
          hint: 'Put the deadline without a condition last, or remove this one.',
        };
    }
  },
});
