import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from './context.ts';
import { sweepOrphans } from './documents/sweepOrphans.ts';

const EVERY_MS = 15 * 60_000;
/** Longer than any submission may take. */
const ORPHAN_AGE_MS = 24 * 3_600_000;

/** Removes expired rows and orphaned documents now and then; answers how to stop it. */
export function startSweeping(context: AppContext, log: FastifyBaseLogger): () => void {
  const sweep = async (): Promise<void> => {
    const now = context.clock();
    await context.store.sweep(now);
    const orphans = await sweepOrphans(
      context.documents,
      context.store.claims,
      new Date(now.getTime() - ORPHAN_AGE_MS),
    );
    if (orphans > 0) log.info({ orphans }, 'orphaned documents removed');
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error({ err: error }, 'sweeping failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
