import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fitToMask } from './fitToMask.ts';
import {
  isMaskName,
  MASK_TOKENS,
  MASKS,
  maskOf,
  separatorsOf,
  shown,
  without,
  withoutCountryCode,
} from './masks.ts';

describe('masks', () => {
  it('R5-01 R5-02: currency is digits grouped by commas, with two decimal places or none', () => {
    expect(MASKS.currency).toEqual({
      kind: 'number',
      decimals: 0,
      inputMode: 'decimal',
      mismatch: 'Ui_NotAWholeAmount',
    });
    expect(MASKS.currencyDecimals).toEqual({
      kind: 'number',
      decimals: 2,
      inputMode: 'decimal',
      mismatch: 'Ui_NotAnAmount',
    });
  });

  it('R5-03 R5-04 R5-07 R5-09 R9-07: character masks have their classes and lengths', () => {
    const table = {
      decimal: { good: '0.9', bad: ',-a ', max: 16 },
      internationalPhone: { good: '09', bad: '+. a', max: 16 },
      vin: { good: 'azAZ09', bad: ' -é', max: 17 },
      nonUsPostalCode: { good: 'azAZ 09', bad: '-.é', max: 10 },
    } as const;
    for (const [name, { good, bad, max }] of Object.entries(table)) {
      const mask = maskOf(name);
      if (mask.kind !== 'characters') throw new Error(`${name} is ${mask.kind}`);
      const allowed = new RegExp(`^[${mask.allowed}]$`, 'u');
      expect([
        name,
        mask.max,
        [...good].every((c) => allowed.test(c)),
        [...bad].some((c) => allowed.test(c)),
      ]).toEqual([name, max, true, false]);
    }
  });

  it('R5-05 R5-06 R5-08 R9-07: dates, phones and ZIP codes have their patterns; only the date is typed freely', () => {
    expect(MASKS.date).toEqual({
      kind: 'pattern',
      pattern: '##/##/####',
      inputMode: 'numeric',
      hint: 'Ui_DateHint',
      exportedAsShown: true,
      freely: true,
      mismatch: 'Ui_NotADate',
    });
    expect(MASKS.usPhone).toEqual({
      kind: 'pattern',
      pattern: '(###) ###-####',
      countryCode: '1',
      inputMode: 'tel',
      autocomplete: 'tel-national',
      hint: 'Ui_PhoneHint',
      mismatch: 'Ui_NotAUsPhone',
    });
    expect(MASKS.usZip).toEqual({
      kind: 'pattern',
      pattern: '#####-####',
      inputMode: 'numeric',
      autocomplete: 'postal-code',
      mismatch: 'Ui_NotAZip',
    });
  });

  it('C11-06: the names that a page may write, and those the guide lists, are the table’s', () => {
    const root = new URL('../../', import.meta.url);
    const { definitions } = JSON.parse(readFileSync(new URL('schemas/page.schema.json', root), 'utf8'));
    const names = Object.keys(MASKS);
    expect(definitions.maskName.examples).toEqual(names);
    const guide = readFileSync(new URL('docs/authoring/constructs.md', root), 'utf8');
    const [, chapter = ''] = /^An input mask: ([^.]*)\./m.exec(guide) ?? [];
    expect(chapter.replace(' or ', ', ').split(', ')).toEqual(names);
  });

  it('R5-10: # is a digit, @ a letter, * a letter or digit', () => {
    const takes = (token: keyof typeof MASK_TOKENS) =>
      [...'0aZ -'].filter((character) => new RegExp(`[${MASK_TOKENS[token]}]`).test(character)).join('');
    expect([takes('#'), takes('@'), takes('*')]).toEqual(['0', 'aZ', '0aZ']);
  });

  it('R5-11 R8-15: a mask that is not registered raises an error', () => {
    for (const name of ['ssn', 'toString', '']) {
      expect(isMaskName(name)).toBe(false);
      expect(() => maskOf(name)).toThrow('The mask factory is not registered');
      expect(() => shown('1', name)).toThrow('The mask factory is not registered');
    }
  });

  it('C7-07: without its mask a value is what was typed', () => {
    const table: [string, string, string][] = [
      ['(206) 555-0100', 'usPhone', '2065550100'],
      ['98101-0001', 'usZip', '981010001'],
      ['02/03/2020', 'date', '02032020'],
      ['1,234.50', 'currencyDecimals', '1234.50'],
      ['SW1A 1AA', 'nonUsPostalCode', 'SW1A 1AA'],
    ];
    for (const [value, name, want] of table) expect(without(value, separatorsOf(maskOf(name)))).toBe(want);
  });

  it.each([
    [150, 'currencyDecimals', '150.00'],
    ['1234.5', 'currencyDecimals', '1,234.50'],
    ['1,234.50', 'currencyDecimals', '1,234.50'],
    ['-1234567.005', 'currencyDecimals', '-1,234,567.00'],
    [0.1, 'currencyDecimals', '0.10'],
    ['-0.001', 'currencyDecimals', '0.00'],
    ['33.335', 'currencyDecimals', '33.34'],
    ['1234567', 'currency', '1,234,567'],
    ['12 km', 'currency', '12 km'],
    ['2065550100', 'usPhone', '(206) 555-0100'],
    ['(206) 555-0100', 'usPhone', '(206) 555-0100'],
    ['442079460000', 'usPhone', '442079460000'],
    ['981010001', 'usZip', '98101-0001'],
    ['98101', 'usZip', '98101'],
    ['SW1A 1AA', 'usZip', 'SW1A 1AA'],
    ['03/15/2020', 'date', '03/15/2020'],
    ['1HGCM82633A004352', 'vin', '1HGCM82633A004352'],
    [null, 'currencyDecimals', ''],
  ])('R5-01 R5-02: the stored value %s reads under %s as %s', (value, mask, want) => {
    expect(shown(value, mask)).toBe(want);
  });

  it('R5-06: a phone that is put in at once loses its country code, any other text nothing', () => {
    const mask = MASKS.usPhone;
    expect(withoutCountryCode('+1 (206) 555-0100', mask)).toBe('2065550100');
    expect(withoutCountryCode('1-206-555-0100', mask)).toBe('2065550100');
    expect(withoutCountryCode('(206) 555-0100', mask)).toBe('(206) 555-0100');
    expect(withoutCountryCode('1', mask)).toBe('1');
    expect(withoutCountryCode('12345678901', MASKS.usZip)).toBe('12345678901');
  });

  it.each([
    ['currencyDecimals', '12345678901234567890', null],
    ['currencyDecimals', '123,456,789,012,345.60', '123,456,789,012,345.60'],
    ['currencyDecimals', '0000000000000000000000.5', '0000000000000000000000.5'],
    ['usZip', 'ЁЂЃЄ', null],
    ['usZip', '٠١٢٣٤', '01234'],
    ['usZip', '98101⁴', null],
    ['usPhone', '206 555 0100 ☎', null],
    ['usPhone', '(206) 555–0100', '(206) 555-0100'],
  ] as const)('C10-04: %s has no room for all of %s, or holds it as %s', (name, text, held) => {
    expect(fitToMask(text, maskOf(name))).toBe(held);
  });
});
