import type { FormatName } from '../../transforms/values/formats/formats.ts';

/** Each named form in plain words: what the answer must be. */
export const FORMAT_WORDS: Readonly<Record<FormatName, string>> = {
  email: 'an e-mail address, such as name@example.com',
  url: 'a web address that begins with http:// or https://',
  uri: 'a web address or another address with a scheme, such as mailto:name@example.com',
  vin: 'a vehicle identification number of 17 characters whose check digit is right',
  abaRouting: 'a bank routing number of nine digits whose check digit is right',
  ssn: 'a Social Security number as it is issued, such as 123-45-6789',
  ein: 'an employer identification number, such as 12-3456789',
  usPhone: 'a telephone number of North America, such as (206) 555-0123',
  usZip: 'a ZIP code of five digits, or of nine as 98101-1234',
  partialDate: 'a year, a month and a year, or a whole date: 2030, 05/2030 or 05/31/2030',
  year: 'a year of four digits',
  month: 'a month and a year, such as 05/2030',
  time: 'a time, such as 05:30 PM',
  time24: 'a time of 24 hours, such as 17:30',
  dateTime: 'a date and a time, such as 05/31/2030 05:30 PM',
  dateTime24: 'a date and a time of 24 hours, such as 05/31/2030 17:30',
  week: 'the first and the last day of a week, such as 05/06/2030 - 05/12/2030',
  dateRange: 'the first and the last day of a time, such as 05/06/2030 - 05/31/2030',
  dates: 'one or several days, the earliest first, such as 05/06/2030, 05/31/2030',
  iban: 'an international bank account number whose check digits are right',
  phone: 'a telephone number that exists by the plan of its country',
};
