import type { FastifyRequest } from 'fastify';
import type { components } from '../../openapi/generated/types.ts';
import { maskCharacters } from '../../transforms/claims/maskCharacters.ts';
import { sentClaim } from '../../transforms/claims/payload.ts';
import type { ClaimDocument } from '../../transforms/claims/types.ts';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import { todayInLosAngeles } from '../../transforms/values/day.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { isEnabled } from '../culture.ts';
import { ProblemError } from '../http/problems.ts';
import { readCaptchaProof } from '../security/captchaProof.ts';
import type { LiveSession } from '../security/sessions.ts';
import type { BoundKey, Claimant, FormSession, StoredDocument } from '../store/store.ts';
import { requireCaptcha } from './captchaCheck.ts';
import { contentHash, sentHash } from './contentHash.ts';
import { authorizedRows, type Credentials } from './credentialCheck.ts';
import { requireOpen } from './deadlineCheck.ts';
import { judgeSubmission, type ReadClaim, readClaim, requireSameConfiguration } from './judgeSubmission.ts';
import { requireOwnAccount } from './paidAccount.ts';
import { prepopulatedRecord } from './prepopulated.ts';
import { discard, readSubmission, type Submission } from './readSubmission.ts';
import { createReservations, type Reservations } from './reservations.ts';

type SubmitAnswer = components['schemas']['SubmitAnswer'];

/** One submission and what is known of it. */
interface Attempt {
  served: ServedForm;
  session: LiveSession;
  granted: FormSession;
  idempotencyKey: string;
  arrivedAt: Date;
  address: string;
  submission: Submission;
}

/** Takes submissions of claims. */
export interface Submitter {
  submit(served: ServedForm, idempotencyKey: string, request: FastifyRequest): Promise<SubmitAnswer>;
}

/**
 * The order of C6-08: session and CSRF (by the route, before the body is read) → reserve the key → replay →
 * configuration, deadline, captcha → the rules → the credentials → commit. What is refused leaves nothing behind.
 */
export function createSubmitter(context: AppContext): Submitter {
  const reservations: Reservations = createReservations();
  return {
    submit: async (served, idempotencyKey, request) => {
      const { session, form: granted } = await context.sessions.require(request, served.form);
      const submission = await readSubmission(request, context.documents, served.documents);
      const { arrivedAt, ip: address } = request;
      const attempt = { served, session, granted, idempotencyKey, arrivedAt, address, submission };
      let kept = false;
      try {
        return await reservations.hold(idempotencyKey, async () => {
          const replay = await replayOf(context, attempt);
          if (replay) return replay;
          const { answer, committed } = await file(context, attempt);
          kept = committed;
          return answer;
        });
      } finally {
        if (!kept) await discard(context.documents, submission.documents);
        await context.sessions.prolong(session);
      }
    },
  };
}

/** What the claimant gets: proof of what was stored, and when. */
function answerOf(filed: {
  referenceCode: string;
  submittedAt: string;
  documents: readonly StoredDocument[];
}): SubmitAnswer {
  return {
    submitted: true,
    referenceCodeForm: filed.referenceCode,
    submittedAt: filed.submittedAt,
    documents: filed.documents.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    error: null,
    nonMatchingPaymentElection: false,
  };
}

/** The answer that was given when the key was bound. */
async function firstAnswer({ store }: AppContext, { referenceCode }: BoundKey): Promise<SubmitAnswer> {
  const claim = await store.claims.byReferenceCode(referenceCode);
  if (!claim) throw new Error(`No claim has the code ${referenceCode}, which a key is bound to`);
  return answerOf(claim);
}

/** The first answer again where the key is bound to the same content; 422 where it is bound to another. */
async function replayOf(context: AppContext, attempt: Attempt): Promise<SubmitAnswer | null> {
  const bound = await context.store.claims.boundKey(attempt.idempotencyKey);
  if (!bound) return null;
  if (!isSameContent(context, attempt, bound)) throw keyReused(attempt, bound);
  context.metrics.replays.inc({ form: attempt.served.form });
  return firstAnswer(context, bound);
}

