import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fsyncFolder, makePrivateFolder } from '../privateFolder.ts';
import { PRIVATE_FOLDER, restrictToOwner } from '../restrictToOwner.ts';
import { notScanned, type ScanContent } from '../scanning/clamd.ts';
import { streamKey } from '../security/sealedStream.ts';
import { receive, removeOnFailure, syncAndClose } from './documentFile.ts';
import { DOCUMENT_KEY, documentPath } from './documentPath.ts';
import type { DocumentStore } from './documentStore.ts';
import { draftsIn, sweepDrafts } from './drafts.ts';

const PROBE_BYTES = 64 * 1024;

/** Opens the document store in `<dataDir>/documents`. */
export async function openFolderDocuments(
  dataDir: string,
  scan: ScanContent = notScanned,
): Promise<DocumentStore> {
  const root = join(dataDir, 'documents');
  const drafts = draftsIn(dataDir);
  await makePrivateFolder(drafts);
  for (const folder of await foldersIn(root)) restrictToOwner(folder, PRIVATE_FOLDER);
  const pathOf = (key: string): string => documentPath(root, key);
  const makeFolder = createFolderMaker(root);
  return {
    write: async (content, { maxBytes, dataKey, isScanned = false }) => {
      const key = randomUUID();
      // Under its own name at once: no claim names what a crash leaves of it, and it is swept.
      const path = pathOf(key);
      const folder = dirname(path);
      await makeFolder(folder);
      const { file, ...arrived } = await removeOnFailure(path, () =>
        receive(path, content, {
          ...{ maxBytes, key: streamKey(dataKey, key) },
          scan: isScanned ? notScanned : scan,
        }),
      );
      const durable = removeOnFailure(path, () => settled([syncAndClose(file), fsyncFolder(folder)]));
      // Awaited by the claim alone, unless it is refused meanwhile.
      durable.catch(() => undefined);
      return { key, ...arrived, durable };
    },
    read: (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    locate: (key) => relative(dataDir, pathOf(key)),
    writtenBefore: (instant) => writtenBefore(root, instant, drafts),
    sweepDrafts: (olderThan) => sweepDrafts(dataDir, olderThan),
    ping: async () => {
      await makePrivateFolder(drafts);
      await writeAndRemove(join(drafts, randomUUID()));
    },
  };
}

/** Waits for all before it throws, because a file is not removed under a sync. */
async function settled(work: Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
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

async function* writtenBefore(root: string, instant: Date, drafts: string): AsyncIterable<string> {
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !DOCUMENT_KEY.test(entry.name) || entry.parentPath === drafts) continue;
    const { mtime } = await stat(join(entry.parentPath, entry.name));
    if (mtime < instant) yield entry.name;
  }
}
