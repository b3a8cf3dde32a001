import { AR_ACCESSIBILITY } from './ar/accessibility.ts';
import { AR_ALERT } from './ar/alert.ts';
import { AR_DATES } from './ar/dates.ts';
import { AR_DOCUMENTS } from './ar/documents.ts';
import { AR_FIELDS } from './ar/fields.ts';
import { AR_FILING } from './ar/filing.ts';
import { AR_FRAME } from './ar/frame.ts';
import { AR_MAIL } from './ar/mail.ts';
import { AR_MESSAGES } from './ar/messages.ts';
import { AR_RECORDS } from './ar/records.ts';
import { AR_SAVED } from './ar/saved.ts';
import { AR_SESSION } from './ar/session.ts';
import { AR_STATUS } from './ar/status.ts';
import { AR_SUMMARY } from './ar/summary.ts';
import { AR_WALLET } from './ar/wallet.ts';
import type { ArabicForm, InterfaceTexts } from './keys.ts';

/** Texts of pages and widgets. */
const INTERFACE: InterfaceTexts<ArabicForm> = {
  ...AR_FIELDS,
  ...AR_RECORDS,
  ...AR_DOCUMENTS,
  ...AR_DATES,
  ...AR_FILING,
  ...AR_FRAME,
  ...AR_ALERT,
  ...AR_WALLET,
  ...AR_SAVED,
  ...AR_SESSION,
  ...AR_STATUS,
  ...AR_SUMMARY,
  ...AR_MAIL,
  ...AR_ACCESSIBILITY,
};

/** Built-in texts of the product in Modern Standard Arabic. */
export const AR = { ...AR_MESSAGES, ...INTERFACE };