function isSameContent(context: AppContext, attempt: Attempt, bound: BoundKey): boolean {
  const { served, submission } = attempt;
  if (sentHash(served.form, submission) === bound.sentHash) return true;
  try {
    const claim = readClaim(served, submission);
    const { claim: settled } = judgeSubmission(
      context,
      served,
      claim,
      attempt.arrivedAt,
      cultureOf(submission),
    );
    return contentHash(settled, submission.documents) === bound.contentHash;
  } catch (error) {
    // A claim that cannot be read is not the one that was filed.
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

function keyReused({ session }: Attempt, bound: BoundKey): ProblemError {
  const own = bound.sessionHash === session.state.storageKey;
  return new ProblemError('idempotencyKeyReused', own ? { referenceCodeForm: bound.referenceCode } : {});
}

function cultureOf({ texts }: Submission): string {
  return texts.userPreferredCulture ?? DEFAULT_CULTURE;
}

async function file(
  context: AppContext,
  attempt: Attempt,
): Promise<{ answer: SubmitAnswer; committed: boolean }> {
  const { served, submission, arrivedAt, granted } = attempt;
  requireSameConfiguration(served, submission);
  requireOpen(context, served, arrivedAt, cultureOf(submission));
  requireCulture(context, submission);
  await requireCaptchaAnswers(context, attempt);
  const read = readClaim(served, submission);
  const credentials = credentialsOf(read.claim);
  const rows = await authorizedRows(context, served, granted, credentials);
  const claim = await withOwnRows(context, served, read, rows ?? []);
  const verdict = judgeSubmission(context, served, claim, arrivedAt, cultureOf(submission));
  verdict.requireAccepted();
  if (!rows) throw new ProblemError('credentialsChanged');
  requireOwnAccount(context, served, granted, verdict.claim, cultureOf(submission));
  return commit(context, attempt, verdict.claim, rows);
}

function requireCulture(context: AppContext, { texts }: Submission): void {
  const culture = texts.userPreferredCulture;
  if (!culture) throw new ProblemError('cultureMissing');
  if (!isEnabled(context.bundle.bundle.settlement, culture))
    throw new ProblemError('cultureNotEnabled', { detail: culture });
}

/** A fresh answer always; and where the value of authorize comes back, it must be this session's (C6-13). */
async function requireCaptchaAnswers(context: AppContext, attempt: Attempt): Promise<void> {
  const { reCaptchaResponse, captchaRawValue } = attempt.submission.texts;
  if (captchaRawValue) {
    const { storageKey } = attempt.session.state;
    const state = readCaptchaProof(context.key, captchaRawValue, storageKey, attempt.arrivedAt);
    if (state === 'forged')
      throw new ProblemError('captchaFailed', { detail: 'captchaRawValue is not valid' });
  }
  await requireCaptcha(context, reCaptchaResponse, attempt.address);
}

function credentialsOf(claim: ClaimDocument): Credentials {
  const { credentials } = claim;
  return credentials && !Array.isArray(credentials) ? credentials : {};
}

/** The server's own prepopulatedData goes to storage, whatever was sent (C6-14). */
async function withOwnRows(
  context: AppContext,
  served: ServedForm,
  read: ReadClaim,
  rows: readonly Claimant[],
): Promise<ReadClaim> {
  if (served.settings.authorization.kind !== 'classList') return read;
  const header = (await context.store.claimants.header(served.form)) ?? [];
  const records = rows
    .map((row) => prepopulatedRecord(served, header, row))
    .filter((record) => record !== null);
  if (records.length === 0) return read;
  return { ...read, claim: { ...read.claim, prepopulatedData: records } };
}

async function commit(
  context: AppContext,
  attempt: Attempt,
  claim: ClaimDocument,
  rows: readonly Claimant[],
): Promise<{ answer: SubmitAnswer; committed: boolean }> {
  const { served, session, submission } = attempt;
  const { plan } = served.module.loaded;
  const sent = sentHash(served.form, submission);
  const submittedAt = context.clock();
  const { committed, bound } = await context.store.claims.commit({
    idempotencyKey: attempt.idempotencyKey,
    sessionHash: session.state.storageKey,
    contentHash: contentHash(claim, submission.documents),
    sentHash: sent,
    form: served.form,
    culture: cultureOf(submission),
    claim: sentClaim(claim, plan),
    maskCharacters: maskCharacters(plan, claim, todayInLosAngeles(attempt.arrivedAt)),
    configurationHash: served.configurationHash,
    submittedAt,
    claimants: rows.map(({ id }) => id),
    addedTo: attempt.granted.addedTo,
    documents: submission.documents,
  });
  // Another process may have bound the key between the look and the commit.
  if (!committed && bound.sentHash !== sent) throw keyReused(attempt, bound);
  if (committed) context.metrics.claims.inc({ form: served.form });
  if (!committed) return { answer: await firstAnswer(context, bound), committed };
  const { documents } = submission;
  const { referenceCode } = bound;
  return {
    answer: answerOf({ referenceCode, submittedAt: submittedAt.toISOString(), documents }),
    committed,
  };
}
