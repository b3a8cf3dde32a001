import { setTimeout as wait } from 'node:timers/promises';
import { removePieces } from '../drafts/removePieces.ts';
import { logKeyOf } from '../security/serverKey.ts';
import type { Store } from '../store/store.ts';
import type { Evidence } from './verify.ts';

/** Choice of claims and class lists to purge. */
export interface PurgeChoice {
  /** End of the claims' submission times. */
  before: Date;
  /** Includes the class lists that were imported before `before`. */
  classLists: boolean;
  at: Date;
}

/** Numbers of purged claims and documents. */
export interface Purged {
  claims: number;
  documents: number;
  /** Forms whose class lists are gone. */
  classLists: string[];
  /** Claims that were saved to be finished later. */
  drafts: number;
  /** False where a running server still reads the log of the database, which keeps what was purged until it has. */
  isLogEmpty: boolean;
}

const TRIES = 20;
const PAUSE_MS = 250;

/** Empties the write-ahead log, which still has the data keys that were purged; waits for readers of a running server. */
async function emptied(store: Store): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    if (await store.emptyLog()) return true;
    if (tried >= TRIES) return false;
    await wait(PAUSE_MS);
  }
}

/**
 * Removes everything personal from claims submitted before an instant: answers, documents, credentials and the ids of
 * their class list rows. Figures and the log stay. A purge that broke off resumes at the next call.
 */
export async function purge(
  { store, documents, key }: Evidence,
  { before, classLists, at }: PurgeChoice,
): Promise<Purged> {
  const logKey = logKeyOf(key);
  const purged = { claims: 0, documents: 0, drafts: 0, classLists: [] as string[] };
  await store.log.forgetKeys(before);
  for (;;) {
    const batch = await store.log.purge(before, at, logKey);
    // A file that a crash leaves behind has no claim: a server sweeps it while any claim has a document.
    for (const document of batch.documents) await documents.remove(document);
    purged.claims += batch.claims;
    purged.documents += batch.documents.length;
    if (batch.claims === 0) break;
  }
  for (;;) {
    const { drafts, pieces, isDone } = await store.drafts.purge(before);
    await removePieces(documents, pieces);
    purged.drafts += drafts;
    if (isDone) break;
  }
  if (classLists) purged.classLists = await store.log.purgeClassLists(before, at, logKey);
  for (let more = classLists; more; ) more = await store.claimants.removeStale(at);
  const content = { before: before.toISOString(), ...purged };
  await store.log.append({ kind: 'claims purged', at, content }, logKey);
  return { ...purged, isLogEmpty: await emptied(store) };
}
