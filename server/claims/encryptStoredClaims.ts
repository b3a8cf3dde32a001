import type { ServedForms } from '../bundle/loadBundle.ts';
import { logKeyOf, type ServerKey } from '../security/serverKey.ts';
import type { ClassListColumn, Store } from '../store/store.ts';
import type { ClaimToEncrypt, EncryptedClaim } from '../store/storedClaim.ts';
import { signedContent } from './contentHash.ts';
import { withEncryptedNumbers, withPlainNumbers } from './encryptedNumbers.ts';
import { withHiddenCredentials } from './hiddenCredentials.ts';

/**
 * Encrypts claims that an older version stored in the clear, and re-encrypts those of an older key. Returns their
 * number. Calls `beforeFirst` before the first change.
 */
export async function encryptStoredClaims(
  { claims, claimants }: Store,
  key: ServerKey,
  forms: ServedForms,
  at: Date,
  beforeFirst: () => void,
): Promise<number> {
  const headers = new Map<string, readonly ClassListColumn[]>();
  const older = key.older.map(({ fingerprint }) => fingerprint);
  let count = 0;
  for (let open = await claims.toEncrypt(older); open.length > 0; open = await claims.toEncrypt(older)) {
    if (count === 0) beforeFirst();
    for (const { form } of open)
      if (!headers.has(form)) headers.set(form, (await claimants.header(form)) ?? []);
    await claims.reencrypt(
      open.map((claim) =>
        encryptedClaim(key, claim, headers.get(claim.form) ?? [], forms[claim.form]?.secretNumbers),
      ),
      { key: logKeyOf(key), at },
    );
    count += open.length;
  }
  return count;
}

function encryptedClaim(
  key: ServerKey,
  found: ClaimToEncrypt,
  header: readonly ClassListColumn[],
  fields: ReadonlySet<string> = new Set(),
): EncryptedClaim {
  const { id, form, isHidden, maskCharacters, contentHash, sentHash, encrypted, encryptedBy } = found;
  const plain = withPlainNumbers(key, found);
  const claim = isHidden ? plain : withHiddenCredentials(key, form, header, plain, maskCharacters);
  const secret = new Set([...fields, ...encrypted.map(withoutIndices)]);
  return {
    id,
    ...withEncryptedNumbers(key, secret, { id, claim }),
    contentHash: isHidden ? contentHash : signedContent(key, contentHash),
    sentHash: isHidden ? sentHash : signedContent(key, sentHash),
    encryptedBefore: encryptedBy,
  };
}

/** Removes the indices of records from a path: `claimTransactions.0.iban` → `claimTransactions.iban`. */
export const withoutIndices = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');
