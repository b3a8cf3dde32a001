import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256Hex } from '../bundle/hashes.ts';

/** Sends what changes only with the bundle: a browser that has it already gets 304. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const text = JSON.stringify(value);
  const etag = `"${sha256Hex(text).slice(0, 32)}"`;
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'cookie' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
