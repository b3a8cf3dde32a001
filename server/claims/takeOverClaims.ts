import type { KeyObject } from 'node:crypto';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { DocumentMissingError, type DocumentStore, writeDurably } from '../documents/documentStore.ts';
import { openDocument } from '../documents/openDocument.ts';
import { AlteredValueError } from '../security/alteredValue.ts';
import { drawDataKey } from '../security/envelope.ts';
import { logKeyOf, type ServerKey, ServerKeyError } from '../security/serverKey.ts';
import type { ClassListColumn, Store } from '../store/store.ts';
import type { OlderClaim, StoredClaim, StoredDocument } from '../store/storedClaim.ts';
import { signedContent } from './contentHash.ts';
import { withHiddenCredentials } from './hiddenCredentials.ts';
import { openClaim, type ReceivedDocument, sealAnswers } from './sealedClaim.ts';

/** Faults in a row, of disk, bucket or database, after which the rest waits for another try. */
const MOST_FAULTS = 3;

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
  /** Called with the id of a claim that stays as it is: it was altered, or one of its documents cannot be read now. */
  onPassedOver(id: string, error: unknown): void;
  /** Called with a claim's id and the new name of a document whose bytes are not what was filed. */
  onAlteredDocument(id: string, document: string): void;
  /** True where the server is stopping: the rest is taken over after the next start. */
  isStopping(): boolean;
}

/**
 * Encrypts the claims and documents that a version before C13-14 stored in the clear, one claim a transaction, so that
 * it may break off at any moment and goes on at the next try. Returns their number. Throws the third fault in a row.
 */
export async function takeOverClaims(taking: TakingOver): Promise<number> {
  const { store } = taking;
  const all = await store.claims.countOlder();
  if (all === 0) return 0;
  await store.claims.prepareTakeOver();
  const takeOver = createTakeOver(taking);
  let done = 0;
  for await (const claim of olderClaims(taking)) {
    if (!(await takeOver(claim))) continue;
    done += 1;
    taking.onProgress(done, all);
  }
  if (done === all) await store.claims.finishTakeOver();
  return done;
}

/** Yields the claims that are to be taken over, until the server stops. */
async function* olderClaims({ store, isStopping }: TakingOver): AsyncIterable<OlderClaim> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const batch: OlderClaim[] = await store.claims.older(after);
    for (const claim of batch) {
      if (isStopping()) return;
      yield claim;
    }
    after = batch.at(-1)?.id;
  }
}

/** Creates the function that takes a claim over, and returns false for one that stays as it is. */
function createTakeOver(taking: TakingOver): (older: OlderClaim) => Promise<boolean> {
  const { store } = taking;
  const headers = new Map<string, readonly ClassListColumn[]>();
  let isBegun = false;
  let faults = 0;
  const headerOf = async (form: FormName): Promise<readonly ClassListColumn[]> => {
    const header = headers.get(form) ?? (await store.claimants.header(form)) ?? [];
    headers.set(form, header);
    return header;
  };
  return async (older) => {
    try {
      const header = await headerOf(older.form);
      const { claim } = openClaim(taking.key, older);
      if (!isBegun) taking.onFirst();
      isBegun = true;
      await sealOlderClaim(taking, older, claim, header);
      faults = 0;
      return true;
    } catch (error) {
      if (await isTakenOver(store, older.id)) return false;
      faults = isOfClaim(error) ? 0 : faults + 1;
      if (faults >= MOST_FAULTS) throw error;
      taking.onPassedOver(older.id, error);
      return false;
    }
  };
}

/** Tests if an error is of this claim alone: it was altered, or a document of it is not there. */
const isOfClaim = (error: unknown): boolean =>
  error instanceof AlteredValueError ||
  error instanceof ServerKeyError ||
  error instanceof DocumentMissingError;

/** Tests if another instance was faster, whose removal of the older documents is no fault. */
async function isTakenOver(store: Store, id: string): Promise<boolean> {
  const [kept] = await store.claims.stored([{ id, referenceCode: '' }]);
  return kept !== undefined && !('older' in kept);
}

async function sealOlderClaim(
  taking: TakingOver,
  older: OlderClaim,
  plain: StoredClaim,
  header: readonly ClassListColumn[],
): Promise<void> {
  const { store, documents: stored, key, clock } = taking;
  const { isHidden } = older.older;
  const { id, maskCharacters } = plain;
  const dataKey = drawDataKey();
  const { documents, altered } = await encryptedDocuments(stored, plain, dataKey);
  const claim = isHidden
    ? plain.claim
    : withHiddenCredentials(key, plain.form, header, plain.claim, maskCharacters);
  const keyed = (hash: string): string => (isHidden ? hash : signedContent(key, hash));
  const isTaken = await store.claims.takeOver(
    {
      id,
      ...sealAnswers(key, dataKey, id, { claim, maskCharacters, documents }),
      contentHash: keyed(older.contentHash),
      sentHash: keyed(older.sentHash),
    },
    { key: logKeyOf(key), at: clock() },
  );
  // Another instance's copies are the claim's, if it was faster.
  for (const document of isTaken ? plain.documents : documents) await stored.remove(document.key);
  if (isTaken) for (const name of altered) taking.onAlteredDocument(id, name);
}

/**
 * Writes a claim's documents anew, encrypted, under new names: the claim names the old ones until it is taken over. Throws
 * a DocumentMissingError, keeping nothing. One that is not what was filed keeps a hash that it does not have, by which
 * `verify` names it.
 */
async function encryptedDocuments(
  stored: DocumentStore,
  { documents }: StoredClaim,
  dataKey: KeyObject,
): Promise<{ documents: ReceivedDocument[]; altered: string[] }> {
  const written: ReceivedDocument[] = [];
  const altered: string[] = [];
  try {
    for (const document of documents) {
      const { key, storedSha256, isFiled } = await encrypted(stored, document, dataKey);
      if (!isFiled) altered.push(key);
      written.push({ ...document, key, storedSha256: isFiled ? storedSha256 : document.sha256 });
    }
    return { documents: written, altered };
  } catch (error) {
    for (const { key } of written) await stored.remove(key);
    throw error;
  }
}

async function encrypted(documents: DocumentStore, document: StoredDocument, dataKey: KeyObject) {
  const writing = { maxBytes: Number.POSITIVE_INFINITY, dataKey, isScanned: true };
  try {
    const written = await writeDurably(documents, openDocument(documents, document.key, null), writing);
    const isFiled = written.size === document.size && written.sha256 === document.sha256;
    return { key: written.key, storedSha256: written.storedSha256, isFiled };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? new DocumentMissingError(documents.locate(document.key), error) : error;
  }
}
