import type { FastifyBaseLogger } from 'fastify';
import { sealStoredRows } from './claimants/sealStoredRows.ts';
import { rewrapClaims } from './claims/rewrapClaims.ts';
import { takeOverClaims } from './claims/takeOverClaims.ts';
import type { AppContext } from './context.ts';
import type { AppOptions } from './options.ts';
import { noteRewrite } from './store/rewriteDatabase.ts';

const PROGRESS_MS = 5_000;

/**
 * Encrypts what an older version stored in the clear, and wraps anew the data keys that an older key wrapped, while the
 * server serves: claims are read either way. It goes on where it broke off. On PostgreSQL the operator runs `VACUUM
 * FULL` afterwards (docs/operations.md).
 */
export async function encryptOlderData(
  context: AppContext,
  { dataDir, databaseUrl }: AppOptions,
  log: FastifyBaseLogger,
): Promise<void> {
  const { store, documents, key, clock } = context;
  const isStopping = () => context.stopping;
  const note = () => {
    if (databaseUrl === undefined) noteRewrite(dataDir);
  };
  await sealStoredRows({ store, key, log, isStopping, beforeFirst: note });
  const claims = await takeOverClaims({
    ...{ store, documents, key, clock },
    onFirst: () => {
      log.warn('claims that an older version stored are encrypted now; the server serves meanwhile');
      note();
    },
    onProgress: reportProgress(log, 'claims of an older version encrypted'),
    onUnreadableClaim: (referenceCode, err) =>
      log.warn({ referenceCode, err }, 'a claim of an older version cannot be read, and stays as it is'),
    onLostDocument: (referenceCode, document) =>
      log.warn({ referenceCode, document }, 'a document is not there, or not what was filed'),
    isStopping,
  });
  if (claims > 0) log.info({ claims }, 'claims of an older version are encrypted');
  const rewrapped = await rewrapClaims(store.claims, key);
  if (rewrapped > 0) log.info({ claims: rewrapped }, 'data keys of claims are wrapped by the new key');
}

/** Returns a callback that logs the first progress, and then each few seconds. */
function reportProgress(log: FastifyBaseLogger, what: string): (done: number, all: number) => void {
  let next = 0;
  return (done, all) => {
    if (performance.now() < next) return;
    next = performance.now() + PROGRESS_MS;
    log.info({ done, all }, what);
  };
}
