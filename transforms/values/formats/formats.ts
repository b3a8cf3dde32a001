import { GENERIC_PATTERNS } from '../pattern.ts';
import { isAbaRouting } from './abaRouting.ts';
import { isPartialDate } from './partialDate.ts';
import { PICKED_TEXTS } from './pickedTexts.ts';
import { isUri } from './uri.ts';
import { isUrl } from './url.ts';
import { isVin } from './vin.ts';

const matching = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Checks of the formats of the rule `format` (C8-08, C8-18) that need no library, for non-empty NFC text. */
export const FORMATS = {
  email: matching(new RegExp(GENERIC_PATTERNS.email, 'u')),
  url: isUrl,
  uri: isUri,
  vin: isVin,
  abaRouting: isAbaRouting,
  /** Excludes 000, 666 and 9dd in front, 00 in the middle and 0000 at the end. */
  ssn: matching(/^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/),
  ein: matching(/^\d{2}-\d{7}$/),
  /** Shape of the mask; area code and exchange begin with 2 to 9 (North American Numbering Plan). */
  usPhone: matching(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/),
  usZip: matching(/^\d{5}(?:-\d{4})?$/),
  partialDate: isPartialDate,
  ...PICKED_TEXTS,
} as const satisfies Record<string, (text: string) => boolean>;

/** Named formats that a library checks, which a page loads only when its form needs it: isIban(), isPhone(). */
export type LibraryFormat = 'iban' | 'phone';

export type FormatName = keyof typeof FORMATS | LibraryFormat;
