import { EN_ACCESSIBILITY } from './accessibility.ts';
import { EN_ALERT } from './alert.ts';
import { EN_DATES } from './dates.ts';
import { EN_DOCUMENTS } from './documents.ts';
import { EN_FIELDS } from './fields.ts';
import { EN_FILING } from './filing.ts';
import { EN_FRAME } from './frame.ts';
import { EN_MAIL } from './mail.ts';
import { EN_RECORDS } from './records.ts';
import { EN_SAVED } from './saved.ts';
import { EN_SESSION } from './session.ts';
import { EN_STATUS } from './status.ts';
import { EN_SUMMARY } from './summary.ts';
import { EN_WALLET } from './wallet.ts';

/**
 * Texts of pages and widgets in English, merged from the tables of their parts. English defines the keys: every other
 * culture has the same, with the plural forms of its language.
 */
export const EN_INTERFACE = {
  ...EN_FIELDS,
  ...EN_RECORDS,
  ...EN_DOCUMENTS,
  ...EN_DATES,
  ...EN_FILING,
  ...EN_FRAME,
  ...EN_ALERT,
  ...EN_WALLET,
  ...EN_SAVED,
  ...EN_SESSION,
  ...EN_STATUS,
  ...EN_SUMMARY,
  ...EN_MAIL,
  ...EN_ACCESSIBILITY,
} as const;
