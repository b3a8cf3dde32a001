import type { ClaimsAuthorization, ClassListAuthorization } from '../../schemas/generated/types.ts';
import type { ClaimDocument, FieldValue } from '../../transforms/claims/types.ts';
import { camelCase, isModelName } from '../../transforms/config/names.ts';
import { own } from '../../transforms/values/own.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import { credentialHash, normaliseCredential } from '../security/credentials.ts';
import { sameText } from '../security/serverKey.ts';
import type { Claimant, FormSession } from '../store/store.ts';
import { readReferenceCode } from './referenceCode.ts';

/** The credentials model's fields, as they came. */
export type Credentials = Record<string, unknown>;

/** The credentials field that holds a reference code, where a form adds to a claim already filed. */
export const REFERENCE_FIELD = 'referenceCode';

/** What the credentials open, or null: one answer for every way of being wrong. */
export async function checkCredentials(
  context: AppContext,
  served: ServedForm,
  credentials: Credentials,
): Promise<FormSession | null> {
  const { authorization } = served.settings;
  const hashes = credentialHashes(context, served, credentials);
  if (authorization.kind === 'open') return { credentials: hashes, claimants: [], addedTo: null };
  if (authorization.kind === 'claims') return checkFiledClaim(context, authorization, credentials, hashes);
  const rows = await matchingRows(context, served, authorization, hashes);
  return rows.length > 0 ? { credentials: hashes, claimants: rows.map(({ id }) => id), addedTo: null } : null;
}

/** HMACs of all that was typed and is not empty. */
export function credentialHashes(
  context: AppContext,
  served: ServedForm,
  credentials: Credentials,
): Record<string, string> {
  const hashes = Object.entries(credentials).flatMap(([name, value]) => {
    const hash = credentialHash(context.key, served.form, camelCase(name), value);
    return hash === null ? [] : [[camelCase(name), hash]];
  });
  return Object.fromEntries(hashes);
}

/** Rows that any of the alternatives finds. Every alternative is asked, found or not: equal work for any answer. */
async function matchingRows(
  context: AppContext,
  served: ServedForm,
  { match }: ClassListAuthorization,
  hashes: Record<string, string>,
): Promise<Claimant[]> {
  const found = await Promise.all(
    match.map(async (alternative) => {
      const names = alternative.map(camelCase);
      const sought = names.map((name) => [name, own(hashes, name) ?? '']);
      return context.store.claimants.matching(served.form, Object.fromEntries(sought));
    }),
  );
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}

async function checkFiledClaim(
  context: AppContext,
  authorization: ClaimsAuthorization,
  credentials: Credentials,
  hashes: Record<string, string>,
): Promise<FormSession | null> {
  const [model = '', field = ''] = authorization.field.split('.').map(camelCase);
  const code = readReferenceCode(String(credentials[REFERENCE_FIELD] ?? ''));
  const filed = code === null ? null : await context.store.claims.byReferenceCode(code);
  const kept = normaliseCredential(filed && fieldOf(filed.claim, model, field));
  const typed = normaliseCredential(own(credentials, field));
  // The comparison is made whether or not there is a claim, so that its time tells nothing.
  const same = sameText(typed, kept);
  return filed && same && kept !== '' ? { credentials: hashes, claimants: [], addedTo: filed.id } : null;
}

function fieldOf(claim: ClaimDocument, model: string, field: string): FieldValue | undefined {
  const record = isModelName(model) ? claim[model] : undefined;
  return record && !Array.isArray(record) ? own(record, field) : undefined;
}

/**
 * The authorized rows that a submitted claim's credentials are of, or null where they are others (C6-14). A value
 * may be what was typed at authorization or what the row holds, since a chosen row fills its columns in.
 */
export async function authorizedRows(
  context: AppContext,
  served: ServedForm,
  granted: FormSession,
  credentials: Credentials,
): Promise<Claimant[] | null> {
  const { authorization } = served.settings;
  if (authorization.kind === 'open') return [];
  const hashes = credentialHashes(context, served, credentials);
  if (authorization.kind === 'claims') return sameHashes(hashes, granted.credentials) ? [] : null;
  const rows = await context.store.claimants.byIds(granted.claimants);
  const fitting = rows.filter((row) => fits(row, hashes, granted, authorization));
  if (fitting.length === 0) return null;
  const chosen = fitting.filter((row) => prefillFits(row, credentials));
  return chosen.length > 0 ? chosen : fitting;
}

function fits(
  row: Claimant,
  hashes: Record<string, string>,
  granted: FormSession,
  { match }: ClassListAuthorization,
): boolean {
  const identified = match.some((alternative) =>
    alternative
      .map(camelCase)
      .every((name) => own(hashes, name) !== undefined && own(hashes, name) === own(row.credentials, name)),
  );
  const unchanged = Object.entries(hashes).every(
    ([name, hash]) =>
      own(row.credentials, name) === undefined ||
      hash === own(row.credentials, name) ||
      hash === own(granted.credentials, name),
  );
  return identified && unchanged;
}

/** Whether the credentials hold nothing that contradicts the row's other columns: tells apart rows of one person. */
function prefillFits(row: Claimant, credentials: Credentials): boolean {
  return Object.entries(credentials).every(([name, value]) => {
    const kept = own(row.columns, camelCase(name));
    return (
      kept === undefined ||
      normaliseCredential(value) === '' ||
      normaliseCredential(value) === normaliseCredential(kept)
    );
  });
}

function sameHashes(left: Record<string, string>, right: Record<string, string>): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => own(left, name) === own(right, name));
}
