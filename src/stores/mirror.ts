const PREFIX = 'claimwright:';

/** Storage of a tab's answers: sessionStorage, or memory where the browser refuses that. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the sessionStorage key of the reference code that a form was filed under, within one server session. */
export const receiptKey = (sessionKey: string, form: string) => `${PREFIX}${sessionKey}:receipt:${form}`;

/** Returns the storage keys of the sessions of which this tab has copies. */
export function sessionsCopied(storage: TabStorage): string[] {
  const own = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
  return [...new Set(own.map((key) => key.slice(PREFIX.length).split(':')[0] ?? ''))];
}

/** Removes this tab's copies of every session but the one with this key; null removes all. */
export function wipeOthers(storage: TabStorage, sessionKey: string | null): void {
  const own = `${PREFIX}${sessionKey}`;
  for (const key of Object.keys(storage)) {
    const isKept = sessionKey !== null && (key === own || key.startsWith(`${own}:`));
    if (key.startsWith(PREFIX) && !isKept) storage.removeItem(key);
  }
}

/**
 * Copy of the claims that survives a reload of the tab: JSON under a key that only the live server session provides.
 */
export interface Mirror {
  read(): unknown;
  write(value: unknown): void;
  wipe(): void;
}

/**
 * Creates the mirror of the claims of one session in the storage of this tab (C6-17). It removes the copies of other
 * sessions at once, so that the next person at a shared machine finds nothing. Where storage is full the copy is lost,
 * never the answers themselves.
 */
export function storageMirror(
  storage: TabStorage,
  sessionKey: string,
  onError: (error: unknown) => void,
): Mirror {
  const own = `${PREFIX}${sessionKey}`;
  wipeOthers(storage, sessionKey);

  function read(): unknown {
    const text = storage.getItem(own);
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch (error) {
      onError(error);
      storage.removeItem(own);
      return null;
    }
  }

  function write(value: unknown): void {
    try {
      storage.setItem(own, JSON.stringify(value));
    } catch (error) {
      onError(error);
    }
  }

  return { read, write, wipe: () => storage.removeItem(own) };
}
