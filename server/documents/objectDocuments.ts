import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { notScanned, type ScanContent } from '../scanning/clamd.ts';
import { sealedSize, streamKey } from '../security/sealedStream.ts';
import { receive, syncAndClose } from './documentFile.ts';
import { DOCUMENT_KEY } from './documentPath.ts';
import { DocumentMissingError, type DocumentStore, type WrittenDocument } from './documentStore.ts';
import { draftsIn, sweepDrafts } from './drafts.ts';
import { type ObjectStorePlace, readObjectStoreUrl } from './objectStoreUrl.ts';

/** Error of an object store that fails after the last retry: an outage. */
export class DocumentsUnavailableError extends ExpectedError {
  override readonly kind = 'outage';

  constructor(cause: unknown) {
    super(`The document store cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Error response of the object store. */
class ObjectStoreAnswerError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(method: string, status: number, body: string) {
    super(`${method} was answered ${status}: ${body.slice(0, 300)}`);
    this.name = 'ObjectStoreAnswerError';
    this.status = status;
    this.body = body;
  }
}

/** Tests if the bucket lacks the object, which a retry does not change. */
const isMissing = (error: unknown): boolean =>
  error instanceof ObjectStoreAnswerError && error.status === 404 && !error.body.includes('NoSuchBucket');

/** Timeout of an answer, ms, and tries of a call. */
export interface ObjectStoreTimeouts {
  answerMs: number;
  tries: number;
}

const TIMEOUTS: ObjectStoreTimeouts = { answerMs: 10_000, tries: 3 };
const PROBE = 'readiness-probe';

interface Sending {
  headers?: Record<string, string>;
  /** File to send. */
  file?: string;
}

type Call = (method: string, path: string, sending?: Sending) => Promise<Response>;

/**
 * Opens the document store of a bucket of S3 or its protocol. A document stays in the data folder until the bucket has
 * it, because its length and checksum must be sent first; the bucket verifies them.
 */
export async function openObjectDocuments(
  place: ObjectStorePlace,
  dataDir: string,
  timeouts: Partial<ObjectStoreTimeouts> = {},
  scan: ScanContent = notScanned,
): Promise<DocumentStore> {
  const { root, prefix, shown } = readObjectStoreUrl(place);
  const drafts = draftsIn(dataDir);
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  const call = createCall(place, root, { ...TIMEOUTS, ...timeouts });
  const pathOf = (key: string): string => {
    if (!DOCUMENT_KEY.test(key)) throw new Error(`Not a document key: ${key}`);
    return `/${prefix}${key}`;
  };
  return {
    write: async (content, { maxBytes, dataKey, isScanned = false }) => {
      const key = crypto.randomUUID();
      const draft = join(drafts, key);
      try {
        const { file, ...arrived } = await receive(draft, content, {
          ...{ maxBytes, key: streamKey(dataKey, key) },
          scan: isScanned ? notScanned : scan,
        });
        await syncAndClose(file);
        await call('PUT', pathOf(key), { headers: checked(arrived), file: draft });
        return { key, ...arrived, durable: Promise.resolve() };
      } finally {
        await rm(draft, { force: true });
      }
    },
    read: (key) => readingOf(call, pathOf(key)),
    remove: async (key) => {
      await call('DELETE', pathOf(key));
    },
    locate: (key) => `${shown}${key}`,
    writtenBefore: (instant) => writtenBefore(call, prefix, instant),
    sweepDrafts: (olderThan) => sweepDrafts(dataDir, olderThan),
    ping: async () => {
      await call('PUT', `/${prefix}${PROBE}`, { headers: { 'content-length': '0' } });
    },
  };
}

/** Returns the headers by which the bucket verifies the bytes: it refuses others and never stores them. */
function checked({
  size,
  storedSha256: sha256,
}: Pick<WrittenDocument, 'size' | 'storedSha256'>): Record<string, string> {
  return {
    'content-length': String(sealedSize(size)),
    'content-type': 'application/octet-stream',
    'x-amz-content-sha256': sha256,
    'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64'),
  };
}

function createCall(place: ObjectStorePlace, root: string, { answerMs, tries }: ObjectStoreTimeouts): Call {
  const { accessKeyId, secretAccessKey, sessionToken } = place;
  const { region, prefix, shown } = readObjectStoreUrl(place);
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region,
  });
  const once: Call = async (method, path, { headers = {}, file } = {}) => {
    const signed = await client.sign(`${root}${path}`, { method, headers });
    const response = await fetch(signed.url, {
      method,
      headers: { ...Object.fromEntries(signed.headers), ...headers },
      signal: AbortSignal.timeout(answerMs),
      ...(file !== undefined && { body: Readable.toWeb(createReadStream(file)), duplex: 'half' }),
    } as RequestInit);
    if (response.ok || (response.status === 404 && method === 'DELETE')) return response;
    throw new ObjectStoreAnswerError(method, response.status, await response.text());
  };
  return async (method, path, sending) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await once(method, path, sending);
      } catch (error) {
        if (method === 'GET' && isMissing(error))
          throw new DocumentMissingError(`${shown}${path.slice(1 + prefix.length)}`, error);
        if (tried >= tries) throw new DocumentsUnavailableError(error);
        await wait(Math.random() * 100 * 2 ** tried);
      }
    }
  };
}

/** Streams the object's bytes; a failure is an error of the stream. */
function readingOf(call: Call, path: string): Readable {
  const reading = new PassThrough();
  const copy = async (): Promise<void> => {
    const { body } = await call('GET', path);
    await pipeline(bytesOf(body as ReadableStream | null), reading);
  };
  copy().catch((error: unknown) =>
    reading.destroy(error instanceof Error ? error : new DocumentsUnavailableError(error)),
  );
  return reading;
}

/** Yields the bytes; a connection that breaks off is an outage of the bucket. */
async function* bytesOf(body: ReadableStream | null): AsyncIterable<Uint8Array> {
  try {
    if (body) yield* Readable.fromWeb(body);
  } catch (error) {
    throw new DocumentsUnavailableError(error);
  }
}

/** Lists keys page by page, each after the last key of the one before. */
async function* writtenBefore(call: Call, prefix: string, instant: Date): AsyncIterable<string> {
  for (let after = ''; ; ) {
    const query = new URLSearchParams({ 'list-type': '2', prefix, ...(after && { 'start-after': after }) });
    const page = await (await call('GET', `?${query}`)).text();
    const objects = [...page.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([text]) => ({
      name: textOf(text, 'Key'),
      at: new Date(textOf(text, 'LastModified')),
    }));
    for (const { name, at } of objects) {
      const key = name.slice(prefix.length);
      if (DOCUMENT_KEY.test(key) && at < instant) yield key;
    }
    after = objects.at(-1)?.name ?? '';
    if (textOf(page, 'IsTruncated') !== 'true' || after === '') return;
  }
}

/** Returns the text of an element, unescaped: prefix and keys are our own. */
const textOf = (xml: string, element: string): string =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '';
