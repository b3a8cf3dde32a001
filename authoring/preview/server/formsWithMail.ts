import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';

/** Returns the forms whose receipt is mailed, where the settlement names a sender. */
export function formsWithMail({ bundle, forms }: LoadedBundle): FormName[] {
  if (!bundle.settlement.mail) return [];
  return Object.values(forms).flatMap(({ form, settings }) =>
    settings.receiptTo === undefined ? [] : [form],
  );
}
