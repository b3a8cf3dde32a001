import type { FastifyBaseLogger } from 'fastify';
import { sealStoredRows } from './claimants/sealStoredRows.ts';
import { once } from './claims/once.ts';
import { takeOverClaims } from './claims/takeOverClaims.ts';
import type { AppContext } from './context.ts';
import type { AppOptions } from './options.ts';
import { rewrapDataKeys } from './security/rewrapDataKeys.ts';
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
  const note = once(() => {
    if (databaseUrl === undefined) noteRewrite(dataDir);
  });
  const older = await store.keys.usedBefore(key.fingerprint);
  await sealStoredRows({ store, key, older, log, isStopping, beforeChange: note });
  const passed = reportPassedOver(log);
  try {
    const claims = await takeOverClaims({
      ...{ store, documents, key, clock },
      onFirst: () => {
        log.warn('claims that an older version stored are encrypted now; the server serves meanwhile');
        note();
      },
      onProgress: reportProgress(log, 'claims of an older version encrypted'),
      onPassedOver: passed.add,
      onAlteredDocument: (claim, document) =>
        log.warn({ claim, document }, 'a document of an older version is not what was filed'),
      isStopping,
    });
    if (claims > 0) log.info({ claims }, 'claims of an older version are encrypted');
  } finally {
    passed.end();
    const rewrapped = await rewrapDataKeys(store.claims, key, older);
    if (rewrapped > 0) log.info({ claims: rewrapped }, 'data keys of claims are wrapped by the new key');
    const drafts = await rewrapDataKeys(store.drafts, key, older);
    if (drafts > 0) log.info({ drafts }, 'data keys of drafts are wrapped by the new key');
  }
}

/** Number of claims that are named each in the log. */
const MOST_NAMED = 20;

/** Logs claims of an older version that stay as they are, to be tried again. */
function reportPassedOver(log: FastifyBaseLogger) {
  const what = 'stay as they are, and are tried again each quarter of an hour';
  let claims = 0;
  return {
    add: (claim: string, err: unknown): void => {
      claims += 1;
      if (claims <= MOST_NAMED)
        log.warn({ claim, err }, 'a claim of an older version cannot be encrypted now');
    },
    end: (): void => {
      if (claims > 0) log.warn({ claims }, `claims of an older version ${what}`);
    },
  };
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
