import { describe, expect, it } from 'vitest';
import { claimantForm, entry, faultsOfRule, field, inlineForm, rule } from '../testing/forms.testkit.ts';
import type { FormatName } from '../values/formats/formats.ts';
import { NAMED_FORMATS } from '../values/formats/namedFormats.ts';

/** What each format takes and refuses. The numbers are the published examples of each scheme. */
const TABLE: Record<FormatName, { good: string[]; bad: string[] }> = {
  email: {
    good: ['a@b.co', ' a@b.co\t', 'First.Last+tag@example.org'],
    bad: ['a@b', 'a@b..co', 'a b@c.co', '@b.co', 'a@b.co,'],
  },
  url: {
    good: ['https://example.org', 'HTTP://example.org/a?b=c#d', 'http://localhost:8080'],
    bad: ['example.org', 'ftp://example.org', 'https://', 'https://a b', 'javascript:alert(1)'],
  },
  uri: {
    good: [
      'https://example.org/a?b=c#d',
      'mailto:a@example.org',
      'urn:isbn:0451450523',
      'a+b-c.9:',
      'x:/a//b',
      "x:!$&'()*+,;=@~_",
      'http://a%2Fb:@[::ffff:192.0.2.1]:/%C3%A9',
      'x://[v1F.a:b]',
      'x:?a/?:@#/?',
    ],
    bad: [
      'example.org',
      '//example.org',
      '9x:a',
      'x:"a"',
      'x:a b',
      'x:%2',
      'x:é',
      'x:[a]',
      'x:a#b#c',
      'x://a:80b/',
      'x://a@b@c',
      'http://[1::2::3]/',
      'http://[1:2:3:4:5:6:7]/',
      'http://[fe80::1%25en0]/',
      'http://[::1',
      'http://[::192.0.2.01]/',
    ],
  },
  phone: {
    good: ['+12065550100', '+1 (206) 555-0100', '+44 20 7946 0958', ' +33 1 23 45 67 89 ', '+٣٣١٢٣٤٥٦٧٨٩'],
    bad: [
      '12065550100',
      '(206) 555-0100',
      '+1 206 555 010',
      '+1 206 555 01000',
      '+1 106 555 0100',
      '+1 206 155 0100',
      '+999 123456789',
      '+44 0',
      '+1 206 555 0100 ext. 5',
      '+1 206 555 0100;ext=5',
      '++12065550100',
      '+1 206 FLOWERS',
      'tel:+12065550100',
      '~+12065550100',
      '+',
    ],
  },
  vin: {
    good: ['1M8GDM9AXKP042788', '1m8gdm9axkp042788', '11111111111111111', '5GZCZ43D13S812715'],
    bad: [
      '1M8GDM9A0KP042788',
      '1M8GDM9AXKP04278',
      '1M8GDM9AXKP0427888',
      'IOQGDM9AXKP042788',
      '11111111211111111',
    ],
  },
  abaRouting: {
    good: ['011000015', '121000358', '021000021'],
    bad: ['011000016', '12100035', '1210003580', '01100001A'],
  },
  iban: {
    good: [
      'GB29 NWBK 6016 1331 9268 19',
      'gb29nwbk60161331926819',
      'DE89370400440532013000',
      'NO9386011117947',
      // Its key within the account number is not that of the bank's scheme.
      'FR7630006000011234567890189',
    ],
    bad: [
      'GB29NWBK60161331926818',
      'DE8937040044053201300',
      'GB29-NWBK-6016-1331-9268-19',
      'NO93860111179470',
      'US12345678901234567',
      'DE8937040044A532013000',
    ],
  },
  ssn: {
    good: ['123-45-6789', '001-01-0001', '899-99-9999'],
    bad: [
      '000-45-6789',
      '666-45-6789',
      '900-45-6789',
      '123-00-6789',
      '123-45-0000',
      '123456789',
      '123-45-678',
    ],
  },
  ein: { good: ['12-3456789'], bad: ['123456789', '1-23456789', '12-345678', '12-34567890'] },
  usPhone: {
    good: ['(206) 555-0100'],
    bad: ['(106) 555-0100', '(206) 155-0100', '206-555-0100', '(206)555-0100', '(206) 555-010'],
  },
  usZip: { good: ['98101', '98101-0001'], bad: ['9810', '98101-', '98101-00', '981010001', 'ABCDE'] },
  partialDate: {
    good: ['2020', '02/2020', '02/29/2020', '1000', '9999'],
    bad: ['20', '2/2020', '13/2020', '00/2020', '02/30/2020', '0999', '2020-02', '02/0999'],
  },
  year: { good: ['1000', '2020', '9999'], bad: ['0999', '20', '02/2020', '20200'] },
  month: {
    good: ['01/2020', '12/9999'],
    bad: ['1/2020', '13/2020', '00/2020', '02/0999', '02/29/2020', '2020'],
  },
  time: {
    good: ['12:00 AM', '09:05 PM', '11:59:59 PM'],
    bad: ['00:30 AM', '13:00 PM', '9:05 PM', '09:60 AM', '09:05', '09:05 pm', '09:05:60 PM', '21:05'],
  },
  time24: {
    good: ['00:00', '23:59', '09:05:59'],
    bad: ['24:00', '9:05', '09:60', '09:05:60', '09:05 PM', '09'],
  },
  dateTime: {
    good: ['02/29/2020 09:05 PM', '02/29/2020 09:05:30 PM'],
    bad: ['02/30/2020 09:05 PM', '02/29/2020', '09:05 PM', '02/29/2020 21:05', '02/29/2020, 09:05 PM'],
  },
  dateTime24: {
    good: ['02/29/2020 21:05', '02/29/2020 21:05:30'],
    bad: ['02/30/2020 21:05', '02/29/2020', '21:05', '02/29/2020 09:05 PM'],
  },
  week: {
    good: ['02/24/2020 - 03/01/2020', '12/27/2020 - 01/02/2021'],
    bad: [
      '02/24/2020 - 02/29/2020',
      '02/24/2020 - 03/02/2020',
      '03/01/2020 - 02/24/2020',
      '02/24/2020',
      '02/30/2020 - 03/07/2020',
      '02/24/2021 - 03/02/2020',
    ],
  },
  dateRange: {
    good: ['02/24/2020 - 02/24/2020', '12/31/2019 - 01/01/2020'],
    bad: ['01/01/2020 - 12/31/2019', '02/30/2020 - 03/01/2020', '02/24/2020', '02/24/2020-02/25/2020'],
  },
  dates: {
    good: ['02/24/2020', '02/24/2020, 02/25/2020, 01/01/2021'],
    bad: [
      '02/25/2020, 02/24/2020',
      '02/24/2020, 02/24/2020',
      '02/24/2020, 02/30/2020',
      '02/24/2020,02/25/2020',
      '02/24/2020, ',
      '02/24/2020; 02/25/2020',
    ],
  },
};

