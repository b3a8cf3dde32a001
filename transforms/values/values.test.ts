import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth, formatDay, parseDay, parseParameterDay, shiftDay, todayInLosAngeles } from './day.ts';
import {
  addDecimals,
  type Decimal,
  divideDecimals,
  formatDecimal,
  isMultipleOf,
  multiplyDecimals,
  parseDecimal,
  subtractDecimals,
} from './decimal.ts';
import { isEmpty } from './emptiness.ts';
import { areEqual } from './equality.ts';
import { nearest } from './nearest.ts';
import { matchesPattern } from './pattern.ts';
import { codePoints, textOf } from './text.ts';

function decimal(value: unknown): Decimal {
  const read = parseDecimal(value);
  if (!read) throw new Error(`${value} is no number`);
  return read;
}

function calculate(
  operation: (a: Decimal, b: Decimal) => Decimal | null,
  a: unknown,
  b: unknown,
): string | null {
  const result = operation(decimal(a), decimal(b));
  return result && formatDecimal(result);
}

describe('isEmpty', () => {
  it('C3-01: nothing, white space as trim removes it, and an empty list are empty; false, 0 and a file are values', () => {
    for (const value of [null, undefined, '', ' ', '\t\n\u00a0\ufeff\u2028\u3000', []])
      expect([value, isEmpty(value)]).toEqual([value, true]);
    for (const value of [false, 0, Number.NaN, '\u200b', '0', [null], { name: '', size: 0, type: '' }])
      expect([value, isEmpty(value)]).toEqual([value, false]);
  });
});

describe('textOf', () => {
  it('C3-03: text is in NFC and counted in code points', () => {
    expect(textOf('e\u0301')).toBe('\u00e9');
    expect(codePoints(textOf('e\u0301😀'))).toBe(2);
    expect(matchesPattern('e\u0301', '^é$')).toBe(true);
  });

  it('C3-01 R3-45: the text of a boolean is true or false, an empty value has none', () => {
    expect([true, false, 12.5, null].map(textOf)).toEqual(['true', 'false', '12.5', '']);
  });
});

describe('parseDecimal', () => {
  it('C3-05: JSON numbers and text with grouping commas are read, trimmed', () => {
    const table: [unknown, string][] = [
      ['1,234.50', '1234.5'],
      [' 1,234,567 ', '1234567'],
      ['-0.10', '-0.1'],
      ['007', '7'],
      ['1234567', '1234567'],
      [1e21, '1000000000000000000000'],
      [1e-7, '0.0000001'],
      [-0, '0'],
      ['-0.00', '0'],
      ['99999999999999999999.9', '99999999999999999999.9'],
    ];
    for (const [value, want] of table) expect([value, formatDecimal(decimal(value))]).toEqual([value, want]);
  });

  it('C3-05: no number is text with a misplaced comma or point, an exponent, a plus sign, a space within or other digits, nor a value that is no text', () => {
    const bad = [
      '',
      '-',
      '.',
      '-.',
      '.5.0',
      ',.5',
      '5.',
      '1,23',
      '12,34',
      '1234,567',
      '1,234,56',
      '1e3',
      '+1',
      '0x1',
      '1 000',
      '--1',
      '١',
    ];
    for (const value of [...bad, Number.NaN, Number.POSITIVE_INFINITY, true, null, {}])
      expect([value, parseDecimal(value)]).toEqual([value, null]);
  });
});

describe('arithmetic', () => {
  it('C8-02: 0.1 + 0.2 is 0.3, and differences and products are exact', () => {
    expect(calculate(addDecimals, 0.1, 0.2)).toBe('0.3');
    expect(calculate(subtractDecimals, '1', '0.9')).toBe('0.1');
    expect(calculate(multiplyDecimals, '1.1', '1.1')).toBe('1.21');
    expect(calculate(multiplyDecimals, '12345678901234567890', '1.1')).toBe('13580246791358024679');
  });

  it('C8-02: quotients have 20 significant digits, rounded half to even; nothing is divided by zero', () => {
    const table: [string, string, string | null][] = [
      ['1', '3', '0.33333333333333333333'],
      ['2', '3', '0.66666666666666666667'],
      ['-2', '3', '-0.66666666666666666667'],
      ['10', '4', '2.5'],
      ['1', '1024', '0.0009765625'],
      ['100000000000000000005', '10', '10000000000000000000'],
      ['100000000000000000015', '10', '10000000000000000002'],
      ['100000000000000000001', '2', '50000000000000000000'],
      ['100000000000000000003', '2', '50000000000000000002'],
      ['0', '7', '0'],
      ['7', '0', null],
    ];
    for (const [a, b, want] of table) expect([a, b, calculate(divideDecimals, a, b)]).toEqual([a, b, want]);
  });

  it('C8-02: adding and taking away again changes nothing, and a product is a multiple of its factors', () => {
    const amounts = fc
      .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.nat(8))
      .map(([coefficient, scale]): Decimal => decimal(formatDecimal({ coefficient, scale })));
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(subtractDecimals(addDecimals(a, b), b)).toEqual(a);
        if (b.coefficient !== 0n) expect(isMultipleOf(multiplyDecimals(b, decimal(12)), b)).toBe(true);
        expect(parseDecimal(formatDecimal(a))).toEqual(a);
      }),
      { numRuns: 200 },
    );
  });
});

