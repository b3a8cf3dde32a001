import type { KeyboardName } from '../../../schemas/generated/types.ts';
import type { FormatName } from './formats.ts';
import type { PickedText } from './pickedTexts.ts';

/** Properties of a named format beside its check, for servers and authors' tools; pages do not load them. */
export interface NamedFormat {
  /** Noun phrase for people: `It must be …`. */
  words: string;
  /** Keyboard of phones; null where the field's own input sets one. */
  keyboard: KeyboardName | null;
  /**
   * True for a number with which its owner is paid, taxed or impersonated: encrypted at rest, cut short on receipts.
   */
  isSecret: boolean;
  /** True where a credential of this format loses typed white space (C10-37). */
  dropsSpace: boolean;
  /** Characters that only separate those of a value, so that `sameAs` ignores them (C10-28). */
  separators: string;
  /** Pattern that every text of the format matches; null where none is shorter than the check itself. */
  pattern: string | null;
}

const picked = (words: string): NamedFormat => ({
  words,
  keyboard: null,
  isSecret: false,
  dropsSpace: false,
  separators: '',
  pattern: null,
});

const PICKED: Readonly<Record<PickedText, NamedFormat>> = {
  year: picked('a year of four digits'),
  month: picked('a month and a year, such as 05/2030'),
  time: picked('a time, such as 05:30 PM'),
  time24: picked('a time of 24 hours, such as 17:30'),
  dateTime: picked('a date and a time, such as 05/31/2030 05:30 PM'),
  dateTime24: picked('a date and a time of 24 hours, such as 05/31/2030 17:30'),
  week: picked('the first and the last day of a week, such as 05/06/2030 - 05/12/2030'),
  dateRange: picked('the first and the last day of a time, such as 05/06/2030 - 05/31/2030'),
  dates: picked('one or several days, the earliest first, such as 05/06/2030, 05/31/2030'),
};

/**
 * All named formats of the rule `format`: one that is missing does not compile. The keyboard `digits` has no hyphen and
 * no slash on an iPhone, so formats that need one have another keyboard.
 */
export const NAMED_FORMATS: Readonly<Record<FormatName, NamedFormat>> = {
  email: {
    words: 'an e-mail address, such as name@example.com',
    keyboard: 'email',
    isSecret: false,
    dropsSpace: true,
    separators: '',
    pattern: '@',
  },
  url: {
    words: 'a web address that begins with http:// or https://',
    keyboard: 'webAddress',
    isSecret: false,
    dropsSpace: false,
    separators: '',
    pattern: ':',
  },
  uri: {
    words: 'a web address or another address with a scheme, such as mailto:name@example.com',
    keyboard: 'webAddress',
    isSecret: false,
    dropsSpace: false,
    separators: '',
    pattern: null,
  },
  vin: {
    words: 'a vehicle identification number of 17 characters whose check digit is right',
    keyboard: 'code',
    isSecret: false,
    dropsSpace: true,
    separators: '',
    pattern: '^[A-Za-z0-9]{17}$',
  },
  abaRouting: {
    words: 'a bank routing number of nine digits whose check digit is right',
    keyboard: 'digits',
    isSecret: true,
    dropsSpace: true,
    separators: '',
    pattern: '^[0-9]{9}$',
  },
  iban: {
    words: 'an international bank account number whose check digits are right',
    keyboard: 'code',
    isSecret: true,
    dropsSpace: false,
    separators: ' ',
    pattern: null,
  },
  ssn: {
    words: 'a Social Security number as it is issued, such as 123-45-6789',
    keyboard: 'code',
    isSecret: true,
    dropsSpace: true,
    separators: '-',
    pattern: '^[0-9]{3}-[0-9]{2}-[0-9]{4}$',
  },
  ein: {
    words: 'an employer identification number, such as 12-3456789',
    keyboard: 'code',
    isSecret: true,
    dropsSpace: true,
    separators: '-',
    pattern: '^[0-9]{2}-[0-9]{7}$',
  },
  phone: {
    words:
      'a telephone number that exists by the plan of its country, with that country’s code or as it is dialed there',
    keyboard: 'phone',
    isSecret: false,
    dropsSpace: false,
    separators: '() -.',
    pattern: null,
  },
  usPhone: {
    words: 'a telephone number of North America, such as (206) 555-0123',
    keyboard: 'phone',
    isSecret: false,
    dropsSpace: false,
    separators: '() -',
    pattern: '^\\([2-9][0-9]{2}\\) [2-9][0-9]{2}-[0-9]{4}$',
  },
  usZip: {
    words: 'a ZIP code of five digits, or of nine as 98101-1234',
    keyboard: 'digits',
    isSecret: false,
    dropsSpace: true,
    separators: '-',
    pattern: '^[0-9]{5}(?:-[0-9]{4})?$',
  },
  partialDate: {
    words: 'a year, a month and a year, or a whole date: 2030, 05/2030 or 05/31/2030',
    keyboard: 'code',
    isSecret: false,
    dropsSpace: false,
    separators: '',
    pattern: null,
  },
  ...PICKED,
};

/** Returns the properties of the named format that a configuration names; undefined where there is none. */
export function namedFormat(name: unknown): NamedFormat | undefined {
  const isName = (text: unknown): text is FormatName =>
    typeof text === 'string' && Object.hasOwn(NAMED_FORMATS, text);
  return isName(name) ? NAMED_FORMATS[name] : undefined;
}
