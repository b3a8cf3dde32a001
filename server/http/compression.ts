import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

const SMALLEST = 1024;
const KEPT = 200;
/** Each answer of these is made anew: a middling quality takes a millisecond, the best would take fifty. */
const QUALITY_OF_PAGE = 5;
const QUALITY_OF_KEPT = 10;

/**
 * Compresses what is read: pages, texts, configuration, modules. What never changes is compressed once. A CSRF
 * token within a page is masked by a fresh nonce, so that its compressed size tells nothing of it.
 */
export function compressAnswers(app: FastifyInstance): void {
  const kept = new Map<string, Buffer>();
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressible(request, reply, payload)) return payload;
    const key = keptUnder(request, reply);
    const bytes = (key && kept.get(key)) || (await brotli(payload, key ? QUALITY_OF_KEPT : QUALITY_OF_PAGE));
    if (key && kept.size < KEPT) kept.set(key, bytes);
    const vary = reply.getHeader('vary');
    reply.headers({
      'content-encoding': 'br',
      vary: vary ? `${String(vary)}, accept-encoding` : 'accept-encoding',
    });
    reply.removeHeader('content-length');
    return bytes;
  });
}

function isCompressible(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string {
  return (
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    typeof payload === 'string' &&
    payload.length >= SMALLEST &&
    reply.getHeader('content-encoding') === undefined &&
    /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  );
}

/** What names this very text for good: its ETag, or the URL of something immutable. */
function keptUnder(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string') return etag;
  return String(reply.getHeader('cache-control')).includes('immutable') ? request.url : undefined;
}

function brotli(text: string, quality: number): Promise<Buffer> {
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
