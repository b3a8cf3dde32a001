import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Brotli quality: a millisecond for a page. The best would take fifty, and save a tenth more. */
const QUALITY = 5;

/**
 * Compresses responses to a single visitor; assets were compressed at the build, and shared responses have
 * `createCompressedTexts()`. A CSRF token is masked by a fresh nonce, so that its compressed size reveals nothing.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    customTypes: /^(?:text\/|application\/(?:\w+\+)?json|image\/svg)/,
    // Requests are not decompressed: a few bytes must not become a large body.
    globalDecompression: false,
  });
}
