import { maskCharacters } from '../../transforms/claims/maskCharacters.ts';
import { sentClaim } from '../../transforms/claims/payload.ts';
import type { ClaimDocument } from '../../transforms/claims/types.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import { entryKind } from '../bundle/entryKind.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { ClassListColumn } from '../store/store.ts';
import type { NewClaim } from '../store/storedClaim.ts';
import type { Attempt } from './attempt.ts';
import { withStoredDocuments } from './documentMatch.ts';
import { withEncryptedNumbers } from './encryptedNumbers.ts';
import { withHiddenCredentials } from './hiddenCredentials.ts';

type Kept = Pick<NewClaim, 'claim' | 'encrypted' | 'encryptedBy' | 'maskCharacters'>;

/** The claim as it is kept: with its documents' keys, and with nothing in the clear that the data's key can hide. */
export function keptClaim(
  key: ServerKey,
  { served, granted, submission, arrivedAt }: Attempt,
  { id, claim, header }: { id: string; claim: ClaimDocument; header: readonly ClassListColumn[] },
): Kept {
  const { plan } = served.module.loaded;
  const masks = maskCharacters(plan, claim, momentOf({ now: arrivedAt, entry: entryKind(granted) }));
  const filed = withStoredDocuments(sentClaim(claim, plan), plan, submission.documents);
  const hidden = withHiddenCredentials(key, served.form, header, filed, masks);
  const { claim: kept, ...encrypted } = withEncryptedNumbers(key, served.secretNumbers, {
    id,
    claim: hidden,
  });
  return { claim: JSON.stringify(kept), ...encrypted, maskCharacters: masks };
}
