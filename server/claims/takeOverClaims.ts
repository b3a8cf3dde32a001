import type { KeyObject } from 'node:crypto';
import { DocumentMissingError, type DocumentStore, writeDurably } from '../documents/documentStore.ts';
import { openDocument } from '../documents/openDocument.ts';
import { drawDataKey } from '../security/envelope.ts';
import { logKeyOf, type ServerKey } from '../security/serverKey.ts';
import type { ClassListColumn, Store } from '../store/store.ts';
import type { OlderClaim, StoredClaim, StoredDocument } from '../store/storedClaim.ts';
import { signedContent } from './contentHash.ts';
import { withHiddenCredentials } from './hiddenCredentials.ts';
import { openClaim, type ReceivedDocument, sealAnswers } from './sealedClaim.ts';

/** Stores whose claims are taken over, and what is done meanwhile. */
export interface TakingOver {
  store: Store;
  documents: DocumentStore;
  key: ServerKey;
  clock: () => Date;
  /** Called before the first change. */
  onFirst(): void;
  /** Called after each claim. */
  onProgress(done: number, all: number): void;
  /** Called for a document that is not there, or not what was filed. */
  onLostDocument(referenceCode: string, key: string): void;
  /** True where the server is stopping: the rest is taken over after the next start. */
  isStopping(): boolean;
}

/**
 * Encrypts the claims and documents that a version before C13-14 stored in the clear, one claim a transaction, so that
 * it may break off at any moment and goes on at the next start. Returns their number.
 */
export async function takeOverClaims(taking: TakingOver): Promise<number> {
  const { store, isStopping } = taking;
  const all = await store.claims.countOlder();
  if (all === 0) return 0;
  taking.onFirst();
  const headers = new Map<string, readonly ClassListColumn[]>();
  let done = 0;
  for (let batch = await store.claims.older(); batch.length > 0; batch = await store.claims.older())
    for (const claim of batch) {
      if (isStopping()) return done;
      if (!headers.has(claim.form)) headers.set(claim.form, (await store.claimants.header(claim.form)) ?? []);
      await takeOver(taking, claim, headers.get(claim.form) ?? []);
      done += 1;
      taking.onProgress(done, all);
    }
  return done;
}

async function takeOver(
  taking: TakingOver,
  older: OlderClaim,
  header: readonly ClassListColumn[],
): Promise<void> {
  const { store, documents: stored, key, clock } = taking;
  const { isHidden } = older.older;
  const { claim: plain } = openClaim(key, older);
  const dataKey = drawDataKey();
  const documents = await encryptedDocuments(taking, plain, dataKey);
  const claim = isHidden
    ? plain.claim
    : withHiddenCredentials(key, plain.form, header, plain.claim, plain.maskCharacters);
  const keyed = (hash: string): string => (isHidden ? hash : signedContent(key, hash));
  const isTaken = await store.claims.takeOver(
    {
      id: plain.id,
      ...sealAnswers(key, dataKey, plain.id, { claim, maskCharacters: plain.maskCharacters, documents }),
      contentHash: keyed(older.contentHash),
      sentHash: keyed(older.sentHash),
    },
    { key: logKeyOf(key), at: clock() },
  );
  // Another instance's copies are the claim's, if it was faster.
  for (const { key: name } of isTaken ? plain.documents : documents) await stored.remove(name);
}

/** Writes a claim's documents anew, encrypted, under new names: the claim names the old ones until it is taken over. */
async function encryptedDocuments(
  taking: TakingOver,
  { referenceCode, documents }: StoredClaim,
  dataKey: KeyObject,
): Promise<ReceivedDocument[]> {
  const written: ReceivedDocument[] = [];
  for (const document of documents) {
    const { key, storedSha256, isFiled } = await encrypted(taking.documents, document, dataKey);
    if (!isFiled) taking.onLostDocument(referenceCode, key);
    // One that is not what was filed keeps a hash that it does not have, by which `verify` names it.
    written.push({ ...document, key, storedSha256: isFiled ? storedSha256 : document.sha256 });
  }
  return written;
}

async function encrypted(documents: DocumentStore, document: StoredDocument, dataKey: KeyObject) {
  const writing = { maxBytes: Number.POSITIVE_INFINITY, dataKey, isScanned: true };
  try {
    const written = await writeDurably(documents, openDocument(documents, document.key, null), writing);
    const isFiled = written.size === document.size && written.sha256 === document.sha256;
    return { key: written.key, storedSha256: written.storedSha256, isFiled };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { key: document.key, storedSha256: '', isFiled: false };
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof DocumentMissingError ||
  (error instanceof Error && 'code' in error && error.code === 'ENOENT');
