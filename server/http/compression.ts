import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A middling quality takes a millisecond for a page; the best would take fifty, and saves a tenth more. */
const QUALITY = 5;

/**
 * Compresses what is read once: pages and what is one visitor's own. Assets were compressed when the app was built, and what
 * may be kept when it was first asked for (`createCompressedTexts()`). A CSRF
 * token within a page is masked by a fresh nonce, so that its compressed size tells nothing of it.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    customTypes: /^(?:text\/|application\/(?:\w+\+)?json|image\/svg)/,
    // A request stays as it was sent: a few bytes must not become a large body.
    globalDecompression: false,
  });
}
