import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { sendProblem } from './errorAnswer.ts';
import { perRequest } from './perRequest.ts';
import { ProblemError, unavailable } from './problems.ts';

/** Timeouts of clients, in milliseconds. */
export interface Timeouts {
  /** Headers of a request, from the connection's first moment or the last answer's end. */
  headersMs: number;
  /** Whole body that is no upload. */
  bodyMs: number;
  /** Whole upload. */
  uploadMs: number;
  /** Interval of an upload in which at least `bytesAStretch` must arrive. */
  stretchMs: number;
  bytesAStretch: number;
  /** Rest of a body that is no longer read, once the answer has been sent. */
  lingerMs: number;
  /** Transfer of an answer to the client. */
  answerMs: number;
  /** Requests under way when the server is stopping. */
  stopMs: number;
}

/**
 * Default timeouts. An upload slower than four kilobytes in twenty seconds is slower than any phone, but for a train in
 * a tunnel.
 */
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

/** Returns Node's own timeouts of headers and whole requests, and its interval of checks. */
export function nodeLimits({ headersMs, uploadMs }: Timeouts) {
  return {
    requestTimeout: uploadMs,
    http: {
      headersTimeout: headersMs,
      // Node's default of thirty seconds would make eight thirty-eight.
      connectionsCheckingInterval: Math.ceil(headersMs / CHECKS_A_WAIT),
    },
  };
}

/**
 * Adds hooks that end slow bodies, uploads and responses, and unread bodies. They call back, because an async hook
 * takes longer than what these do, and each request runs a dozen.
 */
export function addTimeoutHooks(app: FastifyInstance, timeouts: Timeouts): void {
  limitBodyTime(app, timeouts);
  limitUploadRate(app, timeouts);
  limitAnswerTime(app, timeouts);
  closeUnreadBodies(app, timeouts);
}

const hasBody = ({ method }: FastifyRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

const isUpload = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.isUpload === true ||
  (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');

/** Answers 408 to a body other than an upload that is not complete in time, and closes its connection. */
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

/** Ends an upload that stalls, but not one whose bytes wait for the server to read them. */
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
 * Closes the connection of a request that was refused before its body was read, after a while in which the answer
 * reaches a client that is still sending.
 */
function closeUnreadBodies(app: FastifyInstance, { lingerMs }: Timeouts): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    // Injected requests of tests have no connection, and are neither complete nor not.
    if (raw.complete !== false) return;
    const timer = setTimeout(() => raw.socket.destroy(), lingerMs);
    raw.once('close', () => clearTimeout(timer));
  });
}

/**
 * Answers 503 while the server is stopping, and ends each connection, because a keep-alive one would hold the process
 * up. Closes all connections after a while: a supervisor would kill the process.
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
