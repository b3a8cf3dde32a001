import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { sendProblem } from './errorAnswer.ts';
import { perRequest } from './perRequest.ts';
import { ProblemError, unavailable } from './problems.ts';

/** How long the server waits for its clients, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request, from the connection's first moment or the last answer's end. */
  headersMs: number;
  /** For the whole of a body that is no upload. */
  bodyMs: number;
  /** For a whole upload. */
  uploadMs: number;
  /** In each stretch of this length an upload must bring at least so many bytes. */
  stretchMs: number;
  bytesAStretch: number;
  /** For the rest of a body that will not be read any more, once the answer has been sent. */
  lingerMs: number;
  /** For a client to take an answer. */
  answerMs: number;
  /** For requests under way when the server is told to stop. */
  stopMs: number;
}

/** Twenty seconds without four kilobytes: slower than any phone, but for a train in a tunnel. */
export const DEFAULT_TIMEOUTS: Timeouts = {
  headersMs: 8_000,
  bodyMs: 8_000,
  uploadMs: 10 * 60_000,
  stretchMs: 20_000,
  bytesAStretch: 4_096,
  lingerMs: 5_000,
  answerMs: 5 * 60_000,
  stopMs: 15_000,
};

const CHECKS_A_WAIT = 8;

/** Node's own limits: how long headers and whole requests may take, and how often it looks. */
export function nodeLimits({ headersMs, uploadMs }: Timeouts) {
  return {
    requestTimeout: uploadMs,
    http: {
      headersTimeout: headersMs,
      // Where left out it looks every thirty seconds: eight would be thirty-eight.
      connectionsCheckingInterval: Math.ceil(headersMs / CHECKS_A_WAIT),
    },
  };
}

/**
 * Ends what a client draws out: bodies, uploads, answers that it does not take, and bodies that nobody reads. The hooks
 * call back: an async one, of which each request meets a dozen, takes longer than what these do.
 */
export function limitWaiting(app: FastifyInstance, timeouts: Timeouts): void {
  limitBodyTime(app, timeouts);
  limitUploadRate(app, timeouts);
  limitAnswerTime(app, timeouts);
  closeUnreadBodies(app, timeouts);
}

const hasBody = ({ method }: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

const isUpload = ({ headers }: FastifyRequest): boolean =>
  (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');

/** Bodies other than uploads must be here in time: a client that dribbles gets 408 and loses its connection. */
function limitBodyTime(app: FastifyInstance, { bodyMs }: Timeouts): void {
  const timers = perRequest<NodeJS.Timeout>();
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request) || isUpload(request)) return done();
    const timer = setTimeout(() => {
      if (!reply.sent)
        sendProblem(new ProblemError('requestTimeout', {}, { connection: 'close' }), request, reply);
    }, bodyMs);
    timers.set(request, timer);
    done();
  });
  const stop = (request: object, done: () => void): void => {
    clearTimeout(timers.get(request));
    done();
  };
  app.addHook('preValidation', (request, _reply, done) => stop(request, done));
  app.addHook('onResponse', (request, _reply, done) => stop(request, done));
  app.addHook('onRequestAbort', stop);
}

/** An upload may take its time as long as it goes on. Where bytes wait to be read, it is we who are slow. */
function limitUploadRate(app: FastifyInstance, { stretchMs, bytesAStretch }: Timeouts): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, log } = request;
    if (!isUpload(request)) return done();
    let had = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const has = raw.socket.bytesRead;
      const isSlow = has - had < bytesAStretch && raw.readableLength === 0 && !raw.complete;
      had = has;
      if (!isSlow) return;
      log.info('an upload was too slow');
      raw.destroy();
    }, stretchMs);
    finished(raw, () => clearInterval(timer));
    done();
  });
}

function limitAnswerTime(app: FastifyInstance, { answerMs }: Timeouts): void {
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const timer = setTimeout(() => raw.destroy(), answerMs).unref();
    raw.once('close', () => clearTimeout(timer));
    done(null, payload);
  });
}

/**
 * A request that was refused before its body was read: the body goes unread, so that the answer reaches a client that
 * is still sending, but not for long.
 */
function closeUnreadBodies(app: FastifyInstance, { lingerMs }: Timeouts): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    // What tests inject has no connection, and is neither complete nor not.
    if (raw.complete !== false) return;
    const timer = setTimeout(() => raw.socket.destroy(), lingerMs);
    raw.once('close', () => clearTimeout(timer));
  });
}

/**
 * Once the server is stopping, new requests get 503 and each answer ends its connection: a kept one would hold the
 * process up. Whoever is not done in time loses the connection: a supervisor would kill the process.
 */
export function closeConnectionsWhenStopping(
  app: FastifyInstance,
  context: AppContext,
  { stopMs }: Timeouts,
): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    context.stopping = true;
    timer = setTimeout(() => app.server.closeAllConnections(), stopMs);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  app.addHook('onRequest', (_request, _reply, done) =>
    context.stopping ? done(unavailable('The server is stopping')) : done(),
  );
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (context.stopping) reply.header('connection', 'close');
    done(null, payload);
  });
}
