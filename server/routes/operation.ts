import type { AppContext } from '../context.ts';
import type { Binder } from '../http/binder.ts';
import { ProblemError } from '../http/problems.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For those who run the server. */
export function bindOperation(binder: Binder, { store, documents, metrics }: AppContext): void {
  binder.bind('getHealth', () => ({ status: 'ok' }));
  binder.bind('getReadiness', async (request) => {
    try {
      await store.ping();
      await documents.ping();
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw new ProblemError('unavailable');
    }
    return { status: 'ok' };
  });
  binder.bind('getMetrics', (request, reply) => {
    if (!LOOPBACK.has(request.ip)) throw new ProblemError('forbidden');
    return reply.type('text/plain; charset=utf-8').send(metrics.text());
  });
}
