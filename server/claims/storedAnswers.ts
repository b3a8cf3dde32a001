import type { KeyObject } from 'node:crypto';
import { maskCharacters } from '../../transforms/claims/maskCharacters.ts';
import { sentClaim } from '../../transforms/claims/payload.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { ClassListColumn } from '../store/store.ts';
import type { MailedAnswers } from '../store/storedClaim.ts';
import { withStoredDocuments } from './documentMatch.ts';
import { withHiddenCredentials } from './hiddenCredentials.ts';
import { type ReceivedDocument, sealAnswers } from './sealedClaim.ts';
import { type ReceiptSettings, sealReceipt } from './sealedMail.ts';

/** Documents of a submission, and the data key that encrypts them and the claim. */
export interface ReceivedDocuments {
  documents: readonly ReceivedDocument[];
  dataKey: KeyObject;
}

interface ToKeep extends ReceivedDocuments {
  id: string;
  claim: ClaimDocument;
  header: readonly ClassListColumn[];
  now: Date;
  entry: EntryKind;
  /** Receipt by mail; null where the form sends none. */
  receipt: ReceiptSettings | null;
}

/**
 * Builds the answers to store of a claim: with the names and types of its documents, credentials hashed, all sealed, and
 * its receipt for the outbox.
 */
export function storedAnswersOf(
  key: ServerKey,
  served: ServedForm,
  { id, claim, documents, dataKey, header, now, entry, receipt }: ToKeep,
): MailedAnswers {
  const { plan } = served.module.loaded;
  const masks = maskCharacters(plan, claim, momentOf({ now, entry }));
  const filed = withStoredDocuments(sentClaim(claim, plan), plan, documents);
  const hidden = withHiddenCredentials(key, served.form, header, filed, masks);
  const answers = sealAnswers(key, dataKey, id, { claim: hidden, maskCharacters: masks, documents });
  const mail = receipt && sealReceipt(dataKey, { id, claim: hidden }, receipt);
  return mail ? { ...answers, mail } : answers;
}
