import { GENERIC_PATTERNS } from '../pattern.ts';
import { isAbaRouting } from './abaRouting.ts';
import { isPartialDate } from './partialDate.ts';
import { PICKED_TEXTS } from './pickedTexts.ts';
import { isUri } from './uri.ts';
import { isUrl } from './url.ts';
import { isVin } from './vin.ts';

const matching = (pattern: RegExp) => (text: string) => pattern.test(text);

/** The named forms of the rule `format` (C8-08, C8-18) that need no library, each a check of NFC text that is not empty. */
export const FORMATS = {
  email: matching(new RegExp(GENERIC_PATTERNS.email, 'u')),
  url: isUrl,
  uri: isUri,
  vin: isVin,
  abaRouting: isAbaRouting,
  /** Never 000, 666 or 9dd in front, 00 in the middle or 0000 at the end. */
  ssn: matching(/^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/),
  ein: matching(/^\d{2}-\d{7}$/),
  /** The mask's shape; area code and exchange begin with 2 to 9 (North American Numbering Plan). */
  usPhone: matching(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/),
  usZip: matching(/^\d{5}(?:-\d{4})?$/),
  partialDate: isPartialDate,
  ...PICKED_TEXTS,
} as const satisfies Record<string, (text: string) => boolean>;

/** What a library judges, which a page loads only when its form asks for it: isIban(), isPhone(). */
export type LibraryFormat = 'iban' | 'phone';

export type FormatName = keyof typeof FORMATS | LibraryFormat;
