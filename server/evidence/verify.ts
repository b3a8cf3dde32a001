import { openClaim } from '../claims/sealedClaim.ts';
import { documentState } from '../documents/documentState.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { AlteredValueError } from '../security/alteredValue.ts';
import { type ServerKey, ServerKeyError } from '../security/serverKey.ts';
import { auditContent, figuresOf } from '../store/auditHash.ts';
import { keptClaimOf } from '../store/claimList.ts';
import type { AuditedClaim } from '../store/logStore.ts';
import type { Store } from '../store/store.ts';
import { entryName, MOST_FINDINGS, verifyLogChains, type WalkedLog } from './verifyLogChains.ts';

/**
 * Result of a verification: counts and findings, the earliest of the log first. The heads prove later that nothing was
 * cut off.
 */
export interface Verified extends WalkedLog {
  claims: number;
  documents: number;
}

/** Store, documents and key of the data that is verified, reported or purged. */
export interface Evidence {
  store: Store;
  documents: DocumentStore;
  key: ServerKey;
}

/** Options of a verification. */
export interface VerifyChoice {
  /** Heads of earlier verifications: `0.17.kJ3f…`. */
  holds?: readonly string[] | undefined;
  /** Skips the bytes of the documents. */
  withoutDocuments?: boolean | undefined;
}

/** Verifies the log from its first entry, then all claims and documents that its entries hash. */
export async function verify(evidence: Evidence, choice: VerifyChoice = {}): Promise<Verified> {
  const verified: Verified = {
    ...(await verifyLogChains(evidence, choice.holds ?? [])),
    claims: 0,
    documents: 0,
  };
  for await (const claim of everyAuditedClaim(evidence.store)) {
    if (verified.findings.length >= MOST_FINDINGS) break;
    verified.claims += 1;
    verified.findings.push(...claimFindings(claim), ...openingFindings(evidence.key, claim));
    if (!choice.withoutDocuments) await verifyDocuments(evidence, claim, verified);
  }
  verified.findings.splice(MOST_FINDINGS);
  return verified;
}

async function* everyAuditedClaim(store: Store): AsyncIterable<AuditedClaim> {
  for (let after = ''; ; ) {
    const page = await store.log.audited(after);
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.row.id;
  }
}

/** Returns the parts of a claim that differ from its last entry. */
function claimFindings({ row, documents, entry }: AuditedClaim): string[] {
  const claim = `The claim ${row.reference_code}`;
  if (!entry)
    return row.wrapped_by === null
      ? [`${claim}: an older version stored it, without an entry. Start the server once, which takes it in.`]
      : [`${claim}: the log has no entry of it. This server did not store it.`];
  const told: Record<string, unknown> = JSON.parse(entry.content);
  const isPurged = entry.kind === 'claim purged';
  const stored: Record<string, unknown> = isPurged
    ? { ...figuresOf(row) }
    : { ...auditContent(row, documents) };
  const differing = Object.keys(stored).filter((name) => stored[name] !== told[name]);
  if (isPurged !== (row.purged_at !== null) || (isPurged && row.claim !== '{}')) differing.push('purged');
  if (differing.length === 0) return [];
  const names = differing.map((name) => NAMES[name] ?? name).join(', ');
  return [`${claim}: altered since ${entryName(entry)} of ${entry.at}: ${names}.`];
}

/** Returns the finding of a claim that cannot be opened: the log has no hash of its wrapped key, which rotation changes. */
function openingFindings(key: ServerKey, { row, documents }: AuditedClaim): string[] {
  if (row.purged_at !== null) return [];
  try {
    openClaim(key, keptClaimOf(row, documents));
    return [];
  } catch (error) {
    if (!(error instanceof AlteredValueError || error instanceof ServerKeyError)) throw error;
    return [`The claim ${row.reference_code} cannot be opened: ${error.message}`];
  }
}

/** Names of a claim's parts in findings. */
const NAMES: Record<string, string> = {
  referenceCode: 'its reference code',
  submittedAt: 'the time of its submission',
  answers: 'its answers',
  claimants: 'the rows of the class list that it is of',
  documents: 'the list of its documents',
  purged: 'what a purge took from it, or left',
};

async function verifyDocuments(
  { documents: store }: Evidence,
  { row, documents }: AuditedClaim,
  verified: Verified,
): Promise<void> {
  for (const document of documents) {
    verified.documents += 1;
    const place = `The document ${store.locate(document.key)} of the claim ${row.reference_code}`;
    const finding = await documentFinding(store, document, place);
    if (finding !== null) verified.findings.push(finding);
  }
}

async function documentFinding(
  store: DocumentStore,
  document: AuditedClaim['documents'][number],
  place: string,
): Promise<string | null> {
  const state = await documentState(store, document);
  if (state === 'intact') return null;
  return state === 'altered'
    ? `${place}: its bytes are not those that were filed.`
    : `${place}: it is not there.`;
}
