import { maskCharacters } from '../../transforms/claims/maskCharacters.ts';
import { sentClaim } from '../../transforms/claims/payload.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { ClassListColumn } from '../store/store.ts';
import type { NewClaim, StoredDocument } from '../store/storedClaim.ts';
import { withStoredDocuments } from './documentMatch.ts';
import { withEncryptedNumbers } from './encryptedNumbers.ts';
import { withHiddenCredentials } from './hiddenCredentials.ts';

/** Answers of a claim as they are stored, with numbers encrypted and credentials hashed. */
export type StoredAnswers = Pick<NewClaim, 'claim' | 'encrypted' | 'encryptedBy' | 'maskCharacters'>;

interface ToKeep {
  id: string;
  claim: ClaimDocument;
  documents: readonly StoredDocument[];
  header: readonly ClassListColumn[];
  now: Date;
  entry: EntryKind;
}

/**
 * Builds the answers to store of a claim: with the names and types of its stored documents, and with nothing in the
 * clear that the server's key can encrypt or hash.
 */
export function storedAnswersOf(
  key: ServerKey,
  served: ServedForm,
  { id, claim, documents, header, now, entry }: ToKeep,
): StoredAnswers {
  const { plan } = served.module.loaded;
  const masks = maskCharacters(plan, claim, momentOf({ now, entry }));
  const filed = withStoredDocuments(sentClaim(claim, plan), plan, documents);
  const hidden = withHiddenCredentials(key, served.form, header, filed, masks);
  const { claim: kept, ...encrypted } = withEncryptedNumbers(key, served.secretNumbers, {
    id,
    claim: hidden,
  });
  return { claim: JSON.stringify(kept), ...encrypted, maskCharacters: masks };
}
