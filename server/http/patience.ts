import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { sendProblem } from './errorAnswer.ts';
import { ProblemError } from './problems.ts';

const BODY_MS = 8_000;

/**
 * Bodies other than uploads must be here within eight seconds: a client that dribbles gets 408 and loses its
 * connection. `bodyMs` is shorter in tests.
 */
export function limitBodyTime(app: FastifyInstance, bodyMs = BODY_MS): void {
  const timers = new WeakMap<object, NodeJS.Timeout>();
  app.addHook('onRequest', async (request, reply) => {
    const type = request.headers['content-type'] ?? '';
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || type.startsWith('multipart/')) return;
    const timer = setTimeout(() => {
      if (!reply.sent)
        sendProblem(new ProblemError('requestTimeout', {}, { connection: 'close' }), request, reply);
    }, bodyMs);
    timers.set(request, timer);
  });
  const stop = async (request: object): Promise<void> => clearTimeout(timers.get(request));
  app.addHook('preValidation', stop);
  app.addHook('onResponse', stop);
  app.addHook('onRequestAbort', stop);
}

/** Once the server is stopping, new requests get 503 and each answer ends its connection: a kept one would hold the process up. */
export function closeConnectionsWhenStopping(app: FastifyInstance, context: AppContext): void {
  app.addHook('preClose', async () => {
    context.stopping = true;
  });
  app.addHook('onRequest', async () => {
    if (context.stopping) throw new ProblemError('unavailable', { detail: 'The server is stopping' });
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (context.stopping) reply.header('connection', 'close');
    return payload;
  });
}
