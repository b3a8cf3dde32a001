import { isDeadline } from '../../transforms/deadlines/deadlines.ts';
import { defineCheck } from './check.ts';

/** Reports a deadline that is neither a date, `MM/dd/yyyy`, nor a date with time, `… hh:mm:ss a` (R5-32, R8-16). */
export const deadlineFormat = defineCheck({
  code: 'deadline-format',
  severity: 'error',
  summary: 'a deadline in a format that is not read',
  needs: 'file',
  *run({ bundle }) {
    for (const [key, deadline] of Object.entries(bundle.settlement.deadlines)) {
      if (!deadline || isDeadline(deadline.deadline)) continue;
      yield {
        file: 'settlement.json',
        pointer: `/deadlines/${key}/deadline`,
        message: `The deadline ${deadline.deadline} is in no format that is read.`,
        hint: 'Write MM/dd/yyyy hh:mm:ss a, such as 12/31/2030 11:59:59 PM, or MM/dd/yyyy for the end of that day.',
      };
    }
  },
});
