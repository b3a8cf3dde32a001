import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import { entryKind } from '../../bundle/entryKind.ts';
import type { ServedForm } from '../../bundle/loadBundle.ts';
import { ProblemError } from '../../http/problems.ts';
import type { Claimant, ClassListColumn, FormSession } from '../../store/store.ts';
import type { StoredDocument } from '../../store/storedClaim.ts';
import type { Wallet } from '../../wallet/wallet.ts';
import type { AdmissionContext } from '../admission.ts';
import { contentHash, sentHash } from '../contentHash.ts';
import { authorizedRows } from '../credentialCheck.ts';
import { hasSeveralDeadlines, requireInTime } from '../deadlineCheck.ts';
import { type JudgedSubmission, judgeSubmission } from '../judgeSubmission.ts';
import { keptClaim, type StoredAnswers } from '../keptClaim.ts';
import type { Parts } from '../modelParts.ts';
import { credentialsOf, withOwnRows } from '../ownRows.ts';
import { requireOwnAccount } from '../paidAccount.ts';
import { chosenRows } from '../prepopulated.ts';

/** What claims are judged with, on whichever thread: it asks nobody and writes nothing. */
export interface JudgingContext extends Pick<AdmissionContext, 'bundle' | 'key' | 'clock'> {
  wallet: Pick<Wallet, 'required'> | null;
}

/** What a submission is judged by besides itself. Plain data: it goes to another thread as it is. */
export interface Circumstances {
  granted: FormSession;
  /** The rows that the session was authorized by, and the header of the form's class list. */
  rows: readonly Claimant[];
  header: readonly ClassListColumn[];
  arrivedAt: Date;
  /** The language that the claimant filed in. */
  culture: string;
}

/** A claim as it was read, the models as they were sent, and what came of judging it. */
export interface SubmissionJudgement {
  models: Parts;
  /** The authorized rows that the credentials are of; null where they are of none. */
  rows: readonly Claimant[] | null;
  judged: JudgedSubmission;
}

/** What is stored of a claim that was accepted, beside what the request itself tells. */
export interface Accepted extends StoredAnswers {
  /** Of the rows of the class list that the claim is by. */
  claimants: string[];
  contentHash: string;
  sentHash: string;
}

/** Judges by the rules. Needs no document: it may be done while those are being written. */
export function judgeRead(
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
  const own = withOwnRows(context.key, served, claim, { rows: rows ?? known, header });
  const moment = { now: arrivedAt, culture, entry: entryKind(granted) };
  return { models, rows, judged: judgeSubmission(context, served, own, moment) };
}

/** What is to be stored under this id. Throws a ProblemError where the rules, the deadline or the credentials refuse. */
export function accept(
  context: JudgingContext,
  served: ServedForm,
  { models, rows, judged }: SubmissionJudgement,
  { id, documents }: { id: string; documents: readonly StoredDocument[] },
  { granted, header, arrivedAt, culture }: Circumstances,
): Accepted {
  const { claim } = judged;
  const entry = entryKind(granted);
  if (hasSeveralDeadlines(served)) requireInTime(context, served, { arrivedAt, culture, entry }, [claim]);
  judged.requireAccepted(documents);
  if (!rows) throw new ProblemError('credentialsChanged');
  requireOwnAccount(context, served, granted, claim, culture);
  return {
    claimants: rows.map((row) => row.id),
    contentHash: contentHash(claim, documents),
    sentHash: sentHash(served.form, models, documents),
    ...keptClaim(context.key, served, { id, claim, documents, header, now: arrivedAt, entry }),
  };
}
