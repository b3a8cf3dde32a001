import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawDialogs } from '../dialogs.testkit.ts';
import {
  button,
  cell,
  day,
  dialog,
  input,
  isClosed,
  isSelected,
  LABEL,
  open,
  opened,
  press,
  rendered,
  type,
} from './pickers.testkit.ts';

beforeAll(drawDialogs);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const status = () => document.querySelector('.cw-pick-status')?.textContent;
const areClosed = (...numbers: number[]) => numbers.map((number) => isClosed(day(number)));

describe('a range', () => {
  it('is picked by its first and its last day, and taken at once', async () => {
    const onCommit = await opened({ mode: 'range' }, '03/10/2020 - 03/15/2020');
    expect(
      screen.getByRole('dialog', { name: `Choose the first and the last day: ${LABEL}` }),
    ).not.toBeNull();
    expect([9, 10, 12, 15, 16].map((number) => isSelected(day(number)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(document.activeElement).toBe(day(10));
    expect(status()).toBe('Choose the first day.');
    fireEvent.click(day(20));
    expect(status()).toBe('Choose the last day.');
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.click(day(23));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/20/2020 - 03/23/2020');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('R5-34: is as long as its picker says, both ends counted', async () => {
    const picker = { mode: 'range', minDays: 3, maxDays: 5 } as const;
    const onCommit = await opened(picker, '03/10/2020 - 03/12/2020');
    expect(status()).toBe('Choose 3 to 5 days. Choose the first day.');
    expect(areClosed(9, 10, 11, 15, 28)).toEqual([false, false, false, false, false]);
    fireEvent.click(day(10));
    expect(areClosed(9, 10, 11, 12, 14, 15)).toEqual([false, true, true, false, false, true]);
    for (const closed of [11, 15]) fireEvent.click(day(closed));
    expect(onCommit).not.toHaveBeenCalled();
    press('Choose another first day');
    // March stays in sight.
    fireEvent.click(day(20));
    fireEvent.click(day(24));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/20/2020 - 03/24/2020');
  });

  it('R9-14: waits for Select where its page says so, and not before its last day is picked', async () => {
    const onCommit = await opened({ mode: 'range', autoApply: false }, '03/10/2020 - 03/15/2020');
    fireEvent.click(day(20));
    press('Select');
    expect(dialog()).not.toBeNull();
    fireEvent.click(day(20));
    expect(onCommit).not.toHaveBeenCalled();
    press('Select');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/20/2020 - 03/20/2020');
  });

  it('R5-34: lies within the bounds of its days', async () => {
    await opened(
      { mode: 'range', minDate: '03/05/2020', maxDate: '03/25/2020', disabledWeekdays: [0] },
      '03/10/2020 - 03/14/2020',
    );
    expect(areClosed(4, 5, 15, 25, 26)).toEqual([true, false, true, false, true]);
  });
});

describe('several days', () => {
  it('wait for Select, the earliest first; one that is picked again is taken out', async () => {
    const onCommit = await opened({ mode: 'multiple' }, '03/10/2020, 03/15/2020');
    expect([10, 12, 15].map((number) => isSelected(day(number)))).toEqual([true, false, true]);
    fireEvent.click(day(12));
    fireEvent.click(day(15));
    expect(status()).toBe('2 days chosen.');
    expect(onCommit).not.toHaveBeenCalled();
    press('Select');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/10/2020, 03/12/2020');
    await open();
    for (const chosen of [10, 12]) fireEvent.click(day(chosen));
    press('Select');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', null);
  });

  it('R5-34: are no more than their picker allows', async () => {
    const onCommit = await opened({ mode: 'multiple', limit: 2 }, '03/10/2020');
    expect(areClosed(12)).toEqual([false]);
    fireEvent.click(day(15));
    expect(status()).toBe('Choose at most 2 days. 2 days chosen.');
    expect(areClosed(10, 12, 15)).toEqual([false, true, false]);
    fireEvent.click(day(12));
    press('Select');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/10/2020, 03/15/2020');
  });
});

describe('a week', () => {
  it('R9-14: is picked by any of its days, and begins on Monday unless its page says otherwise', async () => {
    const onCommit = await opened({ mode: 'week' }, '03/09/2020 - 03/15/2020');
    expect([8, 9, 15, 16].map((number) => isSelected(day(number)))).toEqual([false, true, true, false]);
    fireEvent.click(day(18));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/16/2020 - 03/22/2020');
    cleanup();
    const fromSunday = await opened({ mode: 'week', weekStart: 0 }, '03/08/2020 - 03/14/2020');
    fireEvent.click(day(15));
    expect(fromSunday).toHaveBeenCalledExactlyOnceWith('root_field', '03/15/2020 - 03/21/2020');
  });

  it('R5-34: is offered as a whole', async () => {
    const bounds = { minDate: '03/04/2020', maxDate: '03/27/2020', disabledDates: ['03/18/2020'] };
    await opened({ mode: 'week', ...bounds }, '03/09/2020 - 03/15/2020');
    expect(areClosed(5, 9, 16, 17, 22, 23)).toEqual([true, false, true, true, true, true]);
  });
});

describe('a date with its time', () => {
  it('R9-14: is MM/dd/yyyy hh:mm aa, and waits for both and for Select', async () => {
    const onCommit = await opened({ mode: 'dateTime', minDate: '03/01/2020', maxDate: '03/31/2020' });
    expect(status()).toBe('Choose a date and a time.');
    fireEvent.click(day(20));
    press('Select');
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.click(cell('Hour: choices', '09'));
    fireEvent.click(cell('AM or PM', 'AM'));
    expect(status()).toBe('');
    press('Select');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/20/2020 09:00 AM');
  });

  it('R9-14: is MM/dd/yyyy HH:mm in 24-hour mode, within the bounds of its times (R5-34)', async () => {
    const picker = { mode: 'dateTime', hours24: true, maxTime: '22:00' } as const;
    const onCommit = await opened(picker, '03/15/2020 21:35');
    expect([isSelected(day(15)), isSelected(cell('Hour: choices', '21'))]).toEqual([true, true]);
    expect(isClosed(cell('Hour: choices', '23'))).toBe(true);
    fireEvent.click(cell('Hour: choices', '08'));
    press('Select');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/15/2020 08:35');
  });
});

describe('Now', () => {
  it.each([
    ['date', {}, '05/21/2026'],
    ['week', {}, '05/18/2026 - 05/24/2026'],
    ['dateTime', {}, '05/21/2026 09:35 PM'],
  ] as const)('R9-14: picks the %s that it is', async (mode, more, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 21, 21, 35) });
    const onCommit = await opened({ mode, now: true, autoApply: false, ...more });
    press('Now');
    press('Select');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', text);
    cleanup();
    await opened({ mode, now: true, disabledDates: ['05/21/2026'] });
    expect(button('Now').disabled).toBe(true);
  });
});