describe('format', () => {
  const fails = ['The value is not in the expected format'];

  it('C8-08 C8-18: every named form takes what its scheme allows and refuses what it does not', async () => {
    const names = Object.keys(TABLE) as FormatName[];
    const form = await claimantForm(...names.map((name) => field(name, [rule('format', [name])])));
    for (const name of names) {
      for (const value of TABLE[name].good)
        expect([name, value, form.textsOf(name, value)]).toEqual([name, value, []]);
      for (const value of TABLE[name].bad)
        expect([name, value, form.textsOf(name, value)]).toEqual([
          name,
          value,
          ['The value is not in the expected format'],
        ]);
    }
  });

  it.each(Object.entries(TABLE))(
    'C8-08: the facts about %s hold of all that it lets through',
    (name, { good }) => {
      const { pattern, dropsSpace, keyboard } = NAMED_FORMATS[name as FormatName];
      for (const text of good.map((one) => one.trim())) {
        if (pattern !== null) expect(text).toMatch(new RegExp(pattern));
        if (dropsSpace) expect(text).not.toContain(' ');
        if (keyboard === 'digits') expect(text).toMatch(/^[\d-]+$/);
      }
    },
  );

  describe('phone', () => {
    const national = (country: string) => [rule('format', ['phone'], { country })];
    it('C8-18: takes the national form of the country that its code names, and E.164 of any', async () => {
      const form = await claimantForm(field('us', national('US')), field('fr', national('FR')));
      for (const value of [
        '2065550100',
        '(206) 555-0100',
        '1 206.555.0100',
        '+33123456789',
        '+1 206 555 0100',
      ])
        expect([value, form.textsOf('us', value)]).toEqual([value, []]);
      for (const value of ['01 23 45 67 89', '123456789', '+12065550100'])
        expect([value, form.textsOf('fr', value)]).toEqual([value, []]);
      for (const value of [
        '555-0100',
        '01 23 45 67 89',
        '011 44 20 7946 0958',
        '(106) 555-0100',
        '206-FLOWERS',
      ])
        expect([value, form.textsOf('us', value)]).toEqual([value, fails]);
      expect(form.textsOf('fr', '(206) 555-0100')).toEqual(fails);
    });

    it('C8-18: takes the national form of the country that a field holds now', async () => {
      const form = await claimantForm(field('phone', national('Country')), field('country'));
      expect(form.textsOf('phone', '01 23 45 67 89', { country: ' FR ' })).toEqual([]);
      for (const country of ['US', null, '', 'fr', 'France', 'AQ', 'toString'])
        expect([country, form.textsOf('phone', '01 23 45 67 89', { country })]).toEqual([country, fails]);
      expect(form.textsOf('phone', '+33123456789', { country: null })).toEqual([]);
    });

    it('C8-18 C4-18: the field may be another model’s', async () => {
      const form = await inlineForm([
        entry('claimantInfo', [
          field('phone', [
            rule('format', ['phone'], { country: 'country', validationContext: 'claimDetails' }),
          ]),
        ]),
        entry('claimDetails', [field('country')]),
      ]);
      const claimantInfo = { phone: '01 23 45 67 89' };
      expect(form.failures({ claimantInfo, claimDetails: { country: 'FR' } })).toEqual([]);
      expect(form.failures({ claimantInfo })).toEqual(['claimantInfo.phone format']);
    });

    it('C8-18: takes what usPhone takes, whatever area codes are in use', async () => {
      const form = await claimantForm(
        field('us', national('US')),
        field('mask', [rule('format', ['usPhone'])]),
      );
      for (let area = 200; area < 1000; area += 1) {
        const value = `(${area}) 255-0100`;
        expect([value, form.textsOf('us', value), form.textsOf('mask', value)]).toEqual([value, [], []]);
      }
    });

    it('C5-03 C8-18: the country is a code of one, or a field', () => {
      const faults = (format: string, country: unknown) =>
        faultsOfRule(rule('format', [format], { country }));
      for (const country of ['US', 'GB', 'other', 'Flag']) expect(faults('phone', country)).toEqual([]);
      for (const country of ['UK', 'AQ', '', 1])
        expect(faults('phone', country)).toEqual(['wrong-parameter /namedParams/country']);
      for (const country of ['usa', 'us', 'USA'])
        expect(faults('phone', country)).toEqual(['unknown-field /namedParams/country']);
      expect(faults('email', 'US')).toEqual(['unknown-parameter /namedParams/country']);
    });
  });

  it('a form without IBANs and telephone numbers does without the libraries for them', async () => {
    const requires = async (...names: string[]) =>
      (
        await claimantForm(
          field(
            'x',
            names.map((name) => rule('format', [name])),
          ),
        )
      ).requires;
    expect(await requires('email', 'uri')).toEqual(['#claimwright/runtime']);
    expect(await requires('iban')).toEqual(['#claimwright/iban']);
    expect(await requires('phone', 'email')).toEqual(['#claimwright/phone', '#claimwright/runtime']);
    expect(await requires('iban', 'phone')).toEqual(['#claimwright/iban', '#claimwright/phone']);
  });

  it('C8-08: what several libraries judge is judged by each', async () => {
    const form = await claimantForm(
      field(
        'x',
        ['iban', 'phone', 'email'].map((name) => rule('format', [name])),
      ),
    );
    expect(form.textsOf('x', '+12065550100')).toEqual([...fails, ...fails]);
    expect(form.textsOf('x', 'a@b.co')).toHaveLength(2);
    expect(form.textsOf('x', 'x')).toHaveLength(3);
  });

  it('C5-03 C8-08: an unknown form is refused', () => {
    expect(faultsOfRule(rule('format', ['passport']))).toEqual(['wrong-parameter /ordinalParams/0']);
    expect(faultsOfRule(rule('format', []))).toEqual(['missing-parameter ']);
  });
});
