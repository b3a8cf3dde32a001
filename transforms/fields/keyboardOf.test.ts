import { describe, expect, it } from 'vitest';
import type { FieldType } from '../../schemas/generated/types.ts';
import { FORMATS, type FormatName } from '../values/formats/formats.ts';
import { GENERIC_PATTERNS } from '../values/pattern.ts';
import type { FieldHints } from './fieldHints.ts';
import { keyboardOf } from './keyboardOf.ts';

interface Told {
  name?: string;
  type?: FieldType;
  formats?: readonly FormatName[];
  patterns?: readonly string[];
  least?: readonly (string | null)[];
}

const keyboard = ({ name = 'answer', type = 'string', formats = [], patterns = [], least = [] }: Told) => {
  const hints: FieldHints[] = [
    ...formats.map((format) => ({ format })),
    ...patterns.map((pattern) => ({ pattern })),
    ...least.map((bound) => ({ least: bound })),
  ];
  return keyboardOf({ name, type }, hints);
};

describe('the keyboard of a field whose page names none', () => {
  it.each([
    ['email', 'email'],
    ['abaRouting', 'digits'],
    ['ssn', 'code'],
    ['ein', 'code'],
    ['partialDate', 'code'],
    ['usZip', 'digits'],
    ['usPhone', 'phone'],
    ['vin', 'code'],
    ['iban', 'code'],
    ['url', 'webAddress'],
  ] as const)('is told by the format %s: %s', (format, expected) => {
    expect(keyboard({ formats: [format] })).toBe(expected);
  });

  it.each([
    ['abaRouting', '125000024'],
    ['usZip', '98101'],
    ['ssn', '123-45-6789'],
    ['ein', '12-3456789'],
    ['partialDate', '03/2020'],
  ] as const)('has all that %s asks for, on a phone whose digits stand alone, too: %s', (format, text) => {
    expect(FORMATS[format](text)).toBe(true);
    expect(keyboard({ formats: [format] }) === 'digits').toBe(/^\d+$/.test(text));
  });

  it.each([
    ['^\\d{4}$', 'digits'],
    ['^[0-9]{4,17}$', 'digits'],
    ['^\\d+$', 'digits'],
    ['^[Mm][Aa][Ff]-\\d{6}$', 'code'],
    [GENERIC_PATTERNS.email, 'email'],
    [GENERIC_PATTERNS.decimal, 'signedAmount'],
    [GENERIC_PATTERNS.integer, 'signedAmount'],
    ['^\\p{L}$', undefined],
    ['^\\d{4}', undefined],
    ['^(\\(\\d{3}\\) \\d{3}-\\d{4}|\\d{7,16})$', undefined],
  ])('is told by what the pattern %s lets through: %s', (pattern, expected) => {
    expect(keyboard({ patterns: [pattern] })).toBe(expected);
  });

  it('has a minus where a number may be below zero, and number pads where it may not', () => {
    const decimal = { patterns: [GENERIC_PATTERNS.decimal] };
    expect([null, '-5', '0', '0.01'].map((least) => keyboard({ ...decimal, least: [least] }))).toEqual([
      'signedAmount',
      'signedAmount',
      'amount',
      'amount',
    ]);
    expect([[], [null], ['0'], ['-5']].map((least) => keyboard({ type: 'number', least }))).toEqual([
      undefined,
      undefined,
      undefined,
      'signedAmount',
    ]);
  });

  it.each([
    ['confirmEmailAddress', 'email'],
    ['walletEmail', 'email'],
    ['phone', 'phone'],
    ['firstName', 'name'],
    ['mailingStreetLine1', 'address'],
    ['mailingPostalCode', 'digits'],
    ['mailingPostalCodeNonUS', 'code'],
    ['confirmBankAccountNumber', 'digits'],
    ['claimNumber', 'code'],
    ['description', undefined],
    ['fileName', undefined],
  ])('is told by the name %s: %s', (name, expected) => {
    expect(keyboard({ name })).toBe(expected);
  });

  it('is nobody’s where nothing is typed', () => {
    for (const type of ['boolean', 'date', 'file', 'list', 'number'] as const)
      expect(keyboard({ type, name: 'email' })).toBeUndefined();
  });
});
