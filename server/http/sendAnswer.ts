import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256Hex } from '../bundle/hashes.ts';
import type { Sending } from './endpoints.ts';
import type { Operation } from './openapiDocument.ts';

/** An answer of any operation. */
interface AnyAnswer extends Sending {
  status: number;
  body?: unknown;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** Sends an answer as the media type that the document has for its status; 304 where the browser has it already. */
export function sendAnswer(
  operation: Operation,
  { status, body, headers = {}, keep }: AnyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
  const [type] = Object.keys(operation.responses[String(status)]?.content ?? {});
  if (type === undefined) return reply.send();
  const text = type.endsWith('json') ? JSON.stringify(body) : String(body);
  if (keep === 'forever') reply.header('cache-control', FOREVER);
  if (keep === 'whileSame') {
    const etag = `"${sha256Hex(text).slice(0, 32)}"`;
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'cookie' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  return reply.type(`${type}; charset=utf-8`).send(text);
}
