import type { FormName } from '../../transforms/ground/modelNames.ts';
import { writtenCode } from '../../transforms/values/resumeCode.ts';
import type { LoadedBundle } from '../bundle/loadBundle.ts';
import { type ComposedMail, composeMail, type MailContext, openMail, pageLink } from './composedMail.ts';
import type { MailFact } from './writtenMail.ts';

/** Form that was saved to be finished later, as its mails have it: nothing that was answered. */
export interface MailedDraft {
  form: FormName;
  culture: string;
  /** Time until which it can be opened. */
  until: Date;
}

/**
 * Composes the mail with the code of a saved form (C10-11). It leads to the form's entry page, where the public origin is
 * known.
 */
export function composeCodeMail(
  bundle: LoadedBundle,
  draft: MailedDraft,
  { code, origin }: { code: string; origin: string | undefined },
): ComposedMail {
  const context = openMail(bundle, draft.culture);
  const { say } = context;
  return composeMail(context, say('Mail_CodeSubject'), {
    intro: [say('Mail_CodeText'), say('Mail_CodeSecret')],
    facts: [{ label: say('Mail_Code'), value: writtenCode(code) }, ...factsOf(context, draft)],
    link: origin === undefined ? null : entryLink(context, draft, origin),
    documents: null,
    ...endOf(context),
  });
}

/** Composes the reminder of a saved form: it has a link, and no code. */
export function composeReminder(bundle: LoadedBundle, draft: MailedDraft, origin: string): ComposedMail {
  const context = openMail(bundle, draft.culture);
  const { say } = context;
  return composeMail(context, say('Mail_ReminderSubject'), {
    intro: [say('Mail_ReminderText'), say('Mail_ReminderCode')],
    facts: factsOf(context, draft),
    link: entryLink(context, draft, origin),
    documents: null,
    ...endOf(context),
  });
}

const factsOf = ({ say, moment, formTitle }: MailContext, { form, until }: MailedDraft): MailFact[] => [
  { label: say('Mail_Form'), value: formTitle(form) },
  { label: say('Mail_Until'), value: moment(until) },
];

function entryLink(context: MailContext, { form }: MailedDraft, origin: string): MailFact {
  const { say, bundle } = context;
  const [entry] = bundle.forms[form]?.pages ?? [];
  const label = say('Mail_Continue', { resume: say('Resume_Offer') });
  return { label, value: pageLink(context, entry?.page.path ?? '/', origin) };
}

const endOf = ({ say }: MailContext) => ({
  questions: say('Mail_DraftQuestions'),
  ending: say('Mail_DraftAutomatic'),
});
