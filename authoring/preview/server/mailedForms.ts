import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import { keepsDrafts } from '../../../server/drafts/draftExpiry.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';

/** Kind of mail: a claim's receipt, or the code or reminder of a saved form. */
export type MailKind = 'receipt' | 'code' | 'reminder';

/** Kind of mail that a form sends. */
export interface MailedForm {
  kind: MailKind;
  form: FormName;
}

/** Returns the kinds of mails that each form sends, where the settlement names a sender. */
export function mailedForms(loaded: LoadedBundle): MailedForm[] {
  if (!loaded.bundle.settlement.mail) return [];
  const saved = keepsDrafts(loaded) ? (['code', 'reminder'] as const) : [];
  return Object.values(loaded.forms)
    .filter(({ form }) => form !== 'lookup')
    .flatMap(({ form, settings }) => {
      const kinds: MailKind[] = [...(settings.receiptTo === undefined ? [] : ['receipt' as const]), ...saved];
      return kinds.map((kind) => ({ kind, form }));
    });
}
