import { describe, expect, it } from 'vitest';
import type { DatePicker } from '../../schemas/generated/types.ts';
import { isPickOffered } from './pickBounds.ts';
import { writtenPick } from './writtenPick.ts';

type Written = [DatePicker, string, string, string?];

const WRITTEN: Written[] = [
  [{ mode: 'year' }, ' ٢٠٢٠ ', '2020'],
  [{ mode: 'year' }, '20', '20'],
  [{ mode: 'month' }, '3-2020', '03/2020'],
  [{ mode: 'month' }, '032020', '03/2020'],
  [{ mode: 'month' }, '2020-03', '03/2020'],
  [{ mode: 'month' }, 'marzo de 2020', '03/2020', 'es'],
  [{ mode: 'month' }, 'مارس 2020', '03/2020', 'ar'],
  [{ mode: 'month' }, '13/2020', '13/2020'],
  [{ mode: 'month' }, 'March 3, 2020', 'March 3, 2020'],
  [{ mode: 'time' }, '9:30 a. m.', '09:30 AM', 'es'],
  [{ mode: 'time' }, '9:30 م', '09:30 PM', 'ar'],
  [{ mode: 'time' }, '9pm', '09:00 PM'],
  [{ mode: 'time' }, '0930 PM', '09:30 PM'],
  [{ mode: 'time' }, '12 am', '12:00 AM'],
  [{ mode: 'time' }, '0:15', '12:15 AM'],
  [{ mode: 'time' }, '21.30', '09:30 PM'],
  [{ mode: 'time' }, '9:30', '9:30'],
  [{ mode: 'time' }, '13:30 PM', '13:30 PM'],
  [{ mode: 'time' }, '9:60 PM', '9:60 PM'],
  [{ mode: 'time', seconds: true }, '9:30:05 pm', '09:30:05 PM'],
  [{ mode: 'time', hours24: true }, '0930', '09:30'],
  [{ mode: 'time', hours24: true }, '9', '09:00'],
  [{ mode: 'time', hours24: true }, '9:30 pm', '21:30'],
  [{ mode: 'time', hours24: true }, '25:00', '25:00'],
  [{ mode: 'dateTime' }, '2/3/2020 9:30pm', '02/03/2020 09:30 PM'],
  [{ mode: 'dateTime' }, '3 de febrero de 2020 a las 9:30 p. m.', '02/03/2020 09:30 PM', 'es'],
  [{ mode: 'dateTime', hours24: true }, '2020-02-03 21:30', '02/03/2020 21:30'],
  [{ mode: 'dateTime' }, '2/3/2020', '2/3/2020'],
  [{ mode: 'week' }, '03/18/2020', '03/16/2020 - 03/22/2020'],
  [{ mode: 'week', weekStart: 0 }, '03/18/2020', '03/15/2020 - 03/21/2020'],
  [{ mode: 'week' }, '3/16/2020 – 3/22/2020', '03/16/2020 - 03/22/2020'],
  [{ mode: 'range' }, '2020-03-16 - 2020-03-22', '03/16/2020 - 03/22/2020'],
  [{ mode: 'range' }, '16 de marzo de 2020 hasta 22 de marzo de 2020', '03/16/2020 - 03/22/2020', 'es'],
  [{ mode: 'range' }, '03/22/2020 - 03/16/2020', '03/22/2020 - 03/16/2020'],
  [{ mode: 'range' }, '03/22/2020', '03/22/2020'],
  [{ mode: 'multiple' }, '3/22/2020;3/16/2020;', '03/16/2020, 03/22/2020'],
  [{ mode: 'multiple' }, 'March 22, 2020; March 16, 2020', '03/16/2020, 03/22/2020'],
  [{ mode: 'multiple' }, 'March 22, 2020', '03/22/2020'],
  [{ mode: 'multiple' }, '03/22/2020, soon', '03/22/2020, soon'],
  [{ mode: 'multiple' }, ' ', ''],
];

const OFFERED: [DatePicker, string, boolean][] = [
  [{ mode: 'year' }, '1900', true],
  [{ mode: 'year' }, '1899', false],
  [{ mode: 'year' }, '2101', false],
  [{ mode: 'year', yearFrom: 2000, yearTo: 2010 }, '2011', false],
  [{ mode: 'month', minDate: '06/15/2019', maxDate: '04/02/2020' }, '06/2019', true],
  [{ mode: 'month', minDate: '06/15/2019', maxDate: '04/02/2020' }, '05/2019', false],
  [{ mode: 'month', minDate: '06/15/2019', maxDate: '04/02/2020' }, '04/2020', true],
  [{ mode: 'month', minDate: '06/15/2019', maxDate: '04/02/2020' }, '05/2020', false],
  [{ mode: 'time', minTime: '09:00', maxTime: '17:00' }, '09:00 AM', true],
  [{ mode: 'time', minTime: '09:00', maxTime: '17:00' }, '08:59 AM', false],
  [{ mode: 'time', minTime: '09:00', maxTime: '17:00' }, '05:01 PM', false],
  [{ mode: 'dateTime', hours24: true, maxTime: '17:00' }, '02/03/2020 17:01', false],
  [{ mode: 'dateTime', maxDate: '02/02/2020' }, '02/03/2020 09:00 AM', false],
  [{ mode: 'range', minDays: 2, maxDays: 3 }, '02/28/2020 - 02/29/2020', true],
  [{ mode: 'range', minDays: 2, maxDays: 3 }, '02/28/2020 - 03/01/2020', true],
  [{ mode: 'range', minDays: 2, maxDays: 3 }, '02/28/2020 - 02/28/2020', false],
  [{ mode: 'range', minDays: 2, maxDays: 3 }, '02/28/2020 - 03/02/2020', false],
  [{ mode: 'range', disabledWeekdays: [0] }, '03/15/2020 - 03/16/2020', false],
  [{ mode: 'range', disabledWeekdays: [0] }, '03/14/2020 - 03/16/2020', true],
  [{ mode: 'multiple', limit: 1 }, '03/14/2020', true],
  [{ mode: 'multiple', limit: 1 }, '03/14/2020, 03/16/2020', false],
  [{ mode: 'multiple', disabledDates: ['2020-03-16'] }, '03/14/2020, 03/16/2020', false],
  [{ mode: 'multiple', allowedDates: ['03/14/2020'] }, '03/14/2020', true],
  [{ mode: 'multiple', allowedDates: ['03/14/2020'] }, '03/14/2020, 03/16/2020', false],
];

describe('writtenPick', () => {
  it.each(WRITTEN)('C10-05: %o reads %s as %s', (picker, typed, text, culture = 'en') => {
    expect(writtenPick(typed, culture, picker)).toBe(text);
  });
});

describe('isPickOffered', () => {
  it.each(OFFERED)('R5-34: %o offers %s: %s', (picker, text, offered) => {
    expect(isPickOffered(text, picker)).toBe(offered);
  });
});
