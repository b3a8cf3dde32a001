import { waysOf } from '../../transforms/config/ways.ts';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import { entryKind } from '../bundle/entryKind.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { LiveSession } from '../security/sessions.ts';
import type { Claimant, ClassListColumn, FormSession } from '../store/store.ts';
import type { BoundKey } from '../store/storedClaim.ts';
import type { Judging } from './judging/judging.ts';
import type { Submission } from './receiveSubmission.ts';

/** One submission and what is known of it. */
export interface SubmissionAttempt {
  served: ServedForm;
  session: LiveSession;
  granted: FormSession;
  idempotencyKey: string;
  arrivedAt: Date;
  address: string;
  submission: Submission;
  judging: Judging;
}

/** The language that the claimant filed in. */
export function cultureOf({ texts }: Pick<Submission, 'texts'>): string {
  return texts.userPreferredCulture ?? DEFAULT_CULTURE;
}

/** What is stored already that a submission is judged by. */
export interface StoredFacts {
  /** What the key is bound to, where the claim was filed before. */
  bound: BoundKey | null;
  /** The rows that the session was authorized by, and the header of the form's class list. */
  rows: Claimant[];
  header: ClassListColumn[];
}

/** What was read with the session, when the request arrived: like a deadline, a class list counts as it was then. */
export function storedFactsOf(served: ServedForm, granted: FormSession, { facts }: LiveSession): StoredFacts {
  if (!facts) throw new Error('The session was read without what a claim is judged by');
  const { bound, rows, header } = facts;
  const ofClassList = entryKind(granted) === 'classList';
  // Its header says which credentials are secret: they may be typed by who came in by another way, too.
  const hasClassList = waysOf(served.settings).some(({ kind }) => kind === 'classList');
  return { bound, rows: ofClassList ? rows : [], header: (hasClassList ? header : null) ?? [] };
}
