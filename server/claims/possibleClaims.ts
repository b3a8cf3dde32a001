import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { Claimant } from '../store/store.ts';
import type { AdmissionContext, AdmissionForm } from './admission.ts';
import { type Credentials, plainCredentials } from './credentialCheck.ts';
import { judgeSubmission } from './judgeSubmission.ts';
import { prepopulatedRecord } from './prepopulated.ts';

/** What a sign-in tells of the claims that may follow. */
export interface SignInFacts {
  credentials: Credentials;
  /** The rows of the class list that the credentials are of. */
  rows: readonly Claimant[];
  arrival: { arrivedAt: Date; culture: string; entry: EntryKind };
}

/**
 * The claims that a sign-in may lead to, with what is known of them then: the credentials and the row of the class
 * list, one claim for each row, settled as every claim is. Every other answer is empty.
 */
export async function possibleClaims(
  context: AdmissionContext,
  served: AdmissionForm,
  { credentials, rows, arrival }: SignInFacts,
): Promise<ClaimDocument[]> {
  const header = rows.length > 0 ? await context.store.claimants.header(served.form) : null;
  const records = rows.map((row) => prepopulatedRecord(context.key, served, header ?? [], row));
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
