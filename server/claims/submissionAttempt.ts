import type { FastifyRequest } from 'fastify';
import { waysOf } from '../../transforms/config/ways.ts';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import { entryKind } from '../bundle/entryKind.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import { openRows } from '../claimants/sealedRows.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { LiveSession } from '../security/sessions.ts';
import type { Claimant, ClassListColumn, FormSession } from '../store/store.ts';
import type { BoundKey } from '../store/storedClaim.ts';
import type { Judging } from './judging/judging.ts';
import type { Submission } from './receiveSubmission.ts';

/** Submission under way, with its session and form. */
export interface SubmissionAttempt {
  request: FastifyRequest;
  served: ServedForm;
  session: LiveSession;
  granted: FormSession;
  idempotencyKey: string;
  arrivedAt: Date;
  address: string;
  submission: Submission;
  judging: Judging;
}

/** Returns the language that the claimant filed in. */
export function cultureOf({ texts }: Pick<Submission, 'texts'>): string {
  return texts.userPreferredCulture ?? DEFAULT_CULTURE;
}

/** Stored data by which a submission is judged. */
export interface StoredFacts {
  /** Binding of the key, where the claim was filed before. */
  bound: BoundKey | null;
  /** Rows that the session was authorized by, and the header of the form's class list. */
  rows: Claimant[];
  header: ClassListColumn[];
}

/**
 * Returns the data that was read with the session; it has rows only for a sign-in by the class list. Throws an
 * AlteredRowError.
 */
export function storedFactsOf(
  key: ServerKey,
  served: ServedForm,
  granted: FormSession,
  { facts }: LiveSession,
): StoredFacts {
  if (!facts) throw new Error('The session was read without what a claim is judged by');
  const { bound, rows, header } = facts;
  const ofClassList = entryKind(granted) === 'classList';
  // Read for every way in, because its header marks the secret credentials.
  const hasClassList = waysOf(served.settings).some(({ kind }) => kind === 'classList');
  return {
    bound,
    rows: ofClassList ? openRows(key, rows) : [],
    header: (hasClassList ? header : null) ?? [],
  };
}
