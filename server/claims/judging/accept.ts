import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import { entryKind } from '../../bundle/entryKind.ts';
import type { ServedForm } from '../../bundle/loadBundle.ts';
import { ProblemError } from '../../http/problems.ts';
import type { Claimant, ClassListColumn, FormSession } from '../../store/store.ts';
import type { ContentHashes, MailedAnswers } from '../../store/storedClaim.ts';
import type { Wallet } from '../../wallet/wallet.ts';
import type { AdmissionContext } from '../admission.ts';
import { contentHash, sentHash } from '../contentHash.ts';
import { authorizedRows } from '../credentialCheck.ts';
import { hasSeveralDeadlines, requireInTime } from '../deadlineCheck.ts';
import { type JudgedSubmission, judgeSubmission } from '../judgeSubmission.ts';
import type { Parts } from '../modelParts.ts';
import { credentialsOf, withServerRows } from '../ownRows.ts';
import { chosenRows } from '../prepopulatedData.ts';
import { receiptOf } from '../receiptSettings.ts';
import { type ReceivedDocuments, storedAnswersOf } from '../storedAnswers.ts';
import { requireLoggedInAccount } from '../walletAccountCheck.ts';

/** Context of judging on any thread: it has no store and writes nothing. */
export interface JudgingContext extends Pick<AdmissionContext, 'bundle' | 'key' | 'clock'> {
  wallet: Pick<Wallet, 'required'> | null;
}

/** Session, class list rows, time and language to judge by. Plain data, sent to another thread as it is. */
export interface Circumstances {
  granted: FormSession;
  /** Rows that the session was authorized by, and the header of the form's class list. */
  rows: readonly Claimant[];
  header: readonly ClassListColumn[];
  arrivedAt: Date;
  /** Language that the claimant filed in. */
  culture: string;
}

/** Judged claim with the models as they were sent. */
export interface SubmissionJudgement {
  models: Parts;
  /** Authorized rows that the credentials match; null for none. */
  rows: readonly Claimant[] | null;
  judged: JudgedSubmission;
}

/** Data to store of an accepted claim, beside that of the request. */
export interface Accepted extends MailedAnswers, ContentHashes {
  /** Ids of the class list's rows that the claim is by. */
  claimants: string[];
}

/**
 * Judges a parsed claim with its class list rows, before its documents, which may still be on their way to the disk.
 */
export function judgeParsedClaim(
  context: JudgingContext,
  served: ServedForm,
  { claim, models }: { claim: ClaimDocument; models: Parts },
  { granted, rows: known, header, arrivedAt, culture }: Circumstances,
): SubmissionJudgement {
  const fitting = authorizedRows(context, served, granted, {
    credentials: credentialsOf(claim),
    rows: known,
  });
  const rows = fitting && chosenRows(fitting, models.prepopulatedData);
  // Credentials that fit no row are refused with what is accepted; until then the rules judge by the session's rows.
  const own = withServerRows(served, claim, { rows: rows ?? known, header });
  const moment = { now: arrivedAt, culture, entry: entryKind(granted) };
  return { models, rows, judged: judgeSubmission(context, served, own, moment) };
}

/**
 * Returns the data to store of a judged claim under this id. Throws a ProblemError where the deadline, the rules, the
 * credentials or the wallet account refuse it.
 */
export function accept(
  context: JudgingContext,
  served: ServedForm,
  { models, rows, judged }: SubmissionJudgement,
  { id, ...written }: { id: string } & ReceivedDocuments,
  { granted, header, arrivedAt, culture }: Circumstances,
): Accepted {
  const { claim } = judged;
  const { documents } = written;
  const entry = entryKind(granted);
  if (hasSeveralDeadlines(served)) requireInTime(context, served, { arrivedAt, culture, entry }, [claim]);
  judged.requireAccepted(documents);
  if (!rows) throw new ProblemError('credentialsChanged');
  requireLoggedInAccount(context, served, granted, claim, culture);
  return {
    claimants: rows.map((row) => row.id),
    contentHash: contentHash(claim, documents),
    sentHash: sentHash(served.form, models, documents),
    ...storedAnswersOf(context.key, served, {
      ...{ id, claim, ...written, header, now: arrivedAt, entry },
      receipt: receiptOf(context.bundle.bundle.settlement, served.settings),
    }),
  };
}
