import { type KeyObject, randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { camelCase, isModelName } from '../../transforms/ground/modelNames.ts';
import { readEmailAddress } from '../../transforms/values/emailAddress.ts';
import { seal, unseal } from '../security/envelope.ts';
import type { NewMail, TakenMail } from '../store/mailStore.ts';

/** Encrypted part of a mail in the outbox. */
export interface Envelope {
  /** Address in the claim as it was filed, which a later configuration does not change. */
  to: string;
  /** The same at each attempt, so that a mail that was sent twice is one for its reader. */
  messageId: string;
}

/** Settings of a form's receipt by mail. */
export interface ReceiptSettings {
  /** Address of the sender. */
  from: string;
  /** Field of the claim with the address: `claimantInfo.email`. */
  field: string;
}

/** Returns the address that a claim has in a field; null where it is none. */
export function addressIn(claim: ClaimDocument, field: string): string | null {
  const [model = '', name = ''] = pathSteps(field).map(camelCase);
  const record = isModelName(model) ? claim[model] : undefined;
  const value = record && !Array.isArray(record) ? record[name] : undefined;
  // Tested here too, because the field's rule may not apply to this claim.
  return typeof value === 'string' ? readEmailAddress(value) : null;
}

/** Creates the receipt of a claim for the outbox, sealed with the claim's data key; undefined without an address. */
export function sealReceipt(
  dataKey: KeyObject,
  { id, claim }: { id: string; claim: ClaimDocument },
  { from, field }: ReceiptSettings,
): NewMail | undefined {
  const to = addressIn(claim, field);
  if (to === null) return undefined;
  const mailId = randomUUID();
  const envelope: Envelope = { to, messageId: messageId(mailId, from) };
  return {
    id: mailId,
    kind: 'receipt',
    sealed: seal(dataKey, JSON.stringify(envelope), placeOf(id, mailId)),
  };
}

/** Decrypts a mail of the outbox; null where it was altered, or is another claim's. */
export function openEnvelope(dataKey: KeyObject, { id, claimId, sealed }: TakenMail): Envelope | null {
  const opened = unseal(dataKey, sealed, placeOf(claimId, id));
  return opened && JSON.parse(opened.toString());
}

const placeOf = (claimId: string, mailId: string): string => JSON.stringify([claimId, 'mail', mailId]);

/** Returns the Message-ID of a mail: the same at each attempt, so that a mail that was sent twice is one for its reader. */
export const messageId = (id: string, from: string): string =>
  `<${id}@${domainToASCII(from.slice(from.indexOf('@') + 1))}>`;
