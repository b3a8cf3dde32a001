import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Facts of a document that was written. */
export interface Written {
  key: string;
  size: number;
  sha256: string;
}

/** Writes a document and answers when it survives a power cut. */
export type WriteDocument = (content: Readable) => Promise<Written>;

/**
 * Opens documents as a handler writes them that does only what it must, by the calls that Node offers: each chunk as it
 * arrives, then the file and its name synced at the same time, as the product does. It shares no code with the product,
 * because it is the measure of that code.
 */
export async function openPlainDocuments(dataDir: string): Promise<WriteDocument> {
  const root = join(dataDir, 'documents');
  await mkdir(root, { recursive: true });
  const made = new Map<string, Promise<void>>();
  const folderMade = (folder: string): Promise<void> => {
    const making = made.get(folder) ?? mkdir(folder, { recursive: true }).then(() => syncFolder(root));
    made.set(folder, making);
    return making;
  };
  return async (content) => {
    const key = randomUUID();
    const path = join(root, key.slice(0, 2), key);
    await folderMade(dirname(path));
    const file = await open(path, 'wx', 0o600);
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await Promise.all([file.sync(), syncFolder(dirname(path))]);
    await file.close();
    return { key, size, sha256: hash.digest('hex') };
  };
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
