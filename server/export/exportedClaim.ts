import { type CanonicalFields, canonicalClaim } from '../../transforms/claims/canonicalClaim.ts';
import { type MaskCharacters, unmaskedClaim } from '../../transforms/claims/maskCharacters.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import { entryKind } from '../bundle/entryKind.ts';
import { withPlainNumbers } from '../claims/encryptedNumbers.ts';
import { isHidden } from '../claims/hiddenCredentials.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Store } from '../store/store.ts';
import type { StoredClaim, StoredDocument } from '../store/storedClaim.ts';
import { withClaimHash } from './claimHash.ts';
import type { ExportWriting } from './exportChoice.ts';

/**
 * One claim as it is exported: the documents' paths are relative to the data folder. What masks put into its values is
 * left out where its values are not as they were typed: then the claim cannot be imported again.
 */
export interface ExportedClaim extends Omit<StoredClaim, 'documents' | 'maskCharacters'> {
  /** The reference code of the claim that this one adds to; null where there is none, or it is not stored. */
  addedToReferenceCode: string | null;
  /** By which way its claimant came in (C8-23). */
  entry: EntryKind;
  maskCharacters?: MaskCharacters;
  /** Canonical only: what could be read as no number or date, by path; the claim has null there. */
  unreadable?: Record<string, unknown>;
  documents: (StoredDocument & { path: string })[];
  /** SHA-256 of all else in the line. */
  sha256: string;
}

/** What claims are exported from, and how their values are written. */
export interface ExportFrom extends ExportWriting {
  store: Store;
  /** Where the documents are that the paths lead to. */
  documents: DocumentStore;
  /** Null where the data never knew one. */
  key: ServerKey | null;
  fieldsOf: (claim: StoredClaim) => Promise<CanonicalFields>;
}

/** A stored claim as it is exported. Throws an UnknownFieldsError, and what `withPlainNumbers` throws. */
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
  if (canonical) return canonicalClaim(claim, await fieldsOf(stored), isHidden);
  return unmasked ? { claim } : { claim, maskCharacters };
}

/** The code that people know a claim by; what is exported names it by nothing else outside of this data. */
async function referenceCodeOf(store: Store, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await store.claims.stored([{ id, referenceCode: '' }]);
  return found?.referenceCode ?? null;
}