describe('days', () => {
  it('C3-04: MM/dd/yyyy is read strictly, and only days that exist', () => {
    for (const value of [
      '02/30/2020',
      '2/3/2020',
      '02/03/20',
      '02/29/2021',
      '02/29/1900',
      '04/31/2020',
      '13/01/2020',
      '00/01/2020',
      '01/00/2020',
      '2020-02-03',
      ' 02/03/2020',
      '02/03/2020 ',
      '02/03/0999',
      null,
      20200203,
    ])
      expect([value, parseDay(value)]).toEqual([value, null]);
    expect(parseDay('02/29/2020')).toBe(20200229);
    expect(parseDay('02/29/2000')).toBe(20000229);
    expect(parseDay('01/01/1000')).toBe(10000101);
    expect(parseDay('12/31/9999')).toBe(99991231);
  });

  it('C3-04: bounds in parameters may be written yyyy-MM-dd too', () => {
    expect(parseParameterDay('2020-02-03')).toBe(parseDay('02/03/2020'));
    expect(parseParameterDay('02/03/2020')).toBe(20200203);
    for (const value of ['2020-2-3', '2020-02-30', '20200203']) expect(parseParameterDay(value)).toBeNull();
  });

  it('C8-02: shifts clamp to the month’s end as date-fns does, and stay within the years 1000 to 9999', () => {
    const table: [string, Partial<Parameters<typeof shiftDay>[1]>, string | null][] = [
      ['01/31/2020', { months: 1 }, '02/29/2020'],
      ['02/29/2020', { years: 1 }, '02/28/2021'],
      ['02/29/2020', { years: -18 }, '02/28/2002'],
      ['03/31/2020', { months: -1, days: 1 }, '03/01/2020'],
      ['01/15/2020', { months: -13 }, '12/15/2018'],
      ['12/31/2020', { days: 1 }, '01/01/2021'],
      ['01/01/1000', { days: -1 }, null],
      ['12/31/9999', { days: 1 }, null],
    ];
    for (const [from, by, want] of table) {
      const day = shiftDay(parseDay(from) ?? 0, { years: 0, months: 0, days: 0, ...by });
      expect([from, by, day && formatDay(day)]).toEqual([from, by, want]);
    }
    expect([2, 4, 12].map((month) => daysInMonth(2100, month))).toEqual([28, 30, 31]);
  });

  it('C3-04 R9-12: today changes at midnight in Los Angeles, in winter and in summer', () => {
    const table: [string, number][] = [
      ['2026-01-01T07:59:59.999Z', 20251231],
      ['2026-01-01T08:00:00.000Z', 20260101],
      ['2026-07-01T06:59:59.999Z', 20260630],
      ['2026-07-01T07:00:00.000Z', 20260701],
      ['2026-03-08T09:59:59.999Z', 20260308],
      ['2026-11-02T07:59:59.999Z', 20261101],
    ];
    for (const [now, want] of table) expect([now, todayInLosAngeles(new Date(now))]).toEqual([now, want]);
  });
});

describe('areEqual', () => {
  it('C3-06: empty equals empty; booleans equal their text; numbers equal text that reads as the same number', () => {
    const table: [unknown, unknown, boolean][] = [
      [null, '  ', true],
      [null, [], true],
      [null, 0, false],
      [null, false, false],
      [true, 'TRUE ', true],
      [false, 'false', true],
      [true, 1, false],
      [false, 0, false],
      [1, '1.00', true],
      [1000, '1,000', true],
      [1, '1a', false],
      [' a ', 'a', true],
      ['a', 'A', false],
      ['1.0', '1', false],
      ['01/02/2020', '1/2/2020', false],
      ['e\u0301', 'é', true],
    ];
    for (const [a, b, want] of table) {
      expect([a, b, areEqual({ value: a }, { value: b })]).toEqual([a, b, want]);
      expect([b, a, areEqual({ value: b }, { value: a })]).toEqual([b, a, want]);
    }
  });

  it('C3-06: a number field holds a number however it arrived, an unset boolean field is false', () => {
    expect(areEqual({ value: '1.0', type: 'number' }, { value: '1' })).toBe(true);
    expect(areEqual({ value: '1.0', type: 'number' }, { value: '1,0' })).toBe(false);
    expect(areEqual({ value: 'x', type: 'number' }, { value: 'x' })).toBe(true);
    for (const value of [null, undefined]) {
      expect(areEqual({ value, type: 'boolean' }, { value: false })).toBe(true);
      expect(areEqual({ value, type: 'boolean' }, { value: null })).toBe(false);
    }
  });
});

describe('nearest', () => {
  it('C2-03: offers the known name that is most like a misspelt one, and none that is not', () => {
    expect(nearest('requird', ['required', 'requiredIf'])).toBe('required');
    expect(nearest('MAXLENGHT', ['maxLength', 'range'])).toBe('maxLength');
    expect(nearest('banana', ['required', 'range'])).toBeUndefined();
  });
});
