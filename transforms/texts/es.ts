import { ES_ACCESSIBILITY } from './es/accessibility.ts';
import { ES_ALERT } from './es/alert.ts';
import { ES_DATES } from './es/dates.ts';
import { ES_DOCUMENTS } from './es/documents.ts';
import { ES_FIELDS } from './es/fields.ts';
import { ES_FILING } from './es/filing.ts';
import { ES_FRAME } from './es/frame.ts';
import { ES_MAIL } from './es/mail.ts';
import { ES_MESSAGES } from './es/messages.ts';
import { ES_RECORDS } from './es/records.ts';
import { ES_SAVED } from './es/saved.ts';
import { ES_SESSION } from './es/session.ts';
import { ES_STATUS } from './es/status.ts';
import { ES_SUMMARY } from './es/summary.ts';
import { ES_WALLET } from './es/wallet.ts';
import type { InterfaceTexts } from './keys.ts';

/** Texts of pages and widgets. */
const INTERFACE: InterfaceTexts = {
  ...ES_FIELDS,
  ...ES_RECORDS,
  ...ES_DOCUMENTS,
  ...ES_DATES,
  ...ES_FILING,
  ...ES_FRAME,
  ...ES_ALERT,
  ...ES_WALLET,
  ...ES_SAVED,
  ...ES_SESSION,
  ...ES_STATUS,
  ...ES_SUMMARY,
  ...ES_MAIL,
  ...ES_ACCESSIBILITY,
};

/** Built-in texts of the product in Spanish. */
export const ES = { ...ES_MESSAGES, ...INTERFACE };
