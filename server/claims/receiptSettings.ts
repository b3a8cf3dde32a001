import type { FormSettings, Settlement } from '../../schemas/generated/types.ts';
import type { ReceiptSettings } from './sealedMail.ts';

/** Returns the settings of a form's receipt by mail; null where it sends none. */
export function receiptOf({ mail }: Settlement, { receiptTo }: FormSettings): ReceiptSettings | null {
  return mail && receiptTo !== undefined ? { from: mail.from, field: receiptTo } : null;
}
