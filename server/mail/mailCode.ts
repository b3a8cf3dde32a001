import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/generated/types.ts';
import { readEmailAddress } from '../../transforms/values/emailAddress.ts';
import { readResumeCode } from '../../transforms/values/resumeCode.ts';
import { messageId } from '../claims/sealedMail.ts';
import type { AppContext } from '../context.ts';
import { expiryOf, reminderTime } from '../drafts/draftExpiry.ts';
import { openDraftKey } from '../drafts/draftKey.ts';
import type { DraftRequest } from '../drafts/draftRequest.ts';
import { requireDraft } from '../drafts/findDraft.ts';
import { locatorOf } from '../drafts/locatorOf.ts';
import { sealReminder } from '../drafts/sealedReminder.ts';
import { ProblemError } from '../http/problems.ts';
import type { CodeMailLimits } from '../limits/codeMailLimits.ts';
import { composeCodeMail } from './draftMail.ts';

type Schemas = components['schemas'];

/** Request to mail the code of a draft. */
export interface CodeRequest {
  asked: DraftRequest;
  locator: string;
  culture: string;
  wish: Schemas['CodeToMail'];
}

/**
 * Mails the code of a draft to the address that its owner names, by one attempt while the owner waits, and sets or
 * removes the draft's reminder (C10-11); one that is due already stays. Neither code nor mail is stored; the address is,
 * sealed, with a reminder alone. Throws a ProblemError: `mailNotSent` where the mail did not go, or may not have gone.
 */
export async function mailCode(
  context: AppContext,
  limits: CodeMailLimits,
  { asked, locator, culture, wish }: CodeRequest,
): Promise<Schemas['CodeMailed']> {
  const { bundle, store, key, mailer, clock, publicOrigin: origin } = context;
  const from = bundle.bundle.settlement.mail?.from;
  if (!mailer || from === undefined)
    throw new ProblemError('notFound', { detail: 'The settlement mails no codes' });
  const code = requireCodeOf(locator, wish.code);
  const to = requireAddress(wish.address);
  const found = await requireDraft(context, asked);
  const { form } = asked.served;
  const until = expiryOf(bundle, asked.served, found.expiresAt);
  const at = wish.remind && origin !== undefined ? reminderTime(until, clock()) : null;
  const sealed = sealReminder(openDraftKey(key, found), found.id, { id: randomUUID(), to, culture });
  const { sender: name, ...mail } = composeCodeMail(bundle, { form, culture, until }, { code, origin });
  // Before mail and limits, because none of them need go well for a reminder to be taken back.
  if (!wish.remind) await store.reminders.set(found.id, null);
  const outgoing = { ...mail, to, messageId: messageId(randomUUID(), from), from: { name, address: from } };
  const outcome = await limits.within(
    { ...asked, address: to },
    () => mailer.sendNow({ ...outgoing, date: clock() }, asked.log),
    (sent) => sent !== 'unreached',
  );
  if (outcome !== 'sent') throw new ProblemError('mailNotSent');
  const isSet = at !== null && (await setReminder(context, asked, found.id, { sealed, at }));
  return { remindAt: isSet ? at.toISOString() : null };
}

/** Sets a reminder after the mail has gone: where the store is away, the answer has none, and no mail goes twice. */
async function setReminder(
  { store }: AppContext,
  { log }: DraftRequest,
  draft: string,
  reminder: { sealed: string; at: Date },
): Promise<boolean> {
  try {
    return await store.reminders.set(draft, reminder);
  } catch (error) {
    log.error({ err: error, draft }, 'a reminder could not be stored');
    return false;
  }
}

/** Returns a code that gives this locator, compact: nothing else is mailed. Throws invalidRequest. */
function requireCodeOf(locator: string, typed: string): string {
  const read = readResumeCode(typed);
  if (read.kind !== 'code' || locatorOf(read.code) !== locator)
    throw new ProblemError('invalidRequest', { detail: 'The code is not that of the locator' });
  return read.code;
}

/** Returns an email address, and nothing that could be several. Throws invalidRequest. */
function requireAddress(typed: string): string {
  const address = readEmailAddress(typed);
  if (address === null)
    throw new ProblemError('invalidRequest', { detail: 'The address is not an email address' });
  return address;
}
