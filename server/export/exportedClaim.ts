import { type CanonicalFields, canonicalClaim } from '../../transforms/claims/canonicalClaim.ts';
import { type MaskCharacters, unmaskedClaim } from '../../transforms/claims/maskCharacters.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import { entryKind } from '../bundle/entryKind.ts';
import { isHashedCredential } from '../claims/hiddenCredentials.ts';
import { type OpenedClaim, openClaim } from '../claims/sealedClaim.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Store } from '../store/store.ts';
import type { KeptClaim, StoredClaim, StoredDocument } from '../store/storedClaim.ts';
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
  /** What the paths of documents lead to. */
  documents: { locate(key: string): string };
  /** Null where the data never had one. */
  key: ServerKey | null;
  fieldsOf: (claim: StoredClaim) => Promise<CanonicalFields>;
}

/** Line of an export, with the data key of its documents as in `OpenedClaim`. */
export interface OpenedLine {
  line: ExportedClaim;
  dataKey: OpenedClaim['dataKey'];
}

/** Converts a stored claim to a line of an export, decrypted. Throws an UnknownFieldsError, and as `openClaim`. */
export async function exportedClaim(kept: KeptClaim, from: ExportFrom): Promise<OpenedLine> {
  const { store, documents, key } = from;
  const { claim: stored, dataKey } = openClaim(key, kept);
  const { maskCharacters: _masks, claim: _answers, ...rest } = stored;
  const line = withClaimHash({
    ...rest,
    entry: entryKind(stored),
    addedToReferenceCode: await referenceCodeOf(store, stored.addedTo),
    ...(await written(stored, from)),
    documents: stored.documents.map((document) => ({ ...document, path: documents.locate(document.key) })),
  });
  return { line, dataKey };
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
