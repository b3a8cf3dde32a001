import { messageId } from '../claims/sealedMail.ts';
import { expiryOf, keepsDrafts, reminderTime } from '../drafts/draftExpiry.ts';
import { openDraftKey } from '../drafts/draftKey.ts';
import { openReminder, type Reminder } from '../drafts/sealedReminder.ts';
import type { Taking } from '../store/mailStore.ts';
import type { TakenReminder } from '../store/reminderStore.ts';
import { composeReminder } from './draftMail.ts';
import type { MailOutcome } from './mailMetrics.ts';
import type { MailQueue } from './mailQueue.ts';
import type { QueueParts } from './receiptQueue.ts';
import { settleMail } from './settleMail.ts';
import type { SmtpOutcome } from './smtpOutcome.ts';
import type { OutgoingMail } from './smtpTransport.ts';

/**
 * Creates the queue of reminders of saved forms, each sent once, three days before its form is deleted (C10-11). One of a
 * form that was saved since is due later.
 */
export const createReminderQueue = (parts: QueueParts): MailQueue => ({
  take: async (taking) => {
    const due = await takeDue(parts, taking);
    return due.map((reminder) => ({
      about: { draft: reminder.draft.id, attempts: reminder.attempts },
      compose: async () => compose(parts, reminder),
      settle: (outcome) => settle(parts, reminder, outcome),
    }));
  },
});

/** Takes reminders until one is to be sent, or none is left: a round ends where its queues return nothing. */
async function takeDue(parts: QueueParts, taking: Taking): Promise<TakenReminder[]> {
  for (;;) {
    const taken = await parts.store.reminders.take(taking);
    const due = await Promise.all(taken.map(async (each) => ((await isToBeSent(parts, each)) ? [each] : [])));
    if (taken.length === 0 || due.flat().length > 0) return due.flat();
  }
}

/** Tests if a reminder is to be sent now. Postpones one whose draft is kept for longer; ends one of a form that is gone. */
async function isToBeSent(parts: QueueParts, reminder: TakenReminder): Promise<boolean> {
  const { store, clock } = parts;
  const until = endOf(parts, reminder);
  if (until === null) {
    await store.reminders.end(reminder);
    return false;
  }
  const at = reminderTime(until, clock());
  if (at) await store.reminders.postpone(reminder, at);
  return at === null;
}

/** Returns the time until which a reminder's draft is kept; null where the settlement keeps none of its form any more. */
function endOf({ bundle }: QueueParts, { form, expiresAt }: TakenReminder): Date | null {
  const served = bundle.forms[form];
  return served && keepsDrafts(bundle) ? expiryOf(bundle, served, expiresAt) : null;
}

function compose(parts: QueueParts, reminder: TakenReminder): OutgoingMail | null {
  const { key, bundle, clock, origin } = parts;
  const until = endOf(parts, reminder);
  const from = bundle.bundle.settlement.mail?.from;
  // Then it was tried in vain until its draft was over, and counts as given up.
  if (!until || until <= clock()) return null;
  if (from === undefined || origin === undefined) return null;
  const { to, culture, id }: Reminder = openReminder(openDraftKey(key, reminder.draft), reminder);
  const draft = { form: reminder.form, culture, until };
  const { sender: name, ...composed } = composeReminder(bundle, draft, origin);
  const envelope = { to, messageId: messageId(id, from), date: reminder.dueAt };
  return { ...composed, ...envelope, from: { name, address: from } };
}

function settle(
  { store, clock }: QueueParts,
  reminder: TakenReminder,
  outcome: SmtpOutcome,
): Promise<MailOutcome> {
  const { attempts, dueAt } = reminder;
  const defer = (nextAt: Date) => store.reminders.defer(reminder, nextAt);
  const end = () => store.reminders.end(reminder);
  return settleMail({ attempts, dueAt, now: clock(), defer, end }, outcome);
}
