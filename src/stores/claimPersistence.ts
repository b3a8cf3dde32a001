import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ClaimSnapshot } from './claimState.ts';
import { cachedFiles, copyFiles, type FileStore, memoryFiles } from './fileStore.ts';
import {
  type Mirror,
  receiptKey,
  sessionsCopied,
  storageMirror,
  type TabStorage,
  wipeOthers,
} from './mirror.ts';

/** Persisted claim of each form, with the hash of the configuration that it was entered under. */
export type Snapshots = Partial<Record<FormName, { configurationHash: string; claim: ClaimSnapshot }>>;

export interface ClaimPersistenceOptions {
  storage: TabStorage;
  /** Opens the file store of one session, by the storage key from the server. */
  openFiles: (sessionKey: string) => FileStore;
  report: (error: unknown) => void;
}

function isSnapshots(value: unknown): value is Snapshots {
  return typeof value === 'object' && value !== null;
}

/**
 * Creates the storage of reference codes and times of filing, so that a reload of this tab restores them in the same
 * session.
 */
function createReceipts({ storage, report }: ClaimPersistenceOptions, session: () => string | null) {
  /** Copies in memory, because a full storage stores none. */
  const held = new Map<string, string>();
  const keyOf = (form: string) => {
    const key = session();
    return key === null ? null : receiptKey(key, form);
  };
  return {
    keepReceipt(form: FormName, code: string, filedAt: string | null): void {
      const key = keyOf(form);
      if (key === null) return;
      const kept = filedAt === null ? code : `${code} ${filedAt}`;
      held.set(key, kept);
      try {
        storage.setItem(key, kept);
      } catch (error) {
        report(error);
      }
    },
    /** Returns the reference code, and the time of filing (ISO, UTC), null where it was not stored. */
    receiptOf(form: FormName): { code: string; filedAt: string | null } | null {
      const key = keyOf(form);
      const kept = key === null ? null : (storage.getItem(key) ?? held.get(key) ?? null);
      if (kept === null) return null;
      const [code = '', filedAt = null] = kept.split(' ');
      return { code, filedAt };
    },
    dropReceipt(form: string): void {
      const key = keyOf(form);
      if (key === null) return;
      held.delete(key);
      storage.removeItem(key);
    },
  };
}

/**
 * Creates the persistence of claims on this device across reloads: a copy in sessionStorage, their files in IndexedDB,
 * and reference codes (C6-17).
 */
export function createClaimPersistence(options: ClaimPersistenceOptions) {
  const { storage, openFiles, report } = options;
  let session: string | null = null;
  let mirror: Mirror | null = null;
  let restored: Snapshots = {};
  let near: FileStore = memoryFiles();
  let files = near;
  /** File store that survives a reload, while somebody is signed in. */
  let behind: FileStore | null = null;
  let removed = false;
  /**
   * Opens the file store of a session and copies the files of the session before, whose store cannot be opened any
   * more. All files stay in memory too, because a sign-in of somebody else in another tab clears the session's store.
   */
  function openStore(sessionKey: string): void {
    const [held, before, opened, atHand] = [files, behind, openFiles(sessionKey), near];
    behind = opened;
    files = cachedFiles(opened, report, held);
    copyFiles(held, opened)
      .then(() => before?.clear())
      .then(() => copyFiles(opened, atHand))
      .catch(report);
  }
  return {
    ...createReceipts(options, () => session),
    files: () => files,
    /** Returns the claims that were mirrored before a reload. */
    restored: () => restored,
    /** Tests if copies of ended sessions were removed when this tab was loaded. */
    removedLeftovers: () => removed,
    /** Removes the copies of ended sessions, because nobody is signed in (C6-17). */
    removeLeftovers(): void {
      const ended = sessionsCopied(storage);
      removed = ended.length > 0;
      for (const key of ended) openFiles(key).clear().catch(report);
      wipeOthers(storage, null);
    },
    /** Mirrors the claims from now on, for a reload, under a key that only the live session returns. */
    open(sessionKey: string): void {
      if (behind === null || sessionKey !== session) openStore(sessionKey);
      session = sessionKey;
      mirror = storageMirror(storage, sessionKey, report);
      const found = mirror.read();
      if (isSnapshots(found)) restored = found;
    },
    write: (snapshots: Snapshots) => mirror?.write({ ...restored, ...snapshots }),
    /**
     * Removes the copies; the claim on the screen stays, to be read and printed. Deletes the files with these ids from
     * the store that all tabs of the session share; without `ids` all files, because the session is over.
     */
    forget(ids?: readonly string[]): Promise<unknown> {
      mirror?.wipe();
      mirror = null;
      restored = {};
      const gone = ids ? Promise.all(ids.map((id) => files.delete(id))) : files.clear();
      // The next sign-in gets another store, so that no file that is still being deleted is copied to it.
      near = memoryFiles();
      files = near;
      behind = null;
      return gone.catch(report);
    },
  };
}
