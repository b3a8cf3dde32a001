import type { FastifyRequest } from 'fastify';
import type { ClaimDocument } from '../../transforms/claims/types.ts';
import { entryKind } from '../bundle/entryKind.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { isEnabled } from '../culture.ts';
import { ProblemError, tooManyRequests } from '../http/problems.ts';
import { createFilingLimits, type FilingLimits } from '../limits/filingLimits.ts';
import { readCaptchaProof } from '../security/captchaProof.ts';
import { logKeyOf } from '../security/serverKey.ts';
import type { LiveSession } from '../security/sessions.ts';
import { secondsToWait } from '../store/filedOfLate.ts';
import { orderedId } from '../store/orderedId.ts';
import type { Claimant, ClassListColumn, FormSession } from '../store/store.ts';
import type { CaptchaUse, Committed, NewClaim } from '../store/storedClaim.ts';
import { type Attempt, cultureOf, type Known, knownOf } from './attempt.ts';
import { captchaSpent, checkCaptcha } from './captchaCheck.ts';
import { contentHash, isContent, sentHash, signedContent } from './contentHash.ts';
import { authorizedRows } from './credentialCheck.ts';
import { hasSeveralDeadlines, requireInTime, requireOpen } from './deadlineCheck.ts';
import { judgeSubmission, type ReadClaim, readClaim, requireSameConfiguration } from './judgeSubmission.ts';
import { keptClaim } from './keptClaim.ts';
import { credentialsOf, withOwnRows } from './ownRows.ts';
import { requireOwnAccount } from './paidAccount.ts';
import { chosenRows } from './prepopulated.ts';
import { discard, readSubmission, type Submission } from './readSubmission.ts';
import { answerOf, firstAnswer, keyReused, replayOf, type SubmitAnswer } from './replay.ts';
import { createReservations, type Reservations } from './reservations.ts';

/** Takes submissions of claims. */
export interface Submitter {
  /** `opened` is the session's part for the form, which let the request in. */
  submit(
    served: ServedForm,
    idempotencyKey: string,
    request: FastifyRequest,
    opened: { session: LiveSession; form: FormSession },
  ): Promise<SubmitAnswer>;
}

/**
 * The order of C6-08: session and CSRF (by the route, before the body is read) → reserve the key → replay →
 * configuration, deadline, what cannot be read, captcha → the rules → the credentials → commit. What is refused leaves
 * nothing behind, and what cannot be read does not use up the captcha's answer.
 */
export function createSubmitter(context: AppContext): Submitter {
  const reservations: Reservations = createReservations();
  const limits = createFilingLimits(context);
  return {
    submit: async (served, idempotencyKey, request, { session, form: granted }) => {
      const found = knownOf(served, granted, session);
      const submission = await readSubmission(request, context.documents, served);
      const { arrivedAt, ip: address } = request;
      const attempt = { served, session, granted, idempotencyKey, arrivedAt, address, submission };
      let kept = false;
      let prolonged = false;
      try {
        return await reservations.hold(idempotencyKey, async () => {
          const replay = await replayOf(context, attempt, found.bound);
          if (replay) return replay;
          const { answer, committed } = await fileOrReplay(context, limits, attempt, found);
          kept = committed;
          prolonged = committed;
          return answer;
        });
      } catch (error) {
        // Whether a commit that broke off was made is not known: what no claim names is swept later.
        kept = !(error instanceof ProblemError);
        throw error;
      } finally {
        if (!kept) await discard(context.documents, submission.documents);
        if (!prolonged) await context.sessions.prolong(session);
      }
    },
  };
}

/** Files the claim. One that is refused may have been filed since its key was looked up, here or by another process. */
async function fileOrReplay(
  context: AppContext,
  limits: FilingLimits,
  attempt: Attempt,
  known: Known,
): Promise<Filed> {
  try {
    return await file(context, limits, attempt, known);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const bound = await context.store.claims.boundKey(attempt.idempotencyKey);
    const answer = await replayOf(context, attempt, bound);
    if (!answer) throw error;
    return { answer, committed: false };
  }
}

async function file(
  context: AppContext,
  limits: FilingLimits,
  attempt: Attempt,
  known: Known,
): Promise<Filed> {
  const { served, submission, arrivedAt } = attempt;
  requireSameConfiguration(served, submission);
  requireOpen(context, served, { arrivedAt, culture: cultureOf(submission) });
  requireCulture(context, submission);
  const read = readClaim(served, submission);
  await checkCaptchaAnswers(context, attempt);
  const captchaUse = context.captcha.redemptionOf(submission.texts.reCaptchaResponse ?? '');
  try {
    return await fileChecked(context, limits, { attempt, read }, { ...known, captchaUse });
  } catch (error) {
    if (!captchaUse || !(error instanceof ProblemError)) throw error;
    // An answer counts once, for a claim that was refused as well; and one that was used is refused before all else.
    if (!(await context.store.captchaUses.redeem(captchaUse))) throw captchaSpent();
    throw error;
  }
}

