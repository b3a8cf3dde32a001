import { describe, expect, it } from 'vitest';
import { holds } from './conditions.testkit.ts';

describe('operators', () => {
  it('C8-02: numbers compare exactly, however they are written', () => {
    const amount = (value: string | number, operator: string, right: unknown) =>
      holds({ value: { field: 'amount' }, [operator]: right }, { amount: value });
    const table: [string, boolean, boolean, boolean][] = [
      ['greaterThan', false, false, true],
      ['atLeast', false, true, true],
      ['lessThan', true, false, false],
      ['atMost', true, true, false],
    ];
    for (const [operator, ...want] of table)
      expect([operator, ...['9', '10.0', 11].map((value) => amount(value, operator, 10))]).toEqual([
        operator,
        ...want,
      ]);
    expect(amount('0.30000000000000000001', 'greaterThan', { add: [0.1, 0.2] })).toBe(true);
  });

  it('C8-02 C8-13: days compare as days; a literal may be written yyyy-MM-dd, a field may not', () => {
    const day = (value: string, operator: string, right: unknown = '2020-12-31') =>
      holds({ value: { field: 'day' }, [operator]: right }, { day: value });
    const table: [string, boolean, boolean, boolean][] = [
      ['before', true, false, false],
      ['onOrBefore', true, true, false],
      ['after', false, false, true],
      ['onOrAfter', false, true, true],
    ];
    for (const [operator, ...want] of table)
      expect([
        operator,
        ...['12/30/2020', '12/31/2020', '01/01/2021'].map((value) => day(value, operator)),
      ]).toEqual([operator, ...want]);
    expect(day('2020-01-01', 'before')).toBe(false);
  });

  it('C8-02: an ordering with an empty or unreadable side is false, and so is its opposite; not negates', () => {
    for (const [value, right] of [
      [null, 5],
      ['', 5],
      ['x', 5],
      ['3', null],
      ['3', 'x'],
    ] as const)
      for (const operator of ['greaterThan', 'atLeast', 'lessThan', 'atMost'])
        expect(holds({ value: { field: 'name' }, [operator]: right }, { name: value })).toBe(false);
    for (const value of [null, '02/30/2020'])
      for (const operator of ['before', 'onOrBefore', 'after', 'onOrAfter']) {
        const test = { value: { field: 'day' }, [operator]: '01/01/2020' };
        expect(holds(test, { day: value })).toBe(false);
        expect(holds({ not: test }, { day: value })).toBe(true);
      }
  });

  it('C8-02 C8-13 C3-06: equals, notEquals and in compare as rules do', () => {
    expect(holds({ value: { field: 'name' }, equals: ' a ' }, { name: 'a' })).toBe(true);
    expect(holds({ value: { field: 'name' }, notEquals: 'a' }, { name: null })).toBe(true);
    expect(holds({ value: { field: 'amount' }, in: ['x', '1,000'] }, { amount: 1000 })).toBe(true);
    expect(holds({ value: { field: 'name' }, in: [null] }, { name: ' ' })).toBe(true);
    expect(holds({ value: { field: 'name' }, in: ['b', 'c'] }, { name: 'a' })).toBe(false);
    expect(holds({ value: { field: 'flag' }, in: ['True'] }, { flag: true })).toBe(true);
  });

  it('C8-02 C3-03: matches looks anywhere in normalised text and is false on an empty value', () => {
    const name = (value: string | null, matches: string) =>
      holds({ value: { field: 'name' }, matches }, { name: value });
    expect(name('xe\u0301x', 'é')).toBe(true);
    expect(name('x', '^y')).toBe(false);
    for (const value of [null, '  ']) expect(name(value, '')).toBe(false);
    expect(holds({ value: { field: 'flag' }, matches: '^false$' }, {})).toBe(true);
  });

  it('C8-02 C3-01: empty asks both ways, and an unset boolean is not empty', () => {
    const empty = (name: string, wanted: boolean) =>
      holds({ value: { field: name }, empty: wanted }, { name: ' ' });
    expect([empty('name', true), empty('name', false)]).toEqual([true, false]);
    expect([empty('flag', true), empty('flag', false)]).toEqual([false, true]);
  });
});
