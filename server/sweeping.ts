import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from './context.ts';
import { sweepOrphans } from './documents/sweepOrphans.ts';
import { sweepSavedDrafts } from './drafts/sweepSavedDrafts.ts';
import { oneAtATime } from './oneAtATime.ts';

const EVERY_MS = 15 * 60_000;
/** Age of an orphaned document, ms: three times the longest upload, because a claim may name it until then. */
const ORPHAN_AGE_MS = 30 * 60_000;

const nothing = async (): Promise<void> => undefined;

/** Options of the sweeps. */
interface SweepOptions {
  /** Monotonic milliseconds, independent of the clock. */
  elapsed?: () => number;
  /** Begins after the first sweep. */
  first?: () => Promise<void>;
  /** Begins with each sweep but the first, when the server has served for a while; once after what is under way. */
  later?: () => Promise<void>;
}

/**
 * Removes expired rows, drafts and orphaned documents now, because a crash may have left some, and at intervals. Returns a
 * function that stops this and waits for what is under way.
 */
export function startSweeping(
  context: AppContext,
  log: FastifyBaseLogger,
  { elapsed = () => performance.now(), first = nothing, later = nothing }: SweepOptions = {},
): () => Promise<void> {
  const begun = context.clock().getTime() - elapsed();
  const sweep = async (): Promise<void> => {
    const now = context.clock();
    await context.store.sweep(now);
    const expired = await sweepSavedDrafts(context);
    if (expired > 0) log.info({ drafts: expired }, 'expired drafts of claims removed');
    // Limited by the elapsed time, because a clock that is set forward does not age an upload under way.
    const olderThan = new Date(Math.min(now.getTime(), begun + elapsed()) - ORPHAN_AGE_MS);
    const drafts = await context.documents.sweepDrafts(olderThan);
    if (drafts > 0) log.info({ drafts }, 'drafts of documents removed');
    // Skipped during upkeep, which writes documents before their claims name them, and where the database has none, because
    // it may be another one's, or lost.
    if (upkeep.isUnderWay() || !(await context.store.claims.holdsDocuments())) return;
    const orphans = await sweepOrphans(context.documents, context.store.claims, olderThan);
    if (orphans > 0) log.info({ orphans }, 'orphaned documents removed');
  };
  const logAs = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const laterUnlessStopping = async (): Promise<void> => {
    if (!context.stopping) await later();
  };
  const sweeps = oneAtATime(logAs('sweeping failed'));
  // Apart from the sweeps, because encrypting older data may take hours.
  const upkeep = oneAtATime(logAs('upkeep of stored data failed'), { keepsNext: true });
  const sweepThen = async (work: () => Promise<void>): Promise<void> => {
    await sweeps.run(sweep);
    // Not awaited: it may take hours, and is waited for by its own runner.
    upkeep.run(work);
  };
  let beginning = sweepThen(first);
  const timer = setInterval(() => {
    beginning = sweepThen(laterUnlessStopping);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await beginning;
    await upkeep.ended();
  };
}
