import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { isEnabled } from '../culture.ts';
import { keepsDrafts } from '../drafts/draftExpiry.ts';
import { draftMembers, draftNameOf } from '../drafts/draftName.ts';
import { removeLater } from '../drafts/removePieces.ts';
import { ProblemError, tooManyRequests } from '../http/problems.ts';
import { logClaim } from '../http/requestLog.ts';
import { createConcurrencySlots } from '../limits/concurrencySlots.ts';
import { createFilingLimits, type FilingLimits } from '../limits/filingLimits.ts';
import { memberKeysOf } from '../limits/memberKeys.ts';
import { readCaptchaProof } from '../security/captchaProof.ts';
import { logKeyOf } from '../security/serverKey.ts';
import type { LiveSession } from '../security/sessions.ts';
import { secondsToWait } from '../store/claimRateLimit.ts';
import { orderedId } from '../store/orderedId.ts';
import type { FormSession } from '../store/store.ts';
import type { CaptchaUse, Committed, NewClaim } from '../store/storedClaim.ts';
import { captchaSpent, checkCaptcha } from './captchaCheck.ts';
import { matchesSignedContent, signedContent } from './contentHash.ts';
import { requireBeforeDeadline } from './deadlineCheck.ts';
import { requireEnabled, requireSameConfiguration } from './judgeSubmission.ts';
import type { Accepted, Circumstances } from './judging/accept.ts';
import { judgeInline } from './judging/judgeInline.ts';
import { judgeInWorker } from './judging/judgeInWorker.ts';
import type { Judging } from './judging/judging.ts';
import { receiveSubmission, type Submission } from './receiveSubmission.ts';
import { answerOf, firstAnswer, keyReused, mailedOf, replayOf, type SubmitAnswer } from './replay.ts';
import { createReservations, type Reservations } from './reservations.ts';
import { cultureOf, type SubmissionAttempt, storedFactsOf } from './submissionAttempt.ts';

/** Service that files claims. */
export interface Submitter {
  /** Reads the claim that a request sends, and files it by the session whose authorization of the form let it in. */
  submit(
    served: ServedForm,
    idempotencyKey: string,
    request: FastifyRequest,
    opened: { session: LiveSession; form: FormSession },
  ): Promise<SubmitAnswer>;
}

/**
 * Creates the service that files claims in the order of C6-08: session and CSRF (by the route, before anything of the
 * body is kept) → reserve the key → replay → configuration, deadline, unreadable models, captcha → rules → credentials
 * → commit. A refusal stores nothing, and an unreadable claim does not use up the captcha's answer.
 */
export function createSubmitter(context: AppContext): Submitter {
  const reservations: Reservations = createReservations();
  const limits = createFilingLimits(context);
  // Of long claims, whose texts wait in memory for the judging thread.
  const slots = createConcurrencySlots(context.limits.longClaimsPerSession);
  return {
    submit: async (served, idempotencyKey, request, { session, form: granted }) => {
      const { bound, rows, header } = storedFactsOf(context.key, served, granted, session);
      const { arrivedAt, ip: address } = request;
      const submission = await receiveSubmission(request, context.documents, served);
      // Yields to other requests between the end of a body and its judgement.
      await turn();
      let kept = false;
      let prolonged = false;
      let leave = (): void => undefined;
      try {
        if ('unread' in submission.models) leave = slots.enter(session.state.storageKey);
        const circumstances = { granted, rows, header, arrivedAt, culture: cultureOf(submission) };
        const judging = startJudging(context, served, submission, circumstances);
        const sent = { request, idempotencyKey, arrivedAt, address, submission };
        const attempt = { ...sent, served, session, granted, judging };
        await judging.requireDescribed();
        return await reservations.hold(idempotencyKey, async () => {
          const replay = await replayOf(context, attempt, bound);
          if (replay) return replay;
          const { answer, committed } = await fileOrReplay(context, limits, attempt);
          kept = committed;
          prolonged = committed;
          return answer;
        });
      } catch (error) {
        // A commit that broke off may have been made; a document that no claim names is swept later.
        kept = !(error instanceof ProblemError);
        throw error;
      } finally {
        leave();
        if (!kept) await submission.discard();
        if (!prolonged) await context.sessions.prolong(session);
      }
    },
  };
}

