import type { FastifyReply } from 'fastify';
import { sha256Hex } from '../bundle/hashes.ts';
import { type CompressedTexts, codingOf } from './compressedTexts.ts';
import type { Sending } from './endpoints.ts';
import type { Operation } from './openapiDocument.ts';

/** Handler's answer of any operation. */
interface AnyAnswer extends Sending {
  status: number;
  body?: unknown;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** Bytes below which compression saves next to nothing. */
const WORTH_IT = 1024;

/** Sends a handler's answer as the media type of its status in the OpenAPI document; 304 where the browser has it. */
export async function sendAnswer(
  operation: Operation,
  { status, body, headers = {}, keep }: AnyAnswer,
  reply: FastifyReply,
  texts: CompressedTexts,
): Promise<FastifyReply> {
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
  const [type] = Object.keys(operation.responses[String(status)]?.content ?? {});
  if (type === undefined) return reply.send();
  if (Buffer.isBuffer(body)) return reply.type(type).send(body);
  const text = type.endsWith('json') ? JSON.stringify(body) : String(body);
  reply.type(`${type}; charset=utf-8`);
  if (!keep) return reply.send(text);
  if (keep === 'forever') return sendForever(reply, text, texts);
  return sendWhileSame(
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' }),
    text,
    texts,
  );
}

const nameOf = (text: string): string => sha256Hex(text).slice(0, 32);

/** Sends a text that never changes under its name, compressed once for all. */
export const sendForever = (
  reply: FastifyReply,
  text: string,
  texts: CompressedTexts,
): Promise<FastifyReply> => sendCompressed(reply.header('cache-control', FOREVER), nameOf(text), text, texts);

/** Sends a text with an ETag, compressed once for all; 304 where the browser has it. */
export async function sendWhileSame(
  reply: FastifyReply,
  text: string,
  texts: CompressedTexts,
): Promise<FastifyReply> {
  const name = nameOf(text);
  const etag = `"${name}"`;
  reply.header('etag', etag);
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendCompressed(reply, name, text, texts);
}

/** Sends a cacheable text, compressed once for all where the browser accepts a content coding. */
async function sendCompressed(
  reply: FastifyReply,
  name: string,
  text: string,
  texts: CompressedTexts,
): Promise<FastifyReply> {
  const coding = codingOf(reply.request.headers['accept-encoding']);
  if (coding === null || text.length < WORTH_IT) return reply.send(text);
  const vary = reply.getHeader('vary');
  reply.headers({
    'content-encoding': coding,
    vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
  });
  return reply.send(await texts.get(name, text, coding));
}
