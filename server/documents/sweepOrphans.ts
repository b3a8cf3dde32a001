import type { ClaimStore } from '../store/store.ts';
import type { DocumentStore } from './documentStore.ts';

const BATCH = 200;

/**
 * Removes documents older than `olderThan` that no claim names, left by refused or broken-off submissions, and returns
 * their number. Younger ones may belong to a submission under way.
 */
export async function sweepOrphans(
  documents: DocumentStore,
  claims: ClaimStore,
  olderThan: Date,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async (): Promise<void> => {
    const known = await claims.knownDocuments(batch);
    const orphans = batch.filter((key) => !known.has(key));
    await Promise.all(orphans.map((key) => documents.remove(key)));
    removed += orphans.length;
    batch = [];
  };
  for await (const key of documents.writtenBefore(olderThan)) {
    batch.push(key);
    if (batch.length >= BATCH) await sweepBatch();
  }
  await sweepBatch();
  return removed;
}
