import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** What is known of a document that was written. */
export interface Written {
  key: string;
  size: number;
  sha256: string;
}

/** Writes a document and answers when it survives a power cut. */
export type WriteDocument = (content: Readable) => Promise<Written>;

/**
 * Documents as a handler writes them that does nothing but what it must, by the calls that Node offers for it: each chunk
 * as it arrives under a temporary name, the file synced and closed, its name given and synced. Of the product's code it has nothing: what
 * the product gains by its own is to be seen beside it.
 */
export async function openPlainDocuments(dataDir: string): Promise<WriteDocument> {
  const root = join(dataDir, 'documents');
  const drafts = join(root, 'incoming');
  await mkdir(drafts, { recursive: true });
  const made = new Map<string, Promise<void>>();
  const folderMade = (folder: string): Promise<void> => {
    const making = made.get(folder) ?? mkdir(folder, { recursive: true }).then(() => syncFolder(root));
    made.set(folder, making);
    return making;
  };
  return async (content) => {
    const key = randomUUID();
    const draft = join(drafts, key);
    const path = join(root, key.slice(0, 2), key);
    const file = await open(draft, 'wx', 0o600);
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
    await file.close();
    await folderMade(dirname(path));
    await rename(draft, path);
    await syncFolder(dirname(path));
    return { key, size, sha256: hash.digest('hex') };
  };
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
