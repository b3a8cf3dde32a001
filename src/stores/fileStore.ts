/** Store of the Files of uploaded documents, from their choice to the filing, by the clientId of their record. */
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

/**
 * Creates a file store in the IndexedDB database `name`, one for each session, so that a reload keeps the files
 * (C6-17). `onRefused` is called where the browser refuses to open it.
 */
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

/** Creates a file store in memory: for browsers without IndexedDB, and for tests. */
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

/**
 * Creates a file store that writes to memory (`near`), then to IndexedDB (`behind`), and reads a file from the first
 * that has it. No call rejects because of IndexedDB, which private windows may refuse.
 */
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

/** Copies every file, one after the other, because all at once may exceed the memory of a phone. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<void> {
  for (const id of await from.ids()) {
    const file = await from.get(id);
    if (file) await to.put(id, file);
  }
}

/** Removes the Files with these ids from the store. Returns the undo, which stores them again. */
export function removeFiles(
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
