import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { fsyncFolder, makePrivateFolder } from '../privateFolder.ts';
import { PRIVATE_FOLDER, restrictToOwner } from '../restrictToOwner.ts';
import { notScanned, type ScanFile } from '../scanning/clamd.ts';
import { isTooLarge } from './acceptance.ts';
import {
  DocumentAlteredError,
  type DocumentSource,
  type DocumentStore,
  DocumentTooLargeError,
  type FiledDocument,
  HEAD_BYTES,
  requireFiled,
  type WrittenDocument,
} from './documentStore.ts';

const PROBE_BYTES = 64 * 1024;
const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the path of a document's file by its key. */
function pathIn(root: string, key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a document key: ${key}`);
  return join(root, key.slice(0, 2), key);
}

/** Opens the documents of an export or another data folder for reading. */
export function documentsIn(folder: string): DocumentSource {
  const pathOf = (key: string): string => pathIn(join(folder, 'documents'), key);
  return { read: (key) => createReadStream(pathOf(key)), locate: pathOf };
}

/** Opens the document store in `<dataDir>/documents`, whose subfolders are the first two characters of the keys. */
export async function openFolderDocuments(
  dataDir: string,
  scan: ScanFile = notScanned,
): Promise<DocumentStore> {
  const root = join(dataDir, 'documents');
  const drafts = join(root, 'incoming');
  await makePrivateFolder(drafts);
  for (const folder of await foldersIn(root)) restrictToOwner(folder, PRIVATE_FOLDER);
  const pathOf = (key: string): string => pathIn(root, key);
  const makeFolder = createFolderMaker(root);
  return {
    write: async (content, maxBytes) => {
      const key = randomUUID();
      // Under its own name at once: no claim names what a crash leaves of it, and it is swept.
      const path = pathOf(key);
      const folder = dirname(path);
      await makeFolder(folder);
      const { file, ...arrived } = await removeOnFailure(path, () =>
        receive(path, content, { maxBytes, scan }),
      );
      const durable = removeOnFailure(path, () => settled([syncAndClose(file), fsyncFolder(folder)]));
      // Awaited by the claim alone, unless it is refused meanwhile.
      durable.catch(() => undefined);
      return { key, ...arrived, durable };
    },
    put: async (document, content) => {
      await makePrivateFolder(drafts);
      await putDocument(document, content, {
        draft: join(drafts, randomUUID()),
        path: pathOf(document.key),
        makeFolder,
      });
    },
    read: (key) => createReadStream(pathOf(key)),
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      // Swept by its name, too: what an interrupted import, or a server of an older version, left.
      await rm(join(drafts, key), { force: true });
    },
    locate: (key) => relative(dataDir, pathOf(key)),
    writtenBefore: (instant) => writtenBefore(root, instant),
    ping: async () => {
      await makePrivateFolder(drafts);
      await writeAndRemove(join(drafts, randomUUID()));
    },
  };
}

async function putDocument(
  document: FiledDocument,
  content: Readable,
  { draft, path, makeFolder }: { draft: string; path: string; makeFolder: MakeFolder },
): Promise<void> {
  await removeOnFailure(draft, async () => {
    await writeFiled(draft, document, content);
    await makeFolder(dirname(path));
    await rename(draft, path);
    await fsyncFolder(dirname(path));
  });
}

/** Waits for all before it throws, because a file is not removed under a sync. */
async function settled(work: Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

/** Removes the file where the work fails. */
async function removeOnFailure<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await rm(path, { force: true });
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
  const { file, ...written } = await writeBytes(path, content, maxBytes);
  await syncAndClose(file);
  return written;
}

/** Writes the bytes and scans them. Returns their metadata and the open file, which the caller syncs and closes. */
export async function receive(
  path: string,
  content: Readable,
  { maxBytes, scan }: { maxBytes: number; scan: ScanFile },
): Promise<ReadBytes & { file: FileHandle; scan: string }> {
  const written = await writeBytes(path, content, maxBytes);
  try {
    return { ...written, scan: await scan(path) };
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
  content: Readable,
  maxBytes: number,
): Promise<ReadBytes & { file: FileHandle }> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
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

/** Writes and syncs bytes that were filed elsewhere. Throws DocumentAlteredError where size or hash differ. */
export async function writeFiled(path: string, document: FiledDocument, content: Readable): Promise<void> {
  try {
    requireFiled(document, await writeDraft(path, content, document.size));
  } catch (error) {
    throw error instanceof DocumentTooLargeError ? new DocumentAlteredError(document.key) : error;
  }
}

/** Makes the folder of a document where it is missing, and its name survive a power cut. */
type MakeFolder = (folder: string) => Promise<void>;

/** Creates the maker of folders. It syncs each name once, because an earlier process may not have synced it. */
function createFolderMaker(root: string): MakeFolder {
  const synced = new Set<string>();
  return async (folder) => {
    await makePrivateFolder(folder);
    if (synced.has(folder)) return;
    await fsyncFolder(root);
    synced.add(folder);
  };
}

async function* writtenBefore(root: string, instant: Date): AsyncIterable<string> {
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !KEY.test(entry.name)) continue;
    const { mtime } = await stat(join(entry.parentPath, entry.name));
    if (mtime < instant) yield entry.name;
  }
}
