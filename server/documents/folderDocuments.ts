import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { OWN_FOLDER, ownerOnly } from '../ownerOnly.ts';
import { makeOwnFolder, syncFolder } from '../ownFolder.ts';
import { notScanned, type ScanFile } from '../scanning/clamd.ts';
import { isTooLarge } from './acceptance.ts';
import {
  type Admitted,
  DocumentAlteredError,
  type DocumentSource,
  type DocumentStore,
  DocumentTooLargeError,
  type FiledDocument,
  HEAD_BYTES,
  requireFiled,
  type WrittenDocument,
} from './documentStore.ts';
import { allBytes, readShort, writeShort } from './shortDocuments.ts';

const PROBE_BYTES = 64 * 1024;
const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the path of a document by its key. */
function pathIn(root: string, key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a document key: ${key}`);
  return join(root, key.slice(0, 2), key);
}

/** Reads the documents of a folder that is not ours, as a data folder or an export left them. */
export function documentsIn(folder: string): DocumentSource {
  const pathOf = (key: string): string => pathIn(join(folder, 'documents'), key);
  return { read: (key) => createReadStream(pathOf(key)), locate: pathOf };
}

/** Options of writing documents to a folder. */
export interface FolderOptions {
  /** Scanner; none where left out. */
  scan?: ScanFile;
  /** Writes short ones by a thread, which no scanner can check before they are kept. */
  thread?: boolean;
}

/** Stores documents as files below `<dataDir>/documents`, in folders named by the first two characters of the key. */
export async function openFolderDocuments(
  dataDir: string,
  { scan = notScanned, thread = false }: FolderOptions = {},
): Promise<DocumentStore> {
  const root = join(dataDir, 'documents');
  const drafts = join(root, 'incoming');
  await makeOwnFolder(drafts);
  for (const folder of await foldersIn(root)) ownerOnly(folder, OWN_FOLDER);
  const pathOf = (key: string): string => pathIn(root, key);
  const publish = publisherIn(root);
  return {
    write: writerInto({ drafts, pathOf, publish, scan, thread: thread && scan === notScanned }),
    put: (document, content) =>
      putDocument(document, content, {
        draft: join(drafts, randomUUID()),
        path: pathOf(document.key),
        publish,
      }),
    read: (key) => createReadStream(pathOf(key)),
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(join(drafts, key), { force: true });
    },
    locate: (key) => relative(dataDir, pathOf(key)),
    writtenBefore: (instant) => writtenBefore(root, instant),
    ping: () => writeAndRemove(join(drafts, randomUUID())),
  };
}

/** Destination and scanner of documents. */
interface WriteTargets {
  drafts: string;
  pathOf(key: string): string;
  publish: Publish;
  scan: ScanFile;
  thread: boolean;
}

function writerInto({ drafts, pathOf, publish, scan, thread }: WriteTargets): DocumentStore['write'] {
  const writeLong = async (content: AsyncIterable<Buffer>, key: string, receiving: WriteLimits) => {
    const draft = join(drafts, key);
    const { file, ...arrived } = await removeOnFailure(draft, () => receive(draft, content, receiving));
    const durable = removeOnFailure(draft, async () => {
      await syncAndClose(file);
      await publish(draft, pathOf(key));
    });
    return { ...arrived, durable };
  };
  const writeAny = async (content: Readable, key: string, receiving: WriteLimits) => {
    if (!thread) return writeLong(content as AsyncIterable<Buffer>, key, receiving);
    const begun = await readShort(content, receiving.maxBytes);
    if (!begun.isWhole) return writeLong(allBytes(begun, content), key, receiving);
    await receiving.admitted;
    return writeShort(pathOf(key), begun);
  };
  return async (content, maxBytes, admitted) => {
    const key = randomUUID();
    const written = await writeAny(content, key, { maxBytes, admitted, scan });
    // Awaited by the claim alone, unless it is refused meanwhile.
    written.durable.catch(() => undefined);
    return { key, ...written };
  };
}

async function putDocument(
  document: FiledDocument,
  content: Readable,
  { draft, path, publish }: { draft: string; path: string; publish: Publish },
): Promise<void> {
  await removeOnFailure(draft, async () => {
    await writeFiled(draft, document, content);
    await publish(draft, path);
  });
}

/** Removes the draft where the work fails. */
async function removeOnFailure<T>(draft: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function foldersIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return [root, ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(root, name))];
}

/** Writes a probe, because a check of permissions would not notice a full disk. */
async function writeAndRemove(path: string): Promise<void> {
  try {
    await writeFile(path, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true });
  }
}

/** Facts of bytes that were read. */
type ReadBytes = Pick<WrittenDocument, 'size' | 'sha256' | 'head'>;

/** Writes and syncs the bytes under a temporary name. */
async function writeDraft(path: string, content: Readable, maxBytes: number): Promise<ReadBytes> {
  const { file, ...written } = await writeBytes(path, content as AsyncIterable<Buffer>, maxBytes);
  await syncAndClose(file);
  return written;
}

/** Limit, admission and scanner of a document. */
interface WriteLimits {
  maxBytes: number;
  admitted: Admitted | undefined;
  scan: ScanFile;
}

/** Writes the bytes and, once admitted, scans them; the caller syncs and closes the file. */
export async function receive(
  draft: string,
  content: AsyncIterable<Buffer>,
  { maxBytes, admitted, scan }: WriteLimits,
): Promise<ReadBytes & { file: FileHandle; scan: string }> {
  const written = await writeBytes(draft, content, maxBytes);
  try {
    await admitted;
    return { ...written, scan: await scan(draft) };
  } catch (error) {
    await written.file.close();
    throw error;
  }
}

export async function syncAndClose(file: FileHandle): Promise<void> {
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeBytes(
  path: string,
  content: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<ReadBytes & { file: FileHandle }> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of content) {
      if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size));
      size += chunk.length;
      if (isTooLarge(size, maxBytes)) throw new DocumentTooLargeError(maxBytes);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return { file, size, sha256: hash.digest('hex'), head: Buffer.concat(head) };
}

/** Writes bytes that were filed elsewhere. Throws DocumentAlteredError where they are others. */
export async function writeFiled(path: string, document: FiledDocument, content: Readable): Promise<void> {
  try {
    requireFiled(document, await writeDraft(path, content, document.size));
  } catch (error) {
    throw error instanceof DocumentTooLargeError ? new DocumentAlteredError(document.key) : error;
  }
}

/** Renames the draft and syncs the name, which a power cut could lose otherwise. */
type Publish = (draft: string, path: string) => Promise<void>;

/**
 * Creates the publisher of drafts. The first file of a folder syncs the folder's own name, and others wait for that: a
 * folder of an earlier process may not have been synced.
 */
function publisherIn(root: string): Publish {
  const synced = new Map<string, Promise<void>>();
  const made = (folder: string): Promise<void> => {
    const making =
      synced.get(folder) ?? mkdir(folder, { recursive: true, mode: OWN_FOLDER }).then(() => syncFolder(root));
    synced.set(folder, making);
    return making;
  };
  return async (draft, path) => {
    const folder = dirname(path);
    try {
      await made(folder);
      await rename(draft, path);
      await syncFolder(folder);
    } catch (error) {
      // The disk may be back, or the folder gone, the next time.
      synced.delete(folder);
      throw error;
    }
  };
}

async function* writtenBefore(root: string, instant: Date): AsyncIterable<string> {
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !KEY.test(entry.name)) continue;
    const { mtime } = await stat(join(entry.parentPath, entry.name));
    if (mtime < instant) yield entry.name;
  }
}