/** Judges long models on another thread, so that other requests do not wait. */
function startJudging(
  context: AppContext,
  served: ServedForm,
  { models }: Submission,
  circumstances: Circumstances,
): Judging {
  if ('read' in models) return judgeInline(context, served, models.read, circumstances);
  const sent = { form: served.form, models: models.unread, circumstances, now: context.clock() };
  return judgeInWorker(context.judging, sent);
}

/** Files the claim, or replays it where it was filed since its key was looked up, here or by another process. */
async function fileOrReplay(
  context: AppContext,
  limits: FilingLimits,
  attempt: SubmissionAttempt,
): Promise<Filed> {
  try {
    return await file(context, limits, attempt);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const bound = await context.store.claims.boundKey(attempt.idempotencyKey);
    const answer = await replayOf(context, attempt, bound);
    if (!answer) throw error;
    return { answer, committed: false };
  }
}

async function file(context: AppContext, limits: FilingLimits, attempt: SubmissionAttempt): Promise<Filed> {
  const { served, submission, judging, arrivedAt } = attempt;
  requireSameConfiguration(served, submission);
  await judging.requireHashes();
  requireEnabled(served);
  requireBeforeDeadline(context, served, { arrivedAt, culture: cultureOf(submission) });
  requireCulture(context, submission);
  await judging.requireReadable();
  await checkCaptchaAnswers(context, attempt);
  const captchaUse = context.captcha.redemptionOf(submission.texts.reCaptchaResponse ?? '');
  try {
    return await fileChecked(context, limits, attempt, captchaUse);
  } catch (error) {
    if (!captchaUse || !(error instanceof ProblemError)) throw error;
    // Redeemed for a refused claim too. An answer that was used already takes precedence over the refusal.
    if (!(await context.store.captchaUses.redeem(captchaUse))) throw captchaSpent();
    throw error;
  }
}

async function fileChecked(
  context: AppContext,
  limits: FilingLimits,
  attempt: SubmissionAttempt,
  captchaUse: CaptchaUse | null,
): Promise<Filed> {
  const submittedAt = context.clock();
  const id = orderedId(submittedAt);
  const { documents, dataKey } = attempt.submission;
  const accepted = await attempt.judging.accept(id, { documents, dataKey });
  // Awaited only now, because the claim was judged while they were written.
  await attempt.submission.durable();
  const filing = {
    session: attempt.session.state.storageKey,
    members: memberKeysOf({ ...attempt.granted, claimants: accepted.claimants }),
    bytes: documents.reduce((sum, { size }) => sum + size, 0),
  };
  return limits.within(filing, attempt.served.documents, () =>
    commit(context, attempt, { ...accepted, id, submittedAt, captchaUse }),
  );
}

function requireCulture(context: AppContext, { texts }: Submission): void {
  const culture = texts.userPreferredCulture;
  if (!culture)
    throw new ProblemError('cultureMissing', { detail: 'The part userPreferredCulture is missing' });
  if (!isEnabled(context.bundle.bundle.settlement, culture))
    throw new ProblemError('cultureNotEnabled', { detail: `userPreferredCulture: ${culture}` });
}

/** Requires a valid captcha answer; a captcha proof of `authorize`, where sent, must be this session's (C6-13). */
async function checkCaptchaAnswers(context: AppContext, attempt: SubmissionAttempt): Promise<void> {
  const { reCaptchaResponse, captchaRawValue } = attempt.submission.texts;
  if (captchaRawValue) {
    const { storageKey } = attempt.session.state;
    const state = readCaptchaProof(context.key, captchaRawValue, storageKey, attempt.arrivedAt);
    if (state === 'forged')
      throw new ProblemError('captchaFailed', { detail: 'captchaRawValue is not valid' });
  }
  await checkCaptcha(context, reCaptchaResponse, attempt.address);
}

