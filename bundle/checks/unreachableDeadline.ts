import { formDeadlines } from '../view/formDeadlines.ts';
import { defineCheck } from './check.ts';

/** Reports deadlines after one without a condition (C8-24), because the first whose condition holds applies. */
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
