import fc from 'fast-check';

/** Values that sit on boundaries. Literals and claims draw from the same pools, so that they meet often. */

const BLANK = ['', ' ', '\t\n', '\u00a0', '\u3000'];
const WORDS = [
  'abc',
  'ABC',
  ' abc ',
  'abd',
  'é',
  'e\u0301',
  'Curaçao',
  'Curac\u0327ao',
  '한',
  '\u1112\u1161\u11ab',
  '😀',
  'a😀b',
  'q\u0303',
  'a b',
  'a  b',
  'x\ny',
  '#',
  'a@b#a@',
];
const ENTRIES = ['open', 'classList', 'claims'];
const TRUTHS = ['true', 'TRUE', 'False', 'yes'];
const NUMBER_TEXTS = [
  '0',
  '1',
  '-1',
  '-0',
  '007',
  '10',
  '10.01',
  '9.99',
  '0.1',
  '0.30',
  '1,000',
  '1000',
  '1000.00',
  ' 10 ',
  '1,234.50',
  '100000000000000000009',
];
const NO_NUMBERS = ['ten', '1,00', '1e3', '.5', '5.', '+1', '$1', '1 000', '٣', '--1'];
const NUMBERS = [0, 1, -1, 2, 3, 0.1, 0.2, 0.3, 0.25, 9.99, 10, 10.01, 1000, 1234.5, -0.5, 19.99];

/** Instants around midnight in Los Angeles, on the days of the clock changes, of a leap day and of New Year. */
export const INSTANTS = [
  '2026-06-15T19:00:00Z',
  '2026-06-15T06:59:59Z',
  '2026-06-15T07:00:00Z',
  '2026-03-08T09:59:59Z',
  '2026-03-09T06:59:59Z',
  '2026-11-01T06:59:59.999Z',
  '2026-11-01T07:30:00Z',
  '2026-11-02T07:59:59Z',
  '2028-03-01T07:59:59Z',
  '2026-12-31T08:00:00Z',
  '2027-01-01T07:59:59Z',
  '2026-02-01T07:30:00Z',
];

const DAYS_AROUND_NOW = [
  '06/13/2026',
  '06/14/2026',
  '06/15/2026',
  '06/16/2026',
  '03/07/2026',
  '03/08/2026',
  '03/09/2026',
  '10/30/2026',
  '10/31/2026',
  '11/01/2026',
  '11/02/2026',
  '02/28/2028',
  '02/29/2028',
  '03/01/2028',
  '12/30/2026',
  '12/31/2026',
  '01/01/2027',
  '01/30/2026',
  '01/31/2026',
  '02/28/2026',
  '02/01/2008',
  '01/31/2008',
  '06/15/2008',
  '06/16/2008',
];
const OTHER_DAYS = [
  '01/01/2020',
  '12/31/2019',
  '02/29/2024',
  '03/10/2024',
  '11/03/2024',
  '01/01/1000',
  '12/31/9999',
];
const NO_DAYS = [
  '02/30/2024',
  '02/29/2023',
  '2/3/2020',
  '6/5/2026',
  '06/5/2026',
  '2020-01-01',
  '2026-06-15',
  '02/03/20',
  ' 01/01/2020',
  '01/01/2020 ',
  '13/01/2020',
  '00/10/2020',
  '01/01/0999',
  'soon',
  'July 4, 2025',
  '07/2025',
  '4 Jul 2025',
];

const FORMATTED = [
  'ann@example.org',
  'ann@',
  'a b@example.org',
  'https://example.org/a',
  'example',
  '1M8GDM9AXKP042788',
  '1m8gdm9axkp042788',
  '1M8GDM9A1KP042788',
  '021000021',
  '021000022',
  'GB82WEST12345698765432',
  'GB82 WEST 1234 5698 7654 32',
  'gb82west12345698765432',
  'GB83WEST12345698765432',
  '512-34-5678',
  '000-34-5678',
  '666-34-5678',
  '912-34-5678',
  '512-00-5678',
  '512-34-0000',
  '512345678',
  '12-3456789',
  '123456789',
  '(206) 555-0100',
  '(106) 555-0100',
  '(206) 155-0100',
  '206-555-0100',
  '98101',
  '98101-1234',
  '98101-',
  'mailto:a.b@example.org?subject=x',
  'urn:isbn:0451450523',
  'http://u:p@[2001:db8::1]:80/a%20b?c#d',
  'x:"a"',
  '+12065550100',
  '+33 1 23 45 67 89',
  '(206) 555-0100',
  '1 206 555 0100',
  '01 23 45 67 89',
  'US',
  'FR',
  '2024',
  '05/2024',
  '13/2024',
  '05/17/2024',
  '0999',
  '12:05 AM',
  '09:05:30 PM',
  '13:05 PM',
  '23:59',
  '24:00',
  '05/17/2024 09:05 PM',
  '05/17/2024 21:05',
  '02/30/2024 21:05',
  '05/13/2024 - 05/19/2024',
  '05/17/2024 - 05/17/2024',
  '05/19/2024 - 05/13/2024',
  '02/24/2024 - 02/30/2024',
  '05/13/2024, 05/17/2024',
  '05/17/2024, 05/13/2024',
  '05/17/2024, 05/17/2024',
];

export const PATTERNS = [
  '^[a-z]+$',
  '^.$',
  '\\d',
  '^\\p{L}+$',
  '^$',
  '^.*$',
  '^true$',
  '^-?\\d+$',
  'é',
  '^a.*b$',
  '^[^#]*$',
  '^\\s',
  '1,',
];

export const DATE_FORMATS = ['MM/dd/yyyy', 'yyyy-MM-dd', 'M/d/yyyy', 'MM/yyyy', 'MMMM d, yyyy', 'd MMM yyyy'];

export const FORMAT_NAMES = [
  'email',
  'url',
  'uri',
  'phone',
  'vin',
  'abaRouting',
  'iban',
  'ssn',
  'ein',
  'usPhone',
  'usZip',
  'partialDate',
  'year',
  'month',
  'time',
  'time24',
  'dateTime',
  'dateTime24',
  'week',
  'dateRange',
  'dates',
];

export const WHITELISTS = [
  null,
  'abcdefghijklmnopqrstuvwxyzABC 0123456789,./-',
  'abcé한😀 \n',
  'abce\u0301q\u0303',
];

export const KINDS = ['id', 'receipt', 'deathCertificate'];

const pick = <T>(...pools: readonly T[][]) => fc.constantFrom(...pools.flat());

export const blankText = pick(BLANK);
export const dayText = fc.oneof({ weight: 5, arbitrary: pick(DAYS_AROUND_NOW, OTHER_DAYS) }, pick(NO_DAYS));
export const existingDay = pick(DAYS_AROUND_NOW, OTHER_DAYS);
export const numberText = fc.oneof({ weight: 4, arbitrary: pick(NUMBER_TEXTS) }, pick(NO_NUMBERS));
export const readableNumber = fc.oneof(
  { weight: 4, arbitrary: pick(NUMBERS) },
  fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100),
);
export const formattedText = pick(FORMATTED);
export const plainText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('abc', ' abc ', 'ABC', 'a b', ' a  b') },
  { weight: 6, arbitrary: pick(WORDS) },
  pick(TRUTHS, ENTRIES),
  fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'e', '\u0301', '😀', ' ', '#', '1', '\t'), maxLength: 8 }),
);
