import type { FastifyBaseLogger } from 'fastify';
import { ExpectedError } from '../../bundle/expectedError.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { RowToSeal, SealedRow, Store } from '../store/store.ts';
import { sealAnew } from './sealedRows.ts';

/** Time between two lines of the log on how far it is, ms. */
const REPORT_MS = 10_000;

/** Instant by which no import has been idle for long, because whoever imports may have another clock. */
const BEFORE_ALL = new Date(0);

/** Context of the sealing of stored rows. */
export interface SealingContext {
  store: Pick<Store, 'claimants'>;
  key: ServerKey;
  /** Fingerprints of the keys that were in use before the present one. */
  older: readonly string[];
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Called before each change. */
  beforeChange: () => void;
  isStopping: () => boolean;
}

/**
 * Removes rows that a purge or an import left behind, and seals those that an older version stored readable, or whose
 * data key an older key wrapped, a batch at a time: a million take minutes, and rows are opened before and after.
 * Resumes where it broke off.
 */
export async function sealStoredRows(context: SealingContext): Promise<void> {
  const { store, key, older, beforeChange, isStopping } = context;
  const { claimants } = store;
  const { rows: total, copies } = await claimants.unsealed(older);
  if (copies > 0) beforeChange();
  for (let more = true; more && !isStopping(); ) more = await claimants.removeStale(BEFORE_ALL);
  if (total === 0) return;
  const progress = reporter(context, total);
  let failed = 0;
  // Not more than were counted, because another instance may have keys in another order.
  for (let done = 0; done < total && !isStopping(); ) {
    const rows = await claimants.toSeal(older, failed);
    if (rows.length === 0) break;
    const { sealed, failures } = sealBatch(key, rows);
    if (sealed.length > 0) beforeChange();
    await claimants.seal(sealed);
    done += rows.length;
    failed += failures.length;
    progress(sealed.length, failures);
  }
}

interface SealedBatch {
  sealed: SealedRow[];
  failures: ExpectedError[];
}

/** Seals rows; of those that were altered it collects the errors, because the others must not wait for them. */
function sealBatch(key: ServerKey, rows: readonly RowToSeal[]): SealedBatch {
  const batch: SealedBatch = { sealed: [], failures: [] };
  for (const row of rows)
    try {
      batch.sealed.push(sealAnew(key, row));
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      batch.failures.push(error);
    }
  return batch;
}

/** Returns a function that logs how far it is: with the last row, and every ten seconds before. */
function reporter(
  { log }: SealingContext,
  total: number,
): (sealed: number, failures: readonly ExpectedError[]) => void {
  let done = 0;
  let reportedAt = performance.now();
  return (sealed, failures) => {
    done += sealed;
    const [err] = failures;
    if (err)
      log.warn({ err, rows: failures.length }, 'class-list rows that cannot be opened stay as they are');
    if (done < total && performance.now() - reportedAt < REPORT_MS) return;
    reportedAt = performance.now();
    log.info({ rows: done, of: total }, `class-list rows encrypted: ${done} of ${total}`);
  };
}
