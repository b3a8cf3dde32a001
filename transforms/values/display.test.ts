import { describe, expect, it } from 'vitest';
import { displayed, isFigure } from './display.ts';

/** Without the marks and the kinds of spaces that Intl writes. */
const plain = (text: string | undefined) => text?.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/gu, ' ');
const shown = (value: unknown, as: 'money' | 'number' | 'percent' | 'date' | 'text', culture = 'en') =>
  plain(displayed(value, { as, culture }));

describe('how values are displayed', () => {
  it('C8-21: an amount has its sign, its groups and two decimals, by the culture', () => {
    expect(shown('609.3075', 'money')).toBe('$609.31');
    expect(shown(1234.5, 'money')).toBe('$1,234.50');
    expect(shown(' 1,234,567.005 ', 'money')).toBe('$1,234,567.01');
    expect(shown('-80', 'money')).toBe('-$80.00');
    expect(shown('-0.001', 'money')).toBe('$0.00');
    expect(shown(12345.5, 'money', 'es')).toBe('12.345,50 $');
    expect(shown('-1234.5', 'money', 'ar')).toBe('-1,234.50 $');
    expect(shown('12345678901234567890.12', 'money')).toBe('$12,345,678,901,234,567,890.12');
  });

  it('C8-21: a number keeps all its decimals, a percentage is that of a ratio', () => {
    expect(shown('1234.56789', 'number')).toBe('1,234.56789');
    expect(shown('12345.5', 'number', 'es')).toBe('12.345,5');
    expect(shown('0.0000000000000000001', 'number')).toBe('0.0000000000000000001');
    expect(shown(0.25, 'percent')).toBe('25%');
    expect(shown('0.12345', 'percent')).toBe('12.345%');
    expect(shown(0.25, 'percent', 'es')).toBe('25 %');
  });

  it('C8-21: a day is written in the words of the culture, and stays that day', () => {
    expect(shown('05/17/2018', 'date')).toBe('May 17, 2018');
    expect(shown('01/01/1000', 'date')).toBe('January 1, 1000');
    expect(shown('12/31/2020', 'date', 'es')).toBe('31 de diciembre de 2020');
    expect(shown('12/31/2020', 'date', 'ar')).toContain('ديسمبر');
  });

  it('C8-21: what does not read as one is left as it is, and so is a text', () => {
    for (const as of ['money', 'number', 'percent'] as const)
      for (const value of ['abc', '', null, true, ['1']]) expect(shown(value, as)).toBeUndefined();
    for (const value of ['02/30/2020', '2020-01-01', 5]) expect(shown(value, 'date')).toBeUndefined();
    expect(shown('12', 'text')).toBeUndefined();
  });

  it('C8-21: figures stand under each other', () => {
    const display = (as: 'money' | 'number' | 'percent' | 'date' | 'text') => ({ as, culture: 'en' });
    expect(
      ['money', 'number', 'percent'].map((as) =>
        isFigure({ type: 'string', display: display(as as 'money') }),
      ),
    ).toEqual([true, true, true]);
    expect([isFigure({ type: 'number' }), isFigure({ type: 'string' })]).toEqual([true, false]);
    expect(isFigure({ type: 'number', display: display('text') })).toBe(false);
    expect(isFigure({ type: 'number', display: display('date') })).toBe(false);
  });
});
