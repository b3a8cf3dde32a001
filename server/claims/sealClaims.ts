import type { ServerKey } from '../security/serverKey.ts';
import type { ClassListColumn, Store } from '../store/store.ts';
import { signedContent } from './contentHash.ts';
import { withHiddenCredentials } from './hiddenCredentials.ts';

/** Hides the credentials of claims that an older version stored in the clear. Answers how many claims there were. */
export async function sealClaims({ claims, claimants }: Store, key: ServerKey): Promise<number> {
  const headers = new Map<string, readonly ClassListColumn[]>();
  let count = 0;
  for (let open = await claims.unsealed(); open.length > 0; open = await claims.unsealed()) {
    for (const { form } of open)
      if (!headers.has(form)) headers.set(form, (await claimants.header(form)) ?? []);
    const sealed = open.map(({ id, form, claim, maskCharacters, contentHash, sentHash }) => ({
      id,
      claim: withHiddenCredentials(key, form, headers.get(form) ?? [], claim, maskCharacters),
      contentHash: signedContent(key, contentHash),
      sentHash: signedContent(key, sentHash),
    }));
    await claims.seal(sealed);
    count += open.length;
  }
  return count;
}