/** Response to a submission; committed if this submission stored the claim. */
interface Filed {
  answer: SubmitAnswer;
  committed: boolean;
}

/**
 * Commits the claim, and logs its id where it is stored, or may be. Throws tooManyRequests where the same rows or
 * additions exceed the rate limit on all instances (C13-02).
 */
async function commitInLimits(
  { store }: AppContext,
  request: FastifyRequest,
  claim: NewClaim,
): Promise<Committed> {
  const logged = { claim: claim.id, ...(claim.addedTo !== null && { addedTo: claim.addedTo }) };
  try {
    const outcome = await store.claims.commit(claim);
    if (outcome.committed) logClaim(request, logged);
    return outcome;
  } catch (error) {
    const seconds = secondsToWait(error);
    if (seconds !== null) throw tooManyRequests(seconds);
    logClaim(request, logged);
    throw error;
  }
}

/** Returns the name of the draft that the claim was saved as, where the request has its locator. */
function draftOf(
  { key, bundle }: AppContext,
  { request, served, granted }: SubmissionAttempt,
): Pick<NewClaim, 'draft'> {
  const locator = request.headers['draft-locator'];
  if (typeof locator !== 'string' || !keepsDrafts(bundle)) return {};
  return { draft: draftNameOf(key, served.form, locator, granted) };
}

/** Returns the members whose reminders end with the claim: also while the SMTP server's address is taken away. */
const remindedOf = (
  { key, bundle }: AppContext,
  { served, granted }: SubmissionAttempt,
): Pick<NewClaim, 'reminded'> =>
  bundle.bundle.settlement.mail ? { reminded: draftMembers(key, served.form, granted) } : {};

/** Accepted claim that is ready to commit. */
interface CommitReady extends Accepted {
  id: string;
  submittedAt: Date;
  captchaUse: CaptchaUse | null;
}

async function commit(
  context: AppContext,
  attempt: SubmissionAttempt,
  { contentHash, sentHash, mail, ...claim }: CommitReady,
): Promise<Filed> {
  const { served, session, submission } = attempt;
  const { mailer } = context;
  const timed = context.metrics.commits.startTimer({ form: served.form });
  const outcome = await commitInLimits(context, attempt.request, {
    ...claim,
    logKey: logKeyOf(context.key),
    idempotencyKey: attempt.idempotencyKey,
    sessionHash: session.state.storageKey,
    contentHash: signedContent(context.key, contentHash),
    sentHash: signedContent(context.key, sentHash),
    form: served.form,
    culture: cultureOf(submission),
    configurationHash: served.configurationHash,
    claimsPerHour: context.limits.claimsPerHour,
    addedTo: attempt.granted.addedTo,
    session: context.sessions.prolongation(session),
    ...draftOf(context, attempt),
    ...remindedOf(context, attempt),
    mail: mailer ? mail : undefined,
  });
  timed();
  const { committed, bound } = outcome;
  if (!bound) throw captchaSpent();
  // Another process may have bound the key between the lookup and the commit.
  if (!committed && !matchesSignedContent(context.key, sentHash, bound.sentHash))
    throw keyReused(attempt, bound);
  if (committed) context.metrics.claims.inc({ form: served.form });
  if (outcome.committed && outcome.draft) {
    context.metrics.drafts.inc({ event: 'filed' }, outcome.draft.drafts);
    removeLater(context.documents, outcome.draft.pieces, attempt.request.log);
  }
  if (committed && mail) mailer?.wake();
  if (!committed) return { answer: await firstAnswer(context, attempt, bound), committed };
  const { documents } = submission;
  const { referenceCode } = bound;
  const submittedAt = claim.submittedAt.toISOString();
  return {
    answer: answerOf(
      { referenceCode, submittedAt, documents },
      mailedOf(context, served, mail !== undefined),
    ),
    committed,
  };
}
