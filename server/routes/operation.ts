import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError, unavailable } from '../http/problems.ts';
import { sameText } from '../security/serverKey.ts';

/** Advice to an operator whose key is in the data folder (C13-14). */
export const KEY_IN_DATA =
  'server.key is in the data folder, beside all that it opens: whoever takes the folder reads every claim. Move it elsewhere, and name it with CLAIMWRIGHT_SERVER_KEY_FILE.';

/** Timeout of a readiness check, ms: a monitor repeats its request by then. */
const READY_MS = 5_000;

async function within(ms: number, work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** API handlers of health, readiness and metrics for operators, on a separate port. */
export const operationHandlers = (context: AppContext) =>
  ({
    getHealth: () => ({ status: 200, body: { status: 'ok' } }),
    getReadiness: async ({ request }) => {
      if (context.stopping) throw unavailable('The server is stopping');
      try {
        await within(READY_MS, () => context.store.ping());
        await within(READY_MS, () => context.documents.ping());
      } catch (error) {
        request.log.error({ err: error }, 'not ready');
        throw unavailable(error instanceof Error ? error.message : undefined);
      }
      return { status: 200, body: { status: 'ok', ...(context.isKeyInData && { detail: KEY_IN_DATA }) } };
    },
    getMetrics: async () => ({ status: 200, body: await context.metrics.text() }),
  }) satisfies Partial<Handlers>;

/**
 * API handlers of health, readiness and metrics on the public port: health for all, the others by key. No address opens
 * them, because behind a proxy on the same machine everybody comes from there.
 */
export function publicOperationHandlers(context: AppContext, key: string | undefined) {
  const { getHealth, getReadiness, getMetrics } = operationHandlers(context);
  const before = async ({ headers }: FastifyRequest): Promise<void> => {
    if (!key) throw new ProblemError('notFound');
    if (!sameText(headers.authorization ?? '', `Bearer ${key}`)) throw new ProblemError('forbidden');
  };
  return {
    getHealth,
    getReadiness: { handle: getReadiness, before },
    getMetrics: { handle: getMetrics, before },
  } satisfies Partial<Handlers>;
}
