import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { Claimant, ClassListColumn } from '../store/store.ts';
import type { AdmissionForm } from './admission.ts';
import type { Credentials } from './credentialCheck.ts';
import { modelEntryOf, prepopulatedRecord } from './prepopulatedData.ts';

/** Returns the credentials of a claim document by field; no fields where it has no credentials. */
export function credentialsOf(claim: ClaimDocument): Credentials {
  const { credentials } = claim;
  return credentials && !Array.isArray(credentials) ? credentials : {};
}

/** Replaces the sent prepopulatedData by records of these class list rows: none without a row (C6-14, C8-22). */
export function withServerRows(
  form: Pick<AdmissionForm, 'entries'>,
  claim: ClaimDocument,
  { rows, header }: { rows: readonly Claimant[]; header: readonly ClassListColumn[] },
): ClaimDocument {
  if (!modelEntryOf(form, 'prepopulatedData')) return claim;
  const records = rows
    .map((row) => prepopulatedRecord(form, header, row))
    .filter((record) => record !== null);
  return { ...claim, prepopulatedData: records };
}
