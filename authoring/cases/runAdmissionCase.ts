import { counted } from '../../bundle/findings/counted.ts';
import type { Case, TriedSignIn } from '../../schemas/generated/types.ts';
import { openRows } from '../../server/claimants/sealedRows.ts';
import { requireOpenForm, requireOpenForSignIn } from '../../server/claims/admission.ts';
import { authorizedRows, checkCredentials } from '../../server/claims/credentialCheck.ts';
import { hasSeveralDeadlines, requireInTime } from '../../server/claims/deadlineCheck.ts';
import type { DocumentFault } from '../../server/claims/documentMatch.ts';
import { type JudgedSubmission, judgeSubmission } from '../../server/claims/judgeSubmission.ts';
import { credentialsOf, withServerRows } from '../../server/claims/ownRows.ts';
import { chosenRows } from '../../server/claims/prepopulatedData.ts';
import { refusalOf } from '../../server/documents/acceptance.ts';
import { ProblemError } from '../../server/http/problems.ts';
import type { Claimant, FormSession } from '../../server/store/store.ts';
import { wayOf } from '../../transforms/config/ways.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { Admission } from './admission.ts';
import { describedDocuments, type NamedDocument, withDescribed } from './describedDocuments.ts';

/** Verdict on a case whose claim the server would not admit, with the reason. */
export interface Closed {
  verdict: NonNullable<Case['verdict']>;
  /** Reason, in words. */
  reason: string;
}

/** Claim that was admitted, as the server would judge it. */
export interface AdmittedClaim {
  claim: ClaimDocument;
  entry?: EntryKind;
  /** Mismatches between uploaded documents and their records in the claim; empty where the case has no documents. */
  faults: DocumentFault[];
}

/** Time and culture of an attempt to file. */
interface Arrival {
  arrivedAt: Date;
  culture: string;
}

/**
 * Admits the claim of a case or returns the verdict that refuses it, with the functions of the server and in its order:
 * deadlines, sign-in, documents, the claim's deadline, its credentials. Captcha and rate limits are left out. `known`
 * is the way in of the case file, for a case without sign-in.
 */
export async function runAdmissionCase(
  kept: Admission,
  one: Case,
  arrival: Arrival,
  known: EntryKind | undefined,
): Promise<Closed | AdmittedClaim> {
  const admission = isWithoutEnd(one) ? withoutDeadlines(kept) : kept;
  try {
    requireOpenForm(admission.context, admission.form, arrival);
    const signIn = one.authorize && (await trySignIn(admission, one.authorize, arrival));
    if (signIn === null) return refused(admission);
    return await send(admission, one, arrival, { signIn, entry: signIn?.entry ?? known });
  } catch (error) {
    if (!(error instanceof ProblemError) || !CLOSING.has(error.code)) throw error;
    return { verdict: 'closed', reason: error.message };
  }
}

/** Tests if a case lists errors and expects no ending: it is judged without deadlines (C12-13). */
function isWithoutEnd({ errors = [], exit, verdict }: Case): boolean {
  return errors.length > 0 && exit === undefined && verdict === undefined;
}

function withoutDeadlines(admission: Admission): Admission {
  const { bundle } = admission.context.bundle;
  const settlement = { ...bundle.settlement, deadlines: {} };
  return { ...admission, context: { ...admission.context, bundle: { bundle: { ...bundle, settlement } } } };
}

/** Submits the claim and its documents, with or without a signed-in claimant. */
async function send(
  admission: Admission,
  { claim: given = {}, documents: sent }: Case,
  arrival: Arrival,
  { signIn, entry }: { signIn: SignedIn | undefined; entry: EntryKind | undefined },
): Promise<Closed | AdmittedClaim> {
  const { plan } = admission.form.module.loaded;
  const documents = describedDocuments(sent ?? []);
  const closed = refusedDocument(admission, documents);
  if (closed) return closed;
  const described = withDescribed(given, plan, documents);
  const { claim, rows } = signIn
    ? await asSignedIn(admission, signIn, described)
    : { claim: described, rows: [] };
  const judged = judgedBy(admission, claim, arrival, entry);
  if (hasSeveralDeadlines(admission.form))
    requireInTime(admission.context, admission.form, { ...arrival, entry: entry ?? 'open' }, [judged.claim]);
  if (rows === null)
    return { verdict: 'refused', reason: 'the claim holds other credentials than those typed' };
  const faults = sent ? judged.faultsOf(documents) : [];
  return { claim, faults, ...(entry && { entry }) };
}

const CLOSING: ReadonlySet<string> = new Set(['deadlinePassed', 'formDisabled']);

function refused({ hasClassList, form }: Admission): Closed {
  const reason = hasClassList
    ? 'nobody of the class list has these credentials'
    : `the bundle has no class list claimants/${form.form}.csv, so nobody is known`;
  return { verdict: 'refused', reason };
}

/** Claimant who has signed in. */
interface SignedIn {
  credentials: TriedSignIn['credentials'];
  granted: FormSession;
  rows: Claimant[];
  entry: EntryKind;
}

async function trySignIn(
  { context, form }: Admission,
  { way: kind, credentials }: TriedSignIn,
  arrival: Arrival,
): Promise<SignedIn | null> {
  const way = wayOf(form.settings, kind);
  if (!way) return null;
  const at = { ...context, clock: () => arrival.arrivedAt };
  const granted = await checkCredentials(at, form, way, credentials);
  if (!granted) return null;
  const rows = openRows(context.key, await context.store.claimants.byIds(granted.claimants));
  await requireOpenForSignIn(at, form, way, { credentials, rows, arrival });
  return { credentials, granted, rows, entry: way.kind };
}

/**
 * Returns the claim as the signed-in claimant would submit it: with the typed credentials and the server's own rows.
 * Rows are null where the claim has the credentials of somebody else.
 */
async function asSignedIn(
  { context, form }: Admission,
  { credentials, granted, rows }: SignedIn,
  given: ClaimDocument,
): Promise<{ claim: ClaimDocument; rows: readonly Claimant[] | null }> {
  const sent = { ...given, credentials: { ...credentials, ...credentialsOf(given) } } as ClaimDocument;
  const fitting = authorizedRows(context, form, granted, { credentials: credentialsOf(sent), rows });
  const chosen = fitting && chosenRows(fitting, []);
  const header = (await context.store.claimants.header(form.form)) ?? [];
  return { claim: withServerRows(form, sent, { rows: chosen ?? rows, header }), rows: chosen };
}

function judgedBy(
  { context, form }: Admission,
  claim: ClaimDocument,
  { arrivedAt: now, culture }: Arrival,
  entry: EntryKind | undefined,
): JudgedSubmission {
  return judgeSubmission(context, form, claim, { now, culture, ...(entry && { entry }) });
}

function refusedDocument(
  { documents: limits }: Admission,
  documents: readonly NamedDocument[],
): Closed | undefined {
  for (const [position, document] of documents.entries()) {
    const refusal = refusalOf(document, position, limits);
    if (refusal) return { verdict: 'documentRefused', reason: `${document.name}: ${WORDS[refusal](limits)}` };
  }
  return undefined;
}

const WORDS = {
  tooManyDocuments: ({ maxFiles }: Admission['documents']) => `at most ${counted(maxFiles, 'document')}`,
  documentTooLarge: ({ maxBytes }: Admission['documents']) => `at most ${counted(maxBytes, 'byte')}`,
  documentTypeRefused: ({ accept }: Admission['documents']) =>
    `accepted are ${accept.join(', ')}, each of its own type`,
};
