const PREFIX = 'claimwright:';

/** The key in sessionStorage of the reference code that a form was filed under, within one server session. */
export const receiptKey = (sessionKey: string, form: string) => `${PREFIX}${sessionKey}:receipt:${form}`;

/** What survives a reload of the tab: plain JSON under a key that only the live server session gives out. */
export interface Mirror {
  read(): unknown;
  write(value: unknown): void;
  wipe(): void;
}

/**
 * A mirror in sessionStorage (C6-17). Mirrors of other sessions are wiped when one opens, so that the next person
 * at a shared machine finds nothing. A full storage loses the copy, never the answers themselves.
 */
export function storageMirror(
  storage: Storage,
  sessionKey: string,
  onError: (error: unknown) => void,
): Mirror {
  const own = `${PREFIX}${sessionKey}`;
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) && key !== own && !key.startsWith(`${own}:`)) storage.removeItem(key);
  }

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
