import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type ProblemCode, problemOf } from './problems.ts';
import { drawRequestId, REQUEST_ID } from './requestId.ts';

/** Path that replaces an unreadable one: it has no route, and is limited, counted and answered as any other. */
const UNREADABLE = '/api/unreadable';

/** Returns the URL for the router: one without a route for a broken escape, on which the router would run no hook. */
export function readableUrl({ url = '/' }: IncomingMessage): string {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return UNREADABLE;
  }
}

/** Tests if `readableUrl` replaced the original URL. */
export const isUnreadable = (url: string, originalUrl: string): boolean =>
  url === UNREADABLE && originalUrl !== url;

/** Problems by the code of Node's error for bytes that are no request; any other is malformed. */
const NODE_PROBLEMS: Record<string, [code: ProblemCode, status: number]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['requestTimeout', 408],
  HPE_HEADER_OVERFLOW: ['requestTooLarge', 431],
};

/** Writes a problem to the socket for bytes that are no HTTP request, logs its id, and closes it. */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  log: FastifyBaseLogger,
  requestId = drawRequestId(),
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [code, status] = NODE_PROBLEMS[error.code ?? ''] ?? ['malformedRequest', 400];
  const body = JSON.stringify({ ...problemOf(code), status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `${REQUEST_ID}: ${requestId}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
  log.info({ requestId, status, outcome: code }, 'no request');
}

/** Answers 400 to several Host headers, because a proxy in front may use another one than Node (RFC 9112). */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, id, server }, reply, done) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length < 2) return done();
    reply.hijack();
    answerClientError(new Error('There is more than one Host header'), raw.socket, server.log, id);
  });
}
