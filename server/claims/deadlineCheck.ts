import type { Deadline } from '../../schemas/generated/types.ts';
import { passedDeadline } from '../../transforms/deadlines/deadlines.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { ProblemError } from '../http/problems.ts';

const DEFAULT_TARGET = '/deadline';

/** Throws deadlinePassed where one of the form's deadlines had passed when the request arrived (C6-19). */
export function requireOpen(
  context: AppContext,
  { form }: ServedForm,
  arrivedAt: Date,
  culture: string,
): void {
  const { settlement } = context.bundle.bundle;
  const passed = passedDeadline(settlement, form, arrivedAt);
  if (!passed) return;
  const targets: (Deadline | undefined)[] = [
    settlement.deadlines[passed],
    settlement.deadlines.globalDeadline,
  ];
  const redirectUrl = targets.map((deadline) => deadline?.redirectTargets?.[culture]).find(Boolean);
  throw new ProblemError('deadlinePassed', {
    detail: `${passed} has passed`,
    redirectUrl: redirectUrl ?? DEFAULT_TARGET,
  });
}
