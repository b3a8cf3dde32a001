import { unwrapKey, wrapKey } from '../security/envelope.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { ClaimStore } from '../store/store.ts';

/**
 * Wraps anew the data keys of claims that one of these older keys of the server has wrapped. Sealed texts stay. Returns their number. A wrapped key that was altered stays, for `verify` to name.
 */
export async function rewrapClaims(
  claims: ClaimStore,
  key: ServerKey,
  older: readonly string[],
): Promise<number> {
  if (older.length === 0) return 0;
  let count = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const batch = await claims.wrappedBy(older, after);
    const rewrapped = batch.flatMap(({ id, ...wrapped }) => {
      const dataKey = unwrapKey(key, wrapped, id);
      return dataKey ? [{ id, ...wrapKey(key, dataKey, id), wrappedBefore: wrapped.wrappedBy }] : [];
    });
    if (rewrapped.length > 0) await claims.rewrap(rewrapped);
    count += rewrapped.length;
    after = batch.at(-1)?.id;
  }
  return count;
}