async function fileChecked(
  context: AppContext,
  limits: FilingLimits,
  { attempt, read }: { attempt: Attempt; read: ReadClaim },
  known: Known & { captchaUse: CaptchaUse | null },
): Promise<Filed> {
  const { served, submission, arrivedAt, granted } = attempt;
  const credentials = credentialsOf(read.claim);
  const fitting = authorizedRows(context, served, granted, { credentials, rows: known.rows });
  const rows = fitting && chosenRows(fitting, submission.models.prepopulatedData);
  // Credentials that fit no row are refused below; until then the rules judge by the session's rows.
  const claim = {
    ...read,
    claim: withOwnRows(context.key, served, read.claim, { rows: rows ?? known.rows, header: known.header }),
  };
  const entry = entryKind(granted);
  const culture = cultureOf(submission);
  const verdict = judgeSubmission(context, served, claim, { now: arrivedAt, culture, entry });
  if (hasSeveralDeadlines(served))
    requireInTime(context, served, { arrivedAt, culture, entry }, [verdict.claim]);
  verdict.requireAccepted();
  if (!rows) throw new ProblemError('credentialsChanged');
  requireOwnAccount(context, served, granted, verdict.claim, culture);
  const members = rows.map(({ id }) => id);
  return limits.within(attempt.session.state.storageKey, members, () =>
    commit(context, attempt, verdict.claim, { rows, captchaUse: known.captchaUse, header: known.header }),
  );
}

function requireCulture(context: AppContext, { texts }: Submission): void {
  const culture = texts.userPreferredCulture;
  if (!culture)
    throw new ProblemError('cultureMissing', { detail: 'The part userPreferredCulture is missing' });
  if (!isEnabled(context.bundle.bundle.settlement, culture))
    throw new ProblemError('cultureNotEnabled', { detail: `userPreferredCulture: ${culture}` });
}

/** A fresh answer always; and where the value of authorize comes back, it must be this session's (C6-13). */
async function checkCaptchaAnswers(context: AppContext, attempt: Attempt): Promise<void> {
  const { reCaptchaResponse, captchaRawValue } = attempt.submission.texts;
  if (captchaRawValue) {
    const { storageKey } = attempt.session.state;
    const state = readCaptchaProof(context.key, captchaRawValue, storageKey, attempt.arrivedAt);
    if (state === 'forged')
      throw new ProblemError('captchaFailed', { detail: 'captchaRawValue is not valid' });
  }
  await checkCaptcha(context, reCaptchaResponse, attempt.address);
}

/** What is answered, and whether it was stored now. */
interface Filed {
  answer: SubmitAnswer;
  committed: boolean;
}

/** Throws tooManyRequests where the same rows have filed too many of late, on whichever instance (C13-02). */
async function commitInLimits(context: AppContext, claim: NewClaim): Promise<Committed> {
  try {
    return await context.store.claims.commit(claim);
  } catch (error) {
    const seconds = secondsToWait(error);
    throw seconds === null ? error : tooManyRequests(seconds);
  }
}

/** What opened the form to the claim. */
interface Opened {
  rows: readonly Claimant[];
  captchaUse: CaptchaUse | null;
  header: readonly ClassListColumn[];
}

async function commit(
  context: AppContext,
  attempt: Attempt,
  claim: ClaimDocument,
  { rows, captchaUse, header }: Opened,
): Promise<Filed> {
  const { served, session, submission } = attempt;
  const sent = sentHash(served.form, submission);
  const submittedAt = context.clock();
  const id = orderedId(submittedAt);
  const timed = context.metrics.commits.startTimer({ form: served.form });
  const { committed, bound } = await commitInLimits(context, {
    id,
    logKey: logKeyOf(context.key),
    idempotencyKey: attempt.idempotencyKey,
    sessionHash: session.state.storageKey,
    contentHash: signedContent(context.key, contentHash(claim, submission.documents)),
    sentHash: signedContent(context.key, sent),
    form: served.form,
    culture: cultureOf(submission),
    ...keptClaim(context.key, attempt, { id, claim, header }),
    configurationHash: served.configurationHash,
    submittedAt,
    claimants: rows.map(({ id }) => id),
    claimsPerHour: context.limits.claimsPerHour,
    addedTo: attempt.granted.addedTo,
    documents: submission.documents,
    captchaUse,
    session: context.sessions.prolongation(session),
  });
  timed();
  if (!bound) throw captchaSpent();
  // Another process may have bound the key between the look and the commit.
  if (!committed && !isContent(context.key, sent, bound.sentHash)) throw keyReused(attempt, bound);
  if (committed) context.metrics.claims.inc({ form: served.form });
  if (!committed) return { answer: await firstAnswer(context, bound), committed };
  const { documents } = submission;
  const { referenceCode } = bound;
  return {
    answer: answerOf({ referenceCode, submittedAt: submittedAt.toISOString(), documents }),
    committed,
  };
}
