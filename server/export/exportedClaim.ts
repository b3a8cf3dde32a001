import { type CanonicalFields, canonicalClaim } from '../../transforms/claims/canonicalClaim.ts';
import { type MaskCharacters, unmaskedClaim } from '../../transforms/claims/maskCharacters.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import { entryKind } from '../bundle/entryKind.ts';
import { withPlainNumbers } from '../claims/encryptedNumbers.ts';
import { isHashedCredential } from '../claims/hiddenCredentials.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Store } from '../store/store.ts';
import type { StoredClaim, StoredDocument } from '../store/storedClaim.ts';
import { withClaimHash } from './claimHash.ts';
import type { ExportWriting } from './exportChoice.ts';

/**
 * Line of an export: a claim with the paths of its documents. `maskCharacters` is left out where values are unmasked or
 * canonical: such a claim cannot be imported.
 */
export interface ExportedClaim extends Omit<StoredClaim, 'documents' | 'maskCharacters'> {
  /** Reference code of the claim that this one adds to; null where there is none, or it is not stored. */
  addedToReferenceCode: string | null;
  /** Way in of its claimant (C8-23). */
  entry: EntryKind;
  maskCharacters?: MaskCharacters;
  /** Canonical only: values that are no number or date, by path; the claim has null there. */
  unreadable?: Record<string, unknown>;
  documents: (StoredDocument & { path: string })[];
  /** SHA-256 of all else in the line. */
  sha256: string;
}

/** Stores that claims are exported from, and the format of their values. */
export interface ExportFrom extends ExportWriting {
  store: Store;
  /** Store of the documents that the paths lead to. */
  documents: DocumentStore;
  /** Null where the data never had one. */
  key: ServerKey | null;
  fieldsOf: (claim: StoredClaim) => Promise<CanonicalFields>;
}

/**
 * Converts a stored claim to a line of an export, decrypted. Throws an UnknownFieldsError, and as `withPlainNumbers`.
 */
export async function exportedClaim(stored: StoredClaim, from: ExportFrom): Promise<ExportedClaim> {
  const { store, documents, key } = from;
  const { maskCharacters, claim, ...rest } = key
    ? { ...stored, claim: withPlainNumbers(key, stored) }
    : stored;
  return withClaimHash({
    ...rest,
    entry: entryKind(stored),
    addedToReferenceCode: await referenceCodeOf(store, stored.addedTo),
    ...(await written({ ...stored, claim }, from)),
    documents: stored.documents.map((document) => ({ ...document, path: documents.locate(document.key) })),
  });
}

async function written(
  stored: StoredClaim,
  { unmasked, canonical, fieldsOf }: ExportFrom,
): Promise<Pick<ExportedClaim, 'claim' | 'maskCharacters' | 'unreadable'>> {
  const { maskCharacters } = stored;
  const claim = unmasked ? unmaskedClaim(stored.claim, maskCharacters) : stored.claim;
  if (canonical) return canonicalClaim(claim, await fieldsOf(stored), isHashedCredential);
  return unmasked ? { claim } : { claim, maskCharacters };
}

/** Returns a claim's reference code, the only name of it outside of this data. */
async function referenceCodeOf(store: Store, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await store.claims.stored([{ id, referenceCode: '' }]);
  return found?.referenceCode ?? null;
}
