import { logKeyOf } from '../security/serverKey.ts';
import type { Evidence } from './verify.ts';

/** What is to be purged, and when that was said. */
export interface PurgeChoice {
  /** Claims submitted before this instant. */
  before: Date;
  /** The class lists that were imported before it, too. */
  classLists: boolean;
  at: Date;
}

export interface Purged {
  claims: number;
  documents: number;
  /** The forms whose class lists are gone. */
  classLists: string[];
}

/**
 * Takes everything personal from old claims: answers, documents, credentials, the rows that they are of. What figures are
 * made of stays, and the log, which goes on. Broken off, it goes on where it is called again.
 */
export async function purge(
  { store, documents, key }: Evidence,
  { before, classLists, at }: PurgeChoice,
): Promise<Purged> {
  const logKey = logKeyOf(key);
  const purged: Purged = { claims: 0, documents: 0, classLists: [] };
  await store.log.forgetKeys(before);
  for (;;) {
    const batch = await store.log.purge(before, at, logKey);
    // A file that is left behind by a crash is no claim's any more: the server sweeps it when it starts.
    for (const document of batch.documents) await documents.remove(document);
    purged.claims += batch.claims;
    purged.documents += batch.documents.length;
    if (batch.claims === 0) break;
  }
  if (classLists) purged.classLists = await store.log.purgeClassLists(before, at, logKey);
  for (let more = classLists; more; ) more = await store.claimants.removeStale(at);
  const content = { before: before.toISOString(), ...purged };
  await store.log.append({ kind: 'claims purged', at, content }, logKey);
  return purged;
}
