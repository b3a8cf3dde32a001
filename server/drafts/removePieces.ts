import type { FastifyBaseLogger } from 'fastify';
import type { DocumentStore } from '../documents/documentStore.ts';

/** Number of pieces that are removed at a time, because a bucket is asked for each. */
const AT_ONCE = 8;

type Documents = Pick<DocumentStore, 'remove'>;

/** Removes the bytes of pieces whose rows are gone. */
export async function removePieces(documents: Documents, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE)
    await Promise.all(keys.slice(start, start + AT_ONCE).map((key) => documents.remove(key)));
}

/**
 * Removes the bytes of pieces while the answer goes out. What a crash or an outage leaves of them is swept as orphaned
 * documents are.
 */
export function removeLater(documents: Documents, keys: readonly string[], log: FastifyBaseLogger): void {
  removePieces(documents, keys).catch((error: unknown) =>
    log.warn({ err: error }, 'pieces of a draft are not removed yet'),
  );
}
