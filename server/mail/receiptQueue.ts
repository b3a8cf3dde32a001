import type { LoadedBundle } from '../bundle/loadBundle.ts';
import { openClaim } from '../claims/sealedClaim.ts';
import { openEnvelope } from '../claims/sealedMail.ts';
import { AlteredValueError } from '../security/alteredValue.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { EndState } from '../store/mailState.ts';
import type { TakenMail } from '../store/mailStore.ts';
import type { Store } from '../store/store.ts';
import type { MailOutcome } from './mailMetrics.ts';
import type { MailQueue } from './mailQueue.ts';
import { composeReceipt } from './receiptMail.ts';
import { settleMail } from './settleMail.ts';
import type { SmtpOutcome } from './smtpOutcome.ts';
import type { OutgoingMail } from './smtpTransport.ts';

/** Dependencies of a queue of mails. */
export interface QueueParts {
  store: Store;
  key: ServerKey;
  bundle: LoadedBundle;
  clock: () => Date;
  /** Origin by which the public reaches the server; undefined where none is set. */
  origin?: string | undefined;
}

/** Creates the queue of receipts: the outbox, which they enter with their claims (C13-09). */
export const createReceiptQueue = (parts: QueueParts): MailQueue => ({
  take: async (taking) => {
    const taken = await parts.store.mails.take(taking);
    return taken.map((mail) => ({
      about: { mail: mail.id, claim: mail.claimId, attempts: mail.attempts },
      compose: () => compose(parts, mail),
      settle: (outcome) => settle(parts, mail, outcome),
    }));
  },
});

async function compose(
  { store, key, bundle, origin }: QueueParts,
  mail: TakenMail,
): Promise<OutgoingMail | null> {
  const [kept] = await store.claims.stored([{ id: mail.claimId, referenceCode: '' }]);
  const from = bundle.bundle.settlement.mail?.from;
  if (!kept || from === undefined) return null;
  const { claim, dataKey } = openClaim(key, kept);
  // Without a key where the claim is purged meanwhile.
  if (!dataKey) return null;
  const envelope = openEnvelope(dataKey, mail);
  if (!envelope) throw new AlteredValueError('The address of a mail', `the claim ${claim.id}`);
  const { sender: name, ...composed } = composeReceipt(bundle, claim, origin);
  return { ...composed, ...envelope, from: { name, address: from }, date: new Date(claim.submittedAt) };
}

function settle(
  { store, clock }: QueueParts,
  { id, attempts, createdAt }: TakenMail,
  outcome: SmtpOutcome,
): Promise<MailOutcome> {
  const now = clock();
  const defer = (nextAt: Date) => store.mails.defer(id, nextAt);
  const end = (how: EndState) => store.mails.end(id, how, now);
  return settleMail({ attempts, dueAt: new Date(createdAt), now, defer, end }, outcome);
}
