/** Where documents wait between being chosen and being filed: kept by the clientId of their record. */
export interface FileStore {
  put(clientId: string, file: File): Promise<void>;
  get(clientId: string): Promise<File | undefined>;
  ids(): Promise<string[]>;
  delete(clientId: string): Promise<void>;
  clear(): Promise<void>;
}

const STORE = 'files';

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return promised(request);
}

/** Files of one session in IndexedDB, so that a reload keeps them (C6-17); `onRefused` hears of a browser without it. */
export function indexedFiles(name: string, onRefused: () => void): FileStore {
  const database = open(name);
  database.catch(onRefused);

  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await database).transaction(STORE, mode).objectStore(STORE);
  }

  return {
    async put(clientId, file) {
      await promised((await store('readwrite')).put(file, clientId));
    },
    async get(clientId) {
      const found: unknown = await promised((await store('readonly')).get(clientId));
      return found instanceof File ? found : undefined;
    },
    async ids() {
      return (await promised((await store('readonly')).getAllKeys())).map(String);
    },
    async delete(clientId) {
      await promised((await store('readwrite')).delete(clientId));
    },
    async clear() {
      await promised((await store('readwrite')).clear());
    },
  };
}

/** The same in memory: for browsers that offer no IndexedDB, and for tests. */
export function memoryFiles(): FileStore {
  const files = new Map<string, File>();
  return {
    put: async (clientId, file) => void files.set(clientId, file),
    get: async (clientId) => files.get(clientId),
    ids: async () => [...files.keys()],
    delete: async (clientId) => void files.delete(clientId),
    clear: async () => files.clear(),
  };
}

/** Files kept in memory at once and in IndexedDB behind: private windows may refuse the latter, and nothing is lost. */
export function cachedFiles(
  behind: FileStore,
  onError: (error: unknown) => void,
  near: FileStore = memoryFiles(),
): FileStore {
  const quietly = (work: Promise<void>) => work.catch(onError);
  return {
    async put(clientId, file) {
      await near.put(clientId, file);
      await quietly(behind.put(clientId, file));
    },
    async get(clientId) {
      const held = await near.get(clientId);
      return held ?? behind.get(clientId).catch(() => undefined);
    },
    async ids() {
      const held = await Promise.all([near.ids(), behind.ids().catch(() => [])]);
      return [...new Set(held.flat())];
    },
    async delete(clientId) {
      await near.delete(clientId);
      await quietly(behind.delete(clientId));
    },
    async clear() {
      await near.clear();
      await quietly(behind.clear());
    },
  };
}

/** Copies every file, one after the other: all of them at once may be more than a phone has room for. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<void> {
  for (const id of await from.ids()) {
    const file = await from.get(id);
    if (file) await to.put(id, file);
  }
}

/** Takes Files out of the store; what is answered puts them back. */
export function takeFiles(
  files: FileStore,
  ids: readonly string[],
  report: (error: unknown) => void,
): () => void {
  const all = ids.map((id) => {
    const taken = files.get(id).then(async (file) => {
      await files.delete(id);
      return file;
    });
    taken.catch(report);
    return { id, taken };
  });
  return () => {
    for (const { id, taken } of all) taken.then((file) => file && files.put(id, file)).catch(report);
  };
}
