import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DatePicker } from '../../schemas/generated/types.ts';
import { dayText, openDaysOf, pickerDay } from './days.ts';
import { dayAfter, openedAt, stopIn } from './views/dayMoves.ts';

const at = (text: string): Date => pickerDay(text) ?? new Date(Number.NaN);
const textOf = (day: Date | undefined) => day && dayText(day);

/** Day that a key leads to from another; undefined if none. */
function moved(from: string, key: string, picker: DatePicker = {}): string | undefined {
  const shiftKey = key.startsWith('Shift+');
  const press = { key: shiftKey ? key.slice('Shift+'.length) : key, shiftKey };
  return textOf(dayAfter(press, at(from), 1, openDaysOf(picker)));
}

afterEach(() => vi.unstubAllEnvs());

describe('the keys of a calendar', () => {
  it('C10-07: lead to days, weeks, their ends, months and years', () => {
    const from = (key: string) => moved('03/18/2020', key);
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map(from)).toEqual([
      '03/19/2020',
      '03/17/2020',
      '03/25/2020',
      '03/11/2020',
    ]);
    expect(['Home', 'End'].map(from)).toEqual(['03/16/2020', '03/22/2020']);
    expect(['PageUp', 'PageDown', 'Shift+PageUp', 'Shift+PageDown'].map(from)).toEqual([
      '02/18/2020',
      '04/18/2020',
      '03/18/2019',
      '03/18/2021',
    ]);
    expect(from('a')).toBeUndefined();
    expect(moved('03/31/2020', 'PageDown')).toBe('04/30/2020');
  });

  it('C10-33: pass over closed days, however many, and stay within the bounds', () => {
    const hearings = { allowedDates: ['03/02/2020', '03/18/2020', '11/05/2021'] };
    expect(moved('03/18/2020', 'ArrowRight', hearings)).toBe('11/05/2021');
    expect(moved('03/18/2020', 'ArrowLeft', hearings)).toBe('03/02/2020');
    expect(moved('03/18/2020', 'PageDown', hearings)).toBe('11/05/2021');
    expect(moved('11/05/2021', 'ArrowRight', hearings)).toBeUndefined();
    const weekdays = { disabledWeekdays: [0, 1], minDate: '03/05/2020', maxDate: '03/27/2020' };
    expect(moved('03/21/2020', 'ArrowRight', weekdays)).toBe('03/24/2020');
    expect(moved('03/18/2020', 'End', weekdays)).toBe('03/21/2020');
    expect(moved('03/18/2020', 'Home', weekdays)).toBe('03/17/2020');
    expect(moved('03/18/2020', 'PageUp', weekdays)).toBe('03/05/2020');
    expect(moved('03/18/2020', 'Shift+PageDown', weekdays)).toBe('03/27/2020');
  });
});

describe('where clocks go forward at midnight', () => {
  it('C10-33: keys find the days that are listed after that night', () => {
    vi.stubEnv('TZ', 'Africa/Cairo');
    expect(at('04/24/2026').getHours()).toBe(1);
    const hearings = { allowedDates: ['04/20/2026', '04/24/2026', '04/30/2026'] };
    expect(moved('04/20/2026', 'ArrowRight', hearings)).toBe('04/24/2026');
    expect(moved('04/24/2026', 'ArrowRight', hearings)).toBe('04/30/2026');
    expect(moved('04/24/2026', 'End', { maxDate: '04/26/2026' })).toBe('04/26/2026');
  });
});

describe('the day for Tab', () => {
  const { isOpen } = openDaysOf({ allowedDates: ['06/06/2026', '06/13/2026'] });

  it('C10-33: is the nearest open one of the month, the next one before the one before', () => {
    expect(textOf(stopIn(at('06/07/2026'), isOpen))).toBe('06/13/2026');
    expect(textOf(stopIn(at('06/30/2026'), isOpen))).toBe('06/13/2026');
    expect(stopIn(at('07/01/2026'), isOpen)).toBeUndefined();
  });

  it('C10-33: a calendar opens in a month that has one, if there is any', () => {
    const openedOn = (day: string, picker: DatePicker) => dayText(openedAt(at(day), openDaysOf(picker)));
    const hearings = { allowedDates: ['06/06/2026', '06/13/2026'] };
    expect(openedOn('03/20/2026', hearings)).toBe('06/06/2026');
    expect(openedOn('03/20/2028', hearings)).toBe('06/13/2026');
    expect(openedOn('03/20/2028', { maxDate: '06/13/2026' })).toBe('06/13/2026');
    expect(openedOn('03/20/2028', { allowedDates: ['06/06/2026'], disabledDates: ['06/06/2026'] })).toBe(
      '03/20/2028',
    );
  });
});
