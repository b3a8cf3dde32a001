import type { KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { acceptedType } from '../../transforms/documents/documentType.ts';
import { isModelName, MODEL_KINDS } from '../../transforms/ground/modelNames.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import { type DocumentLimits, isFull } from '../documents/acceptance.ts';
import { documentName } from '../documents/documentName.ts';
import {
  type DocumentStore,
  DocumentTooLargeError,
  type WrittenDocument,
} from '../documents/documentStore.ts';
import { ProblemError } from '../http/problems.ts';
import { type IncomingPart, readMultipart, readTextPart } from '../http/readMultipart.ts';
import { DocumentInfectedError } from '../scanning/clamd.ts';
import { drawDataKey } from '../security/envelope.ts';
import { collectModelParts, type ModelPartCollector, type Parts, type WrittenPart } from './modelParts.ts';
import type { ReceivedDocument } from './sealedClaim.ts';

const TEXT_PARTS = [
  'reCaptchaResponse',
  'userPreferredCulture',
  'captchaRawValue',
  'configurationHash',
] as const;
type TextPart = (typeof TEXT_PARTS)[number];

const MODEL_BYTES = 5 * 1024 * 1024;
/** Maximum bytes of all models together: a thousand records of every kind, and more than anybody types. */
const CLAIM_BYTES = 8 * 1024 * 1024;
/** Bytes of models above which a worker judges: they take half of the 10 ms that a request may wait (C13-08). */
const MODELS_AT_ONCE = 24 * 1024;
const TEXT_BYTES = 32 * 1024;
const OVERHEAD_BYTES = 20 * 1024 * 1024;
/** Records that the API's description allows of all lists together: each may be a part of its own. */
const RECORDS = 12_000;

type TextParts = Partial<Record<TextPart, string>>;

/** Received submission; its documents are being written, and nothing else of it is stored. */
export interface Submission {
  texts: TextParts;
  /** Parsed models, or the unparsed parts of long ones. */
  models: { read: Parts } | { unread: readonly WrittenPart[] };
  documents: ReceivedDocument[];
  /** Key that encrypts the claim and its documents. */
  dataKey: KeyObject;
  /** Resolves when its documents survive a power cut. Throws where one of them cannot be kept, keeping none. */
  durable(): Promise<void>;
  /** Removes the bytes of a submission that was refused. */
  discard(): Promise<void>;
}

/**
 * Reads a multipart submission as it streams (R3-18 to R3-21): unknown and doubled parts are refused, models are
 * checked against the OpenAPI document, documents go to the document store. Leaves no document where it throws.
 */
export async function receiveSubmission(
  request: FastifyRequest,
  documents: DocumentStore,
  served: ServedForm,
): Promise<Submission> {
  const texts: TextParts = {};
  const dataKey = drawDataKey();
  const models = collectModelParts(served, MODELS_AT_ONCE);
  const limits = served.documents;
  const seen = new Set<string>();
  const most = {
    parts: limits.maxFiles + RECORDS + Object.keys(MODEL_KINDS).length + TEXT_PARTS.length + 10,
    bytes: limits.maxBytes * limits.maxFiles + OVERHEAD_BYTES,
  };
  const slots: Promise<ArrivedDocument>[] = [];
  let claimBytes = 0;
  const readDocument = async (part: IncomingPart): Promise<void> => {
    const slot = storeDocument(part, { documents, dataKey, log: request.log }, limits, slots.length);
    slots.push(slot);
    await slot;
  };
  const readWritten = async (part: IncomingPart): Promise<void> => {
    const text = TEXT_PARTS.find((name) => name === part.name);
    if (text) {
      if (seen.has(text)) throw invalid(`The part ${text} is there twice`);
      seen.add(text);
      texts[text] = await readTextPart(part, TEXT_BYTES);
      return;
    }
    // Read as parts interleave.
    const read = await readModel(part, models);
    claimBytes += read;
    if (claimBytes > CLAIM_BYTES)
      throw new ProblemError('requestTooLarge', { detail: `The models take more than ${CLAIM_BYTES} bytes` });
  };
  const readPart = (part: IncomingPart): Promise<void> =>
    part.name === 'documents' ? readDocument(part) : readWritten(part);
  try {
    await readMultipart(request.raw, request.headers, most, readPart);
    const unread = models.unread();
    const written = { texts, dataKey, models: unread ? { unread } : { read: models.models() } };
    return { ...written, ...kept(documents, await Promise.all(slots)) };
  } catch (error) {
    await discard(documents, await settled(slots));
    throw error;
  }
}

/** Document of a submission, and the promise that it survives a power cut. */
interface ArrivedDocument extends Pick<WrittenDocument, 'durable'> {
  document: ReceivedDocument;
}

function kept(
  documents: DocumentStore,
  arrived: readonly ArrivedDocument[],
): Pick<Submission, 'documents' | 'durable' | 'discard'> {
  return {
    documents: arrived.map(({ document }) => document),
    durable: async () => {
      try {
        await Promise.all(arrived.map(({ durable }) => durable));
      } catch (error) {
        await discard(documents, arrived);
        throw error;
      }
    },
    discard: () => discard(documents, arrived),
  };
}

async function discard(documents: DocumentStore, arrived: readonly ArrivedDocument[]): Promise<void> {
  await Promise.allSettled(arrived.map(({ durable }) => durable));
  await Promise.all(arrived.map(({ document }) => documents.remove(document.key)));
}

async function settled<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(promises);
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function invalid(detail: string): ProblemError {
  return new ProblemError('invalidRequest', { detail });
}

/** Reads one model. Returns its size in bytes. */
async function readModel(part: IncomingPart, models: ModelPartCollector): Promise<number> {
  if (!isModelName(part.name)) throw invalid(`There is no part ${part.name}`);
  const place = models.begin(part.name);
  const text = await readTextPart(part, MODEL_BYTES);
  place(text);
  return Buffer.byteLength(text);
}

/** Destination of documents, the key that encrypts them, and the log of those that are refused. */
interface DocumentDestination {
  documents: DocumentStore;
  dataKey: KeyObject;
  log: FastifyRequest['log'];
}

async function storeDocument(
  part: IncomingPart,
  keeping: DocumentDestination,
  limits: DocumentLimits,
  position: number,
): Promise<ArrivedDocument> {
  const name = fileNameOf(part.fileName);
  if (isFull(position, limits))
    throw new ProblemError('tooManyDocuments', {
      document: name,
      detail: `At most ${limits.maxFiles} ${limits.maxFiles === 1 ? 'document' : 'documents'}`,
    });
  const { head, durable, ...written } = await writeDocument(part, name, keeping, limits);
  const contentType = acceptedType(name, head, limits.accept);
  if (contentType) return { document: { ...written, name, contentType }, durable };
  await Promise.allSettled([durable]);
  await keeping.documents.remove(written.key);
  const accepted = limits.accept.join(', ');
  throw new ProblemError('documentTypeRefused', { document: name, detail: `Accepted are ${accepted}` });
}

async function writeDocument(
  part: IncomingPart,
  name: string,
  { documents, dataKey, log }: DocumentDestination,
  limits: DocumentLimits,
) {
  try {
    return await documents.write(part.content, { maxBytes: limits.maxBytes, dataKey });
  } catch (error) {
    if (error instanceof DocumentInfectedError) {
      log.warn({ signature: error.signature }, 'a document was refused by the virus scanner');
      throw new ProblemError('documentInfected', { document: name });
    }
    if (!(error instanceof DocumentTooLargeError)) throw error;
    throw new ProblemError('documentTooLarge', {
      document: name,
      detail: `At most ${limits.maxBytes} bytes`,
    });
  }
}

/** Decodes a file's name: browsers write a quote, CR or LF as %22, %0D, %0A. */
function fileNameOf(sent: string | undefined): string {
  const written = (sent ?? '').replace(/%22/g, '"').replace(/%0D/g, '\r').replace(/%0A/g, '\n');
  const name = documentName(written);
  if (name === '') throw invalid('A part documents has no file name');
  if (written.length > 500 || written.includes('\0'))
    throw invalid('A part documents has a file name that is longer than 500 letters, or holds a zero byte');
  return name;
}
