import type { components } from '../../openapi/generated/types.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { ProblemError } from '../http/problems.ts';
import { logClaim } from '../http/requestLog.ts';
import type { BoundKey, StoredDocument } from '../store/storedClaim.ts';
import { openClaim } from './sealedClaim.ts';
import type { SubmissionAttempt } from './submissionAttempt.ts';

/** Response to a submission that was filed, now or before. */
export type SubmitAnswer = components['schemas']['SubmitAnswer'];

/**
 * Builds the response to a submission from the stored claim: reference code, time, documents, and if a receipt is mailed,
 * which is left out where the server sends none for the form.
 */
export function answerOf(
  filed: {
    referenceCode: string;
    submittedAt: string;
    documents: readonly StoredDocument[];
  },
  mailed: boolean | undefined,
): SubmitAnswer {
  return {
    submitted: true,
    referenceCodeForm: filed.referenceCode,
    submittedAt: filed.submittedAt,
    documents: filed.documents.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    error: null,
    nonMatchingPaymentElection: false,
    ...(mailed !== undefined && { mailed }),
  };
}

/** Returns if a receipt is mailed; undefined where the server sends none for the form, and says nothing of mail. */
export const mailedOf = (
  { mailer }: AppContext,
  { settings }: ServedForm,
  hasMail: boolean,
): boolean | undefined => (mailer && settings.receiptTo !== undefined ? hasMail : undefined);

/** Returns the response to the submission that the idempotency key is bound to, and logs its claim. */
export async function firstAnswer(
  context: AppContext,
  { request, served }: SubmissionAttempt,
  { referenceCode }: BoundKey,
): Promise<SubmitAnswer> {
  const { store, key } = context;
  const kept = await store.claims.byReferenceCode(referenceCode);
  if (!kept) throw new Error('No claim has the code that a key is bound to');
  logClaim(request, { claim: kept.id, replayed: true });
  return answerOf(openClaim(key, kept).claim, mailedOf(context, served, kept.mails !== undefined));
}

/** Returns the first response for the same content; null for an unbound key. Throws 422 for other content. */
export async function replayOf(
  context: AppContext,
  attempt: SubmissionAttempt,
  bound: BoundKey | null,
): Promise<SubmitAnswer | null> {
  if (!bound) return null;
  const { judging, submission } = attempt;
  if (!(await judging.isContentOf(bound, submission.documents))) throw keyReused(attempt, bound);
  context.metrics.replays.inc({ form: attempt.served.form });
  return firstAnswer(context, attempt, bound);
}

/** Creates the 422 problem of a key that is bound to another claim, whose code only its own session gets. */
export function keyReused({ session }: SubmissionAttempt, bound: BoundKey): ProblemError {
  const own = bound.sessionHash === session.state.storageKey;
  return new ProblemError('idempotencyKeyReused', own ? { referenceCodeForm: bound.referenceCode } : {});
}
