import type { ClaimsAuthorization, ClassListAuthorization, Way } from '../../schemas/generated/types.ts';
import { credentialSeparators } from '../../transforms/claims/maskCharacters.ts';
import { normaliseCredential } from '../../transforms/claims/normaliseCredential.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import { wayOf } from '../../transforms/config/ways.ts';
import type { ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import { own } from '../../transforms/values/own.ts';
import { entryKind } from '../bundle/entryKind.ts';
import { hashWithoutSeparators, lookupHashes } from '../security/credentialHashes.ts';
import { readReferenceCode } from '../store/referenceCode.ts';
import type { Claimant, FormSession, StoredClaimant } from '../store/store.ts';
import type { StoredClaim } from '../store/storedClaim.ts';
import type { AdmissionContext, AdmissionForm } from './admission.ts';
import { answeredClaim } from './answeredClaim.ts';

/** Fields of the credentials model, as they were sent. */
export type Credentials = Record<string, unknown>;

/** Credentials field with the reference code, where a form adds to a filed claim. */
const REFERENCE_FIELD = 'referenceCode';

/** Returns what a session stores of the form that these credentials open; null for every kind of mismatch. */
export async function checkCredentials(
  context: AdmissionContext,
  served: AdmissionForm,
  way: Way,
  credentials: Credentials,
): Promise<FormSession | null> {
  const masks = separatorsOf(context, served, way.kind, credentials);
  const hashes = credentialHashes(context, served, credentials, masks);
  const typed = namingMarks(context, way, credentials);
  const granted = { credentials: firstOfEach(hashes), claimants: [], addedTo: null, marks: typed };
  if (way.kind === 'open') return granted;
  if (way.kind === 'claims') {
    const filed = await filedClaim(context, served, way, credentials);
    return filed && { ...granted, addedTo: filed.id, marks: [...typed, ...filed.claimants] };
  }
  const claimants = (await matchingRows(context, served, way, hashes)).map(({ id }) => id);
  return claimants.length > 0 ? { ...granted, claimants, marks: [...typed, ...claimants] } : null;
}

/**
 * Returns the fields, with their values, by which the sign-in names the claimant: by the class list the first field of
 * each list of `match`, by a filed claim the reference code, by the captcha alone none.
 */
export function namingCredentials(way: Way, credentials: Credentials): [field: string, value: unknown][] {
  return namingFields(way).map((name) => [name, own(credentials, name)]);
}

function namingFields(way: Way): string[] {
  if (way.kind === 'open') return [];
  if (way.kind === 'claims') return [REFERENCE_FIELD];
  const first = way.match.flatMap(([name]) => (name === undefined ? [] : [camelCase(name)]));
  return [...new Set(first)];
}

/** Hashes the naming credentials alike for every form and field, so that a person is recognised on another form. */
function namingMarks({ key }: Pick<AdmissionContext, 'key'>, way: Way, credentials: Credentials): string[] {
  const marks = namingCredentials(way, credentials).map(([, value]) =>
    hashWithoutSeparators(key, '', '', value),
  );
  return marks.filter((mark) => mark !== null);
}

/** HMACs of each typed credential that is not empty, first the one that sessions keep. */
type CredentialHashes = Record<string, readonly string[]>;

function credentialHashes(
  context: Pick<AdmissionContext, 'key'>,
  served: AdmissionForm,
  credentials: Credentials,
  masks: Record<string, string>,
): CredentialHashes {
  const hashes = Object.entries(credentials).map(([name, value]): [string, string[]] => {
    const field = camelCase(name);
    return [field, lookupHashes(context.key, served.form, field, value, own(masks, field) ?? '')];
  });
  return Object.fromEntries(hashes.filter(([, sought]) => sought.length > 0));
}

/** Returns the separators that the masks of the form's credentials insert, by field. */
function separatorsOf(
  context: Pick<AdmissionContext, 'clock'>,
  served: AdmissionForm,
  entry: EntryKind,
  credentials: Credentials,
): Record<string, string> {
  const moment = momentOf({ now: context.clock(), entry });
  return credentialSeparators(served.module.loaded.plan, plainCredentials(credentials), moment);
}

/**
 * Converts the credentials to the record of a claim document; a value that is no text, number or boolean becomes null.
 */
export function plainCredentials(credentials: Credentials): ClaimRecord {
  const entries = Object.entries(credentials).map(([name, value]) => [camelCase(name), plainValue(value)]);
  return Object.fromEntries(entries);
}

/** Returns the value, or null where no field may hold it. */
function plainValue(value: unknown): FieldValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function firstOfEach(hashes: CredentialHashes): Record<string, string> {
  const entries = Object.entries(hashes).map(([name, [first = '']]) => [name, first]);
  return Object.fromEntries(entries);
}

/** Returns the rows that match any alternative. Queries all of them, so that the time of an answer reveals nothing. */
async function matchingRows(
  context: AdmissionContext,
  served: AdmissionForm,
  { match }: ClassListAuthorization,
  hashes: CredentialHashes,
): Promise<StoredClaimant[]> {
  const found = await Promise.all(
    match.map(async (alternative) => {
      const names = alternative.map(camelCase);
      const sought = names.map((name) => [name, own(hashes, name) ?? ['']]);
      return context.store.claimants.matching(served.form, Object.fromEntries(sought));
    }),
  );
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}

/** Returns the filed claim that has the reference code and the typed value in the form's field, or null. */
async function filedClaim(
  context: AdmissionContext,
  served: AdmissionForm,
  authorization: ClaimsAuthorization,
  credentials: Credentials,
): Promise<StoredClaim | null> {
  const [model = '', field = ''] = pathSteps(authorization.field).map(camelCase);
  const code = readReferenceCode(String(credentials[REFERENCE_FIELD] ?? ''));
  const kept = code === null ? null : await context.store.claims.byReferenceCode(code);
  const separators = own(separatorsOf(context, served, authorization.kind, credentials), field) ?? '';
  return answeredClaim(context.key, kept, { model, field, typed: own(credentials, field), separators });
}

/**
 * Returns those of `rows`, by which the session was authorized, that the claim's credentials match; an empty list for
 * ways in without a class list; null where the credentials are not those of the session (C6-14). A value may be the one
 * typed at sign-in or the row's own, since a chosen row prefills its columns.
 */
export function authorizedRows(
  context: Pick<AdmissionContext, 'key' | 'clock'>,
  served: AdmissionForm,
  granted: FormSession,
  { credentials, rows }: { credentials: Credentials; rows: readonly Claimant[] },
): Claimant[] | null {
  // A way in that the form no longer has admits no claim.
  const way = wayOf(served.settings, entryKind(granted));
  if (!way) return null;
  if (way.kind === 'open') return [];
  const masks = separatorsOf(context, served, way.kind, credentials);
  const hashes = credentialHashes(context, served, credentials, masks);
  if (way.kind === 'claims') {
    const names = new Set([...Object.keys(hashes), ...Object.keys(granted.credentials)]);
    return [...names].every((name) => isGranted(name, hashes, granted)) ? [] : null;
  }
  const fitting = rows.filter((row) => fits(row, hashes, granted, way));
  if (fitting.length === 0) return null;
  const chosen = fitting.filter((row) => prefillFits(row, credentials, masks));
  return chosen.length > 0 ? chosen : fitting;
}

function fits(
  row: Claimant,
  hashes: CredentialHashes,
  granted: FormSession,
  { match }: ClassListAuthorization,
): boolean {
  const isRows = (name: string) =>
    own(row.credentials, name)?.some((kept) => own(hashes, name)?.includes(kept)) ?? false;
  const identified = match.some((alternative) => alternative.map(camelCase).every(isRows));
  const unchanged = Object.keys(hashes).every(
    (name) => own(row.credentials, name) === undefined || isRows(name) || isGranted(name, hashes, granted),
  );
  return identified && unchanged;
}

function isGranted(name: string, hashes: CredentialHashes, { credentials }: FormSession): boolean {
  const known = own(credentials, name);
  return known !== undefined && (own(hashes, name)?.includes(known) ?? false);
}

/** Tests if the credentials contradict none of the row's other columns, which distinguishes rows of one person. */
function prefillFits(row: Claimant, credentials: Credentials, masks: Record<string, string>): boolean {
  return Object.entries(credentials).every(([name, value]) => {
    const column = camelCase(name);
    const kept = own(row.columns, column);
    const separators = own(masks, column) ?? '';
    const typed = normaliseCredential(value, separators);
    return kept === undefined || typed === '' || typed === normaliseCredential(kept, separators);
  });
}
