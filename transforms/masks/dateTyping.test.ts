import { describe, expect, it } from 'vitest';
import { writtenDate } from '../values/writtenDay.ts';
import { typedDate } from './dateTyping.ts';

const typed = (keys: string) => [...keys].reduce(typedDate, '');

describe('typing a date', () => {
  it.each([
    ['03', '03/'],
    ['0315', '03/15/'],
    ['03152020', '03/15/2020'],
    ['03/15/2020', '03/15/2020'],
    ['03-15-2020', '03/15/2020'],
  ])('R5-05: slashes come at once: %s → %s', (keys, shown) => {
    expect(typed(keys)).toBe(shown);
  });

  it.each([
    ['2/3/2020', '02/03/2020'],
    ['1/1/2020', '01/01/2020'],
    ['12/1/2020', '12/01/2020'],
    ['2-3-2020', '02/03/2020'],
    ['12.5.2020', '12/05/2020'],
    ['2 3 2020', '02/03/2020'],
    ['2020-02-03', '02/03/2020'],
    ['1999-12-31', '12/31/1999'],
    ['February 3, 2020', '02/03/2020'],
    ['12 February 2020', '02/12/2020'],
    ['12-Feb-2020', '02/12/2020'],
    ['31/12/2020', '31/12/2020'],
  ])('C10-05: %s, typed key by key and left, is %s', (keys, day) => {
    expect(writtenDate(typed(keys), 'en')).toBe(day);
  });

  it('C10-05: names of months are typed in Spanish and Arabic as well', () => {
    expect(writtenDate(typed('12 de febrero de 2020'), 'es')).toBe('02/12/2020');
    expect(writtenDate(typed('12 فبراير 2020'), 'ar')).toBe('02/12/2020');
  });

  it('what was deleted can be typed again', () => {
    expect(typedDate('03', '1')).toBe('03/1');
    expect(typedDate('03/15', '2')).toBe('03/15/2');
  });
});
