import { Counter, Gauge, type Registry } from 'prom-client';

/** Outcome of an attempt to send a mail: `notSent` of one for which a person waited, and which nobody tries again. */
export type MailOutcome = 'sent' | 'deferred' | 'refused' | 'givenUp' | 'notSent';

/** Adds the metrics of mails, which a server without mail does not have. Returns the count of an attempt. */
export function countMails(
  registry: Registry,
  waiting: () => Promise<number>,
): (outcome: MailOutcome) => void {
  const mails = new Counter({
    name: 'claimwright_mails_total',
    help: 'Attempts to send a mail by outcome: sent, deferred, refused, givenUp, notSent.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'claimwright_mails_waiting',
    help: 'Mails in the outbox, of all instances.',
    registers: [registry],
    async collect() {
      this.set(await waiting());
    },
  });
  return (outcome) => mails.inc({ outcome });
}
