import type { InterfaceTexts } from '../keys.ts';
import { ES_ACCESSIBILITY } from './accessibility.ts';
import { ES_ALERT } from './alert.ts';
import { ES_DATES } from './dates.ts';
import { ES_DOCUMENTS } from './documents.ts';
import { ES_FIELDS } from './fields.ts';
import { ES_FILING } from './filing.ts';
import { ES_FRAME } from './frame.ts';
import { ES_RECORDS } from './records.ts';
import { ES_SESSION } from './session.ts';
import { ES_SUMMARY } from './summary.ts';
import { ES_WALLET } from './wallet.ts';

/** Texts of pages and widgets. */
export const ES_INTERFACE: InterfaceTexts = {
  ...ES_FIELDS,
  ...ES_RECORDS,
  ...ES_DOCUMENTS,
  ...ES_DATES,
  ...ES_FILING,
  ...ES_FRAME,
  ...ES_ALERT,
  ...ES_WALLET,
  ...ES_SESSION,
  ...ES_SUMMARY,
  ...ES_ACCESSIBILITY,
};
