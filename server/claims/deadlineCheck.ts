import { passedDeadline } from '../../transforms/deadlines/deadlines.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { ProblemError } from '../http/problems.ts';

/** Throws deadlinePassed where the form was closed when the request arrived (C6-19). */
export function requireOpen(context: AppContext, { form }: ServedForm, arrivedAt: Date): void {
  const passed = passedDeadline(context.bundle.bundle.settlement, form, arrivedAt);
  if (passed) throw new ProblemError('deadlinePassed', { detail: `${passed} has passed` });
}
