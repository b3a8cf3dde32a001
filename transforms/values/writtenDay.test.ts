import { describe, expect, it } from 'vitest';
import { writtenDate } from './writtenDay.ts';

describe('dates as people write them', () => {
  it.each([
    ['2/3/2020', '02/03/2020'],
    ['1/1/2020', '01/01/2020'],
    ['02/03/2020', '02/03/2020'],
    [' 2 / 3 / 2020 ', '02/03/2020'],
    ['12/31/1999', '12/31/1999'],
  ])('C10-05: single digits are enough: %s', (text, day) => {
    expect(writtenDate(text, 'en')).toBe(day);
  });

  it.each(['2-3-2020', '2.3.2020', '02-03-2020', '2 3 2020', '02032020'])(
    'C10-05: other signs between the parts, or none: %s',
    (text) => {
      expect(writtenDate(text, 'en')).toBe('02/03/2020');
    },
  );

  it.each(['2020-02-03', '2020-2-3', '2020/02/03', '2020.02.03', '20200203'])(
    'C10-05: the year may come first: %s',
    (text) => {
      expect(writtenDate(text, 'en')).toBe('02/03/2020');
    },
  );

  it.each([
    ['February 3, 2020', 'en'],
    ['Feb 3 2020', 'en'],
    ['feb. 3rd, 2020', 'en'],
    ['3 FEBRUARY 2020', 'en'],
    ['3-Feb-2020', 'en'],
    ['Monday, February 3, 2020', 'en'],
    ['3 de febrero de 2020', 'es'],
    ['3 febrero 2020', 'es'],
    ['lunes, 3 de febrero de 2020', 'es'],
    ['febrero 3, 2020', 'es-US'],
    ['3 feb 2020', 'es'],
    ['February 3, 2020', 'es'],
    ['3 فبراير 2020', 'ar'],
    ['٣ فبراير ٢٠٢٠', 'ar'],
    ['3 شباط 2020', 'ar'],
    ['الاثنين، 3 فبراير 2020', 'ar'],
    ['٢/٣/٢٠٢٠', 'ar'],
    ['\u200f2/\u200f3/\u200f2020', 'ar'],
    ['3 février 2020', 'fr'],
    ['February 3, 2020', 'no language at all'],
  ])('C10-05: the month may be a word: %s (%s)', (text, culture) => {
    expect(writtenDate(text, culture)).toBe('02/03/2020');
  });

  it('C10-05: names of months are those of the page’s language, and English', () => {
    const months = (culture: string, date: (month: string) => string) =>
      Array.from({ length: 12 }, (_, index) => {
        const name = new Intl.DateTimeFormat(culture, { month: 'long' }).format(new Date(2001, index, 1));
        return writtenDate(date(name), culture);
      });
    const all = Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(2, '0')}/09/2021`);
    expect(months('en', (month) => `${month} 9, 2021`)).toEqual(all);
    expect(months('es', (month) => `9 de ${month} de 2021`)).toEqual(all);
    expect(months('ar', (month) => `9 ${month} 2021`)).toEqual(all);
    expect(writtenDate('3 de febrero de 2020', 'en')).toBe('3 de febrero de 2020');
  });

  it('C10-05: where both readings are dates it is read month first, as the shape on the page says', () => {
    expect(writtenDate('3/2/2020', 'es')).toBe('03/02/2020');
  });

  it.each([
    '25/12/2020',
    '2/3/20',
    '2/30/2020',
    '02/29/2021',
    '2/3-2020',
    '0/3/2020',
    '2/3/0999',
    '232020',
    'last spring',
    'February 2020',
    'February 3, 20',
    'February 3 or 4, 2020',
    'not February 3, 2020',
    'ma 3, 2020',
    'ju 3, 2020',
    '2020-02-03T10:00:00Z',
    '',
  ])('C10-05: what is no date, or could be several, stays as typed: %s', (text) => {
    expect(writtenDate(text, 'en')).toBe(text);
  });
});
