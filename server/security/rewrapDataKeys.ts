import type { WrappedKey } from '../store/wrappedKey.ts';
import { unwrapKey, wrapKey } from './envelope.ts';
import type { ServerKey } from './serverKey.ts';

/** Stored rows that have a data key each, by their ids: claims or drafts. */
export interface WrappedRows {
  wrappedBy(keys: readonly string[], after: string): Promise<(WrappedKey & { id: string })[]>;
  rewrap(rows: readonly (WrappedKey & { id: string; wrappedBefore: string })[]): Promise<void>;
}

/**
 * Wraps anew the data keys that one of these older keys of the server has wrapped. Sealed texts stay. Returns their
 * number. A wrapped key that was altered stays, for `verify` to name.
 */
export async function rewrapDataKeys(
  stored: WrappedRows,
  key: ServerKey,
  older: readonly string[],
): Promise<number> {
  if (older.length === 0) return 0;
  let count = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const batch = await stored.wrappedBy(older, after);
    const rewrapped = batch.flatMap(({ id, ...wrapped }) => {
      const dataKey = unwrapKey(key, wrapped, id);
      return dataKey ? [{ id, ...wrapKey(key, dataKey, id), wrappedBefore: wrapped.wrappedBy }] : [];
    });
    if (rewrapped.length > 0) await stored.rewrap(rewrapped);
    count += rewrapped.length;
    after = batch.at(-1)?.id;
  }
  return count;
}
