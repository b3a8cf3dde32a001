import type { FastifyBaseLogger } from 'fastify';
import { createBackgroundSealing } from './claimants/sealStoredRows.ts';
import type { AppContext } from './context.ts';
import type { AppOptions } from './options.ts';
import { noteRewrite, rewriteIfNoted } from './store/rewriteDatabase.ts';

/** Sealing of class-list rows beside the requests of a server. */
interface StartedSealing {
  /** Seals what is left, and rewrites an embedded database where anything was encrypted. */
  later(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts to seal class-list rows of an older version or key. Waits for the first `later` on a shared database, because
 * instances of the older version cannot read such rows while the others are upgraded.
 */
export function startSealing(
  { store, key, clock }: Pick<AppContext, 'store' | 'key' | 'clock'>,
  { dataDir, databaseUrl }: Pick<AppOptions, 'dataDir' | 'databaseUrl'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): StartedSealing {
  const isEmbedded = databaseUrl === undefined;
  const beforeFirst = (): void => {
    if (isEmbedded) noteRewrite(dataDir);
  };
  const sealing = createBackgroundSealing({ store, key, clock, log, beforeFirst });
  if (isEmbedded) void sealing.run();
  const later = async (): Promise<void> => {
    await sealing.run();
    if (isEmbedded) await rewrite();
  };
  /** Runs after the start, because it blocks every writer. */
  const rewrite = async (): Promise<void> => {
    try {
      await rewriteIfNoted(dataDir, store);
    } catch (error) {
      const what =
        'the database was not written anew: its free pages may keep claims and class-list rows as they were before';
      log.warn({ err: error }, `${what}; that is tried again, and needs as much free disk as it is large`);
    }
  };
  return { later, stop: sealing.stop };
}
