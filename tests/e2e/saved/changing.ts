import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Product, serveProduct } from '../product.ts';

/** Copy of a settlement that is served, and whose files a test changes while claimants have saved forms. */
export interface ChangingProduct extends Product {
  /** Changes a JSON file of the settlement, by its path there. */
  edit<T>(path: string, change: (json: T) => void): Promise<void>;
  /** Paths of its JSON files in a folder, at any depth. */
  files(folder: string): Promise<string[]>;
  /** Serves the settlement as it is now, over the same data. */
  restartChanged(): Promise<void>;
}

/** Serves a copy of a settlement over data of its own. */
export async function serveChanging(settlement: string): Promise<ChangingProduct> {
  const folder = await mkdtemp(join(tmpdir(), `claimwright-${basename(settlement)}-`));
  // Without its cases, which are those of the settlement as it is.
  await cp(settlement, folder, { recursive: true, filter: (path) => basename(path) !== 'cases' });
  const product = await serveProduct(folder);
  return {
    ...product,
    edit: async (path, change) => {
      const file = join(folder, path);
      const json = JSON.parse(await readFile(file, 'utf8'));
      change(json);
      await writeFile(file, JSON.stringify(json, null, 2));
    },
    files: async (under) =>
      (await readdir(join(folder, under), { recursive: true }))
        .filter((path) => path.endsWith('.json'))
        .map((path) => join(under, path))
        .sort(),
    restartChanged: async () => {
      await product.kill();
      await product.restart();
    },
    stop: async () => {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
