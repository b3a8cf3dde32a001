import type { FastifyBaseLogger } from 'fastify';
import type { LoadedBundle } from '../bundle/loadBundle.ts';
import { openClaim } from '../claims/sealedClaim.ts';
import { openEnvelope } from '../claims/sealedMail.ts';
import { isOutage } from '../http/outage.ts';
import { AlteredValueError } from '../security/alteredValue.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { TakenMail } from '../store/mailStore.ts';
import type { Store } from '../store/store.ts';
import { nextAttempt } from './backoff.ts';
import type { MailOutcome } from './mailMetrics.ts';
import { composeReceipt } from './receiptMail.ts';
import { failureOf, outcomeOf, type SmtpOutcome } from './smtpOutcome.ts';
import type { OutgoingMail, SmtpTransport } from './smtpTransport.ts';

/** Dependencies of sending a mail. */
export interface SendingParts {
  store: Store;
  key: ServerKey;
  bundle: LoadedBundle;
  clock: () => Date;
  /** Origin by which the public reaches the server; undefined where none is set. */
  origin?: string | undefined;
  transport: () => Promise<SmtpTransport>;
  log: FastifyBaseLogger;
}

/** Outcome of an attempt, as it is counted; `isAway` where others would fail, too. */
export interface AttemptedMail {
  counted: MailOutcome;
  isAway: boolean;
}

const MESSAGES = {
  refused: 'mail refused',
  deferred: 'mail deferred',
  away: 'no mail goes out now: the SMTP server cannot be reached or used',
};

/** Sends a mail that was taken, and stores the outcome. Throws where the store is away. */
export async function sendMail(parts: SendingParts, mail: TakenMail): Promise<AttemptedMail> {
  const about = { mail: mail.id, claim: mail.claimId, attempts: mail.attempts };
  const outgoing = await compose(parts, mail).catch((error: unknown) => {
    if (isOutage(error)) throw error;
    // Put off as one that the SMTP server defers, so that it neither ends the round nor waits for ever.
    parts.log.error({ ...about, err: error }, 'a mail cannot be opened or composed');
    return null;
  });
  const outcome = outgoing ? await handOver(parts, outgoing, about) : 'deferred';
  return settle(parts, mail, outcome);
}

async function handOver(
  { transport, log }: SendingParts,
  mail: OutgoingMail,
  about: object,
): Promise<SmtpOutcome> {
  try {
    const open = await transport();
    await open.send(mail);
    return 'sent';
  } catch (error) {
    const outcome = outcomeOf(error);
    log.warn({ ...about, ...failureOf(error) }, MESSAGES[outcome]);
    return outcome;
  }
}

/** Composes a mail by its claim; null where claim or sender is gone. Throws an AlteredValueError or a ServerKeyError. */
async function compose(
  { store, key, bundle, origin }: SendingParts,
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

async function settle(
  { store, clock }: SendingParts,
  { id, attempts, createdAt }: TakenMail,
  outcome: SmtpOutcome,
): Promise<AttemptedMail> {
  const now = clock();
  const isOver = outcome === 'sent' || outcome === 'refused';
  const next = isOver ? null : nextAttempt(attempts, new Date(createdAt), now);
  if (next) await store.mails.defer(id, next);
  else await store.mails.end(id, isOver ? outcome : 'givenUp', now);
  return { counted: isOver ? outcome : next ? 'deferred' : 'givenUp', isAway: outcome === 'away' };
}