describe('what is typed', () => {
  it.each([
    ['range', 'March 10, 2020 to 3/15/2020', '03/10/2020 - 03/15/2020'],
    ['multiple', '3/15/2020, 3/10/2020, 3/15/2020', '03/10/2020, 03/15/2020'],
    ['week', '3/18/2020', '03/16/2020 - 03/22/2020'],
    ['dateTime', 'March 18, 2020 at 9:30 pm', '03/18/2020 09:30 PM'],
  ] as const)('C10-05: a %s is understood when the field is left: %s', async (mode, typed, text) => {
    const onCommit = rendered({ mode });
    await vi.dynamicImportSettled();
    type(typed);
    expect(onCommit).toHaveBeenLastCalledWith('root_field', text);
    expect(document.querySelector('.cw-error')).toBeNull();
  });

  it.each([
    ['range', { minDays: 3 }, '03/10/2020 - 03/11/2020', 'Choose at least 3 days.'],
    ['range', { maxDays: 3 }, '03/10/2020 - 03/14/2020', 'Choose at most 3 days.'],
    ['multiple', { limit: 1 }, '03/10/2020, 03/14/2020', 'Choose at most 1 day.'],
    ['multiple', { maxDate: '03/12/2020' }, '03/10/2020, 03/14/2020', 'Not after 03/12/2020.'],
  ] as const)('R5-34: a %s out of its bounds %o is said to be', async (mode, bounds, typed, says) => {
    rendered({ mode, ...bounds });
    await vi.dynamicImportSettled();
    type(typed);
    expect(document.querySelector('.cw-error')?.textContent).toContain(`This cannot be chosen here. ${says}`);
  });
});
