import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from './context.ts';
import { sweepOrphans } from './documents/sweepOrphans.ts';

const EVERY_MS = 15 * 60_000;
/** Three times as long as an upload may take: until then a claim may still come that names the document. */
const ORPHAN_AGE_MS = 30 * 60_000;

/** Work of a sweep beside that of the store. */
interface Besides {
  /** Counts milliseconds, whatever becomes of the clock. */
  elapsed?: () => number;
  /** Done after each sweep but the first, when the server has served for a while. */
  later?: () => Promise<void>;
}

/**
 * Removes expired rows and orphaned documents now, since a crash may have left some, and now and then; answers how to
 * stop it, which waits for what is under way.
 */
export function startSweeping(
  context: AppContext,
  log: FastifyBaseLogger,
  { elapsed = () => performance.now(), later = async () => undefined }: Besides = {},
): () => Promise<void> {
  const begun = context.clock().getTime() - elapsed();
  const sweep = async (): Promise<void> => {
    const now = context.clock();
    await context.store.sweep(now);
    // A database that knows none may be another one's, or lost: what no claim of it names is not its own to take away.
    if (!(await context.store.claims.holdsDocuments())) return;
    const orphans = await sweepOrphans(
      context.documents,
      context.store.claims,
      // A clock that is set forward does not make an upload old that is under way.
      new Date(Math.min(now.getTime(), begun + elapsed()) - ORPHAN_AGE_MS),
    );
    if (orphans > 0) log.info({ orphans }, 'orphaned documents removed');
  };
  const sweepOnce = (): Promise<void> =>
    sweep().catch((error: unknown) => log.error({ err: error }, 'sweeping failed'));
  let underWay = sweepOnce();
  const timer = setInterval(() => {
    underWay = underWay.then(sweepOnce).then(later);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
