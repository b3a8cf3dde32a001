import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { ProblemError } from './problems.ts';

/** Part of a multipart body; a Blob and a plain field look the same (a browser's Blob is a file named "blob"). */
export interface IncomingPart {
  name: string;
  fileName: string | undefined;
  content: Readable;
}

/** Maximum number of parts, and bytes of a whole body. */
export interface MultipartLimits {
  parts: number;
  bytes: number;
}

/** Tests if the body of a request is multipart/form-data. */
export const isMultipart = (headers: IncomingHttpHeaders): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

type PartHandler = (part: IncomingPart) => Promise<void>;

/**
 * Reads a multipart body part by part as it streams. `onPart` must read the part's content to its end or throw; the
 * first error ends the reading, and all parts settle before this rejects.
 */
export async function readMultipart(
  body: Readable,
  headers: IncomingHttpHeaders,
  limits: MultipartLimits,
  onPart: PartHandler,
): Promise<void> {
  if (Number(headers['content-length'] ?? 0) > limits.bytes) throw new ProblemError('requestTooLarge');
  // Closed before it was read, so that no event would follow.
  if (body.destroyed) throw malformed('The body ended early');
  const parser = createParser(headers, limits);
  const parts: Promise<void>[] = [];
  const open = new Set<BusboyFileStream>();
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (name, content, fileName) => {
        open.add(content);
        content.once('end', () => open.delete(content));
        // Ignored here: the reader of the part gets its error.
        content.on('error', () => open.delete(content));
        const reading = onPart({ name: String(name), fileName, content });
        reading.catch(reject);
        parts.push(reading);
      });
      parser.once('partsLimit', () =>
        reject(new ProblemError('requestTooLarge', { detail: 'Too many parts' })),
      );
      parser.once('error', () => reject(malformed('The multipart body is broken')));
      parser.once('finish', resolve);
      pump(body, parser, limits.bytes, reject);
    });
    await Promise.all(parts);
  } catch (error) {
    body.unpipe(parser);
    body.resume();
    for (const content of open) content.destroy(malformed('The body ended early'));
    await Promise.allSettled(parts);
    throw error;
  }
}

/** Creates the parser, which parses every part as a file, because a field would be cut at its limit in silence. */
function createParser(headers: IncomingHttpHeaders, limits: MultipartLimits): BusboyInstance {
  const type = headers['content-type'];
  if (!type) throw new ProblemError('unsupportedMediaType');
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      isPartAFile: () => true,
      preservePath: true,
      limits: { parts: limits.parts, headerPairs: 20 },
    });
  } catch {
    throw malformed('The multipart boundary is missing');
  }
}

function pump(body: Readable, parser: BusboyInstance, most: number, reject: (error: Error) => void): void {
  let size = 0;
  body.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) reject(new ProblemError('requestTooLarge'));
  });
  body.once('error', () => reject(malformed('The body ended early')));
  body.once('close', () => {
    if (!body.readableEnded) reject(malformed('The body ended early'));
  });
  body.pipe(parser);
}

/** Creates the problem 400 of an unreadable request. */
export function malformed(detail: string): ProblemError {
  return new ProblemError('malformedRequest', { detail });
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a text part. It must be UTF-8 of at most `most` bytes. */
export async function readTextPart(part: IncomingPart, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Listeners, because a submission has a dozen small parts, and an iterator costs more than its part.
  await new Promise<void>((resolve, reject) => {
    part.content.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most)
        reject(new ProblemError('requestTooLarge', { detail: `The part ${part.name} is too large` }));
      else chunks.push(chunk);
    });
    part.content.once('end', resolve);
    part.content.once('error', reject);
    part.content.once('close', () => {
      if (!part.content.readableEnded) reject(malformed('The body ended early'));
    });
  });
  try {
    return UTF_8.decode(Buffer.concat(chunks));
  } catch {
    throw malformed(`The part ${part.name} is not UTF-8`);
  }
}
