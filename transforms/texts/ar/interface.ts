import type { ArabicForm, InterfaceTexts } from '../keys.ts';
import { AR_ACCESSIBILITY } from './accessibility.ts';
import { AR_ALERT } from './alert.ts';
import { AR_DATES } from './dates.ts';
import { AR_DOCUMENTS } from './documents.ts';
import { AR_FIELDS } from './fields.ts';
import { AR_FILING } from './filing.ts';
import { AR_FRAME } from './frame.ts';
import { AR_RECORDS } from './records.ts';
import { AR_SESSION } from './session.ts';
import { AR_SUMMARY } from './summary.ts';
import { AR_WALLET } from './wallet.ts';

/** Texts of pages and widgets. */
export const AR_INTERFACE: InterfaceTexts<ArabicForm> = {
  ...AR_FIELDS,
  ...AR_RECORDS,
  ...AR_DOCUMENTS,
  ...AR_DATES,
  ...AR_FILING,
  ...AR_FRAME,
  ...AR_ALERT,
  ...AR_WALLET,
  ...AR_SESSION,
  ...AR_SUMMARY,
  ...AR_ACCESSIBILITY,
};
