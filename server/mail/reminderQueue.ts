import { messageId } from '../claims/sealedMail.ts';
import { expiryOf, reminderTime } from '../drafts/draftExpiry.ts';
import { openDraftKey } from '../drafts/draftKey.ts';
import { openReminder, type Reminder } from '../drafts/sealedReminder.ts';
import type { TakenReminder } from '../store/reminderStore.ts';
import { nextAttempt } from './backoff.ts';
import { composeReminder } from './draftMail.ts';
import type { MailOutcome } from './mailMetrics.ts';
import type { MailQueue } from './mailQueue.ts';
import type { QueueParts } from './receiptQueue.ts';
import type { SmtpOutcome } from './smtpOutcome.ts';
import type { OutgoingMail } from './smtpTransport.ts';

/**
 * Creates the queue of reminders of saved forms, each sent once, three days before its form is deleted (C10-11). One of a
 * form that was saved since is due later.
 */
export const createReminderQueue = (parts: QueueParts): MailQueue => ({
  take: async (taking) => {
    const taken = await parts.store.reminders.take(taking);
    const due = await Promise.all(taken.map(async (each) => ((await postpone(parts, each)) ? [] : [each])));
    return due.flat().map((reminder) => ({
      about: { draft: reminder.draft.id, attempts: reminder.attempts },
      compose: async () => compose(parts, reminder),
      settle: (outcome) => settle(parts, reminder, outcome),
    }));
  },
});

/** Returns the time until which a reminder's draft is kept; null where the settlement has no such form any more. */
function endOf({ bundle }: QueueParts, { form, expiresAt }: TakenReminder): Date | null {
  const served = bundle.forms[form];
  return served ? expiryOf(bundle, served, expiresAt) : null;
}

/** Postpones a reminder whose draft is kept for longer than when it was asked for. */
async function postpone(parts: QueueParts, reminder: TakenReminder): Promise<boolean> {
  const until = endOf(parts, reminder);
  const at = until && reminderTime(until, parts.clock());
  if (at) await parts.store.reminders.postpone(reminder.draft.id, at);
  return at !== null;
}

function compose(parts: QueueParts, reminder: TakenReminder): OutgoingMail | null {
  const { key, bundle, clock, origin } = parts;
  const until = endOf(parts, reminder);
  const from = bundle.bundle.settlement.mail?.from;
  if (!until || until <= clock() || from === undefined || origin === undefined) return null;
  const { to, culture, id }: Reminder = openReminder(openDraftKey(key, reminder.draft), reminder);
  const draft = { form: reminder.form, culture, until };
  const { sender: name, ...composed } = composeReminder(bundle, draft, origin);
  const envelope = { to, messageId: messageId(id, from), date: reminder.dueAt };
  return { ...composed, ...envelope, from: { name, address: from } };
}

async function settle(
  { store, clock }: QueueParts,
  { draft, attempts, dueAt }: TakenReminder,
  outcome: SmtpOutcome,
): Promise<MailOutcome> {
  const isOver = outcome === 'sent' || outcome === 'refused';
  const next = isOver ? null : nextAttempt(attempts, dueAt, clock());
  if (next) await store.reminders.defer(draft.id, next);
  else await store.reminders.end(draft.id);
  return isOver ? outcome : next ? 'deferred' : 'givenUp';
}
