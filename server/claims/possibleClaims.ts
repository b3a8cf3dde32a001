import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { Claimant } from '../store/store.ts';
import type { AdmissionContext, AdmissionForm } from './admission.ts';
import { type Credentials, plainCredentials } from './credentialCheck.ts';
import { judgeSubmission } from './judgeSubmission.ts';
import { prepopulatedRecord } from './prepopulatedData.ts';

/** Credentials of a sign-in, the class list rows that they match, and its arrival. */
export interface SignInFacts {
  credentials: Credentials;
  /** Rows of the class list that the credentials match. */
  rows: readonly Claimant[];
  arrival: { arrivedAt: Date; culture: string; entry: EntryKind };
}

/**
 * Returns the settled claims to which a sign-in may lead, for a check of their deadlines: one for each class list row,
 * with the credentials and that row alone; without rows one with the credentials.
 */
export async function possibleClaims(
  context: AdmissionContext,
  served: AdmissionForm,
  { credentials, rows, arrival }: SignInFacts,
): Promise<ClaimDocument[]> {
  const header = rows.length > 0 ? await context.store.claimants.header(served.form) : null;
  const records = rows.map((row) => prepopulatedRecord(served, header ?? [], row));
  const known = records.length > 0 ? records : [null];
  return known.map((record) => {
    const claim = {
      credentials: plainCredentials(credentials),
      ...(record && { prepopulatedData: [record] }),
    };
    const { arrivedAt: now, culture, entry } = arrival;
    return judgeSubmission(context, served, claim, { now, culture, entry }).claim;
  });
}
