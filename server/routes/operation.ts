import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For those who run the server. */
export const operationHandlers = ({ store, documents, metrics }: AppContext) =>
  ({
    getHealth: () => ({ status: 200, body: { status: 'ok' } }),
    getReadiness: async ({ request }) => {
      try {
        await store.ping();
        await documents.ping();
      } catch (error) {
        request.log.error({ err: error }, 'not ready');
        throw new ProblemError('unavailable');
      }
      return { status: 200, body: { status: 'ok' } };
    },
    getMetrics: async ({ request }) => {
      if (!LOOPBACK.has(request.ip)) throw new ProblemError('forbidden');
      return { status: 200, body: await metrics.text() };
    },
  }) satisfies Partial<Handlers>;
