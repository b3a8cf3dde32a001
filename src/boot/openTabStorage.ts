import type { TabStorage } from '../stores/mirror.ts';

/** In-memory `Storage`, which is lost by a reload. Its items are its own members, as those of a real Storage are. */
class MemoryStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/** Creates an in-memory `Storage`. */
export const memoryStorage = (): TabStorage => new MemoryStorage();

/** Storage in which a tab keeps its claim. */
export interface OpenedStorage {
  storage: TabStorage;
  /** The browser refuses storage to this site: a reload loses the answers. */
  isRefused: boolean;
}

/** Returns sessionStorage, or an in-memory Storage where the browser refuses it (C10-27). */
export function openTabStorage(): OpenedStorage {
  try {
    return { storage: window.sessionStorage, isRefused: false };
  } catch {
    return { storage: memoryStorage(), isRefused: true };
  }
}
