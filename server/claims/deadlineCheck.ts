import { momentOf } from '../../transforms/conditions/scope.ts';
import { passedDeadline } from '../../transforms/deadlines/deadlines.ts';
import {
  type DeadlineKeys,
  deadlineKeysOf,
  possibleDeadlines,
} from '../../transforms/deadlines/formDeadlines.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import { own } from '../../transforms/values/own.ts';
import { ProblemError } from '../http/problems.ts';
import type { AdmissionContext, AdmissionForm } from './admission.ts';

const DEFAULT_TARGET = '/deadline';

/** Context with the settlement's deadlines. */
type Settled = Pick<AdmissionContext, 'bundle'>;

/** Arrival of a request, and the language of its sender. */
export interface Arrival {
  arrivedAt: Date;
  culture: string;
}

/** Throws deadlinePassed where no claim of the form can be in time, as of the request's arrival (C6-19). */
export function requireBeforeDeadline(context: Settled, { module }: AdmissionForm, arrival: Arrival): void {
  requireOneOpen(context, possibleDeadlines(module.loaded.plan), arrival);
}

/** Tests if a claim's answers decide which of several deadlines the form has for it (C8-24). */
export function hasSeveralDeadlines({ module }: AdmissionForm): boolean {
  return module.loaded.plan.deadlines !== undefined;
}

/** Throws deadlinePassed where the deadline of each of these claims had passed: a visitor may file any one of them. */
export function requireInTime(
  context: Settled,
  served: AdmissionForm,
  arrival: Arrival & { entry: EntryKind },
  claims: readonly ClaimDocument[],
): void {
  const { plan } = served.module.loaded;
  const moment = momentOf({ now: arrival.arrivedAt, entry: arrival.entry });
  const kinds = claims.map((claim) => deadlineKeysOf(plan, claim, moment));
  requireOneOpen(context, kinds, arrival);
}

/**
 * Throws deadlinePassed where each of these kinds of claims is too late; a key without a target has the global deadline
 * (C6-19).
 */
function requireOneOpen(
  context: Settled,
  kinds: readonly DeadlineKeys[],
  { arrivedAt, culture }: Arrival,
): void {
  const { settlement } = context.bundle.bundle;
  const passed = kinds.map((keys) => passedDeadline(settlement, keys, arrivedAt));
  const last = passed.at(-1);
  if (!last || passed.includes(null)) return;
  const targets = [own(settlement.deadlines, last), settlement.deadlines.globalDeadline];
  const redirectUrl = targets.map((deadline) => deadline?.redirectTargets?.[culture]).find(Boolean);
  throw new ProblemError('deadlinePassed', {
    detail: `${last} has passed`,
    redirectUrl: redirectUrl ?? DEFAULT_TARGET,
  });
}
