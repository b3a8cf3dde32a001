import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type ProblemCode, problemOf } from './problems.ts';

/** What a path is read as that cannot be read: nothing is there, and it is limited, counted and answered as any other. */
const UNREADABLE = '/api/unreadable';

/** The address that is looked for: the router would answer a path with a broken escape by itself, past every hook. */
export function readableUrl({ url = '/' }: IncomingMessage): string {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return UNREADABLE;
  }
}

/** Whether the address was read as one that cannot be read. */
export const isUnreadable = (url: string, originalUrl: string): boolean =>
  url === UNREADABLE && originalUrl !== url;

/** What Node says of bytes that are no request, by its code; all else is malformed. */
const OF_NODE: Record<string, [code: ProblemCode, status: number]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['requestTimeout', 408],
  HPE_HEADER_OVERFLOW: ['requestTooLarge', 431],
};

/** Answers what never became a request, and closes its connection: there is no reply to answer it by. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [code, status] = OF_NODE[error.code ?? ''] ?? ['malformedRequest', 400];
  const body = JSON.stringify({ ...problemOf(code), status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** Answers 400 to several Host headers, and to nothing else of them: a proxy in front may go by another than Node (RFC 9112). */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length < 2) return done();
    reply.hijack();
    answerClientError(new Error('There is more than one Host header'), raw.socket);
  });
}
