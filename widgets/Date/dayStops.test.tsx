import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatePicker } from '../../schemas/generated/types.ts';
import { drawDialogs } from '../dialogs.testkit.ts';
import { button, day, isClosed, opened, press } from './pickers.testkit.ts';

beforeAll(drawDialogs);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const cells = (which = '') => [...document.querySelectorAll<HTMLElement>(`.react-datepicker__day${which}`)];
const stops = () => cells('[tabindex="0"]');
const openDays = () => cells(':not(.react-datepicker__day--outside-month, [aria-disabled=true])');
const grid = () => document.querySelector('.react-datepicker [role=grid]') as HTMLElement;
const month = () => grid().getAttribute('aria-label');

/** Selects in a list of the calendar. Not found by its label: that asks every cell for its labels, a quarter of the time. */
function select(name: string, value: number): void {
  const list = document.querySelector<HTMLSelectElement>(`.cw-calendar select[aria-label="${name}"]`);
  if (!list) throw new Error(`No list ${name}.`);
  if (list.value !== String(value)) fireEvent.change(list, { target: { value } });
}

/** Shows a month of 2026. */
function show(month: number): void {
  select('Month', month);
  select('Year', 2026);
}

const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? '';

/** The open days of the month that the arrows lead to from the one for Tab. */
function reachedByArrows(): string[] {
  const shown = month();
  const names = new Set<string>();
  act(() => stops()[0]?.focus());
  const press = (key: string) => {
    const before = focusedName();
    if (month() === shown) names.add(before);
    fireEvent.keyDown(document.activeElement ?? document, { key });
    return month() === shown && focusedName() !== before;
  };
  while (press('ArrowLeft'));
  // The first one may have led out of the month.
  press('ArrowRight');
  while (press('ArrowRight'));
  return [...names].sort();
}

const KINDS: readonly (readonly [DatePicker, string | null])[] = [
  [{}, null],
  [{}, '03/15/2026'],
  [{ minDate: '02/10/2026', maxDate: '11/05/2026' }, null],
  [{ disabledWeekdays: [0, 6], disabledDates: ['07/03/2026'] }, '07/03/2026'],
  [{ allowedDates: ['06/30/2026', '07/06/2026', '07/13/2026'] }, null],
  [{ mode: 'multiple' }, '03/10/2026, 03/15/2026'],
  [{ mode: 'multiple', limit: 2 }, '03/10/2026, 09/15/2026'],
  [{ mode: 'range', minDays: 3, maxDays: 5 }, '03/10/2026 - 03/12/2026'],
  [{ mode: 'week' }, null],
  [{ mode: 'week', minDate: '03/04/2026' }, '03/16/2026 - 03/22/2026'],
  [{ mode: 'dateTime' }, '03/15/2026 09:30 AM'],
];

describe('the days of a calendar', () => {
  it.each(KINDS)(
    'C10-33: of %j holding %s: one open day of each month that has any is for Tab, and arrows lead to the others',
    async (picker, value) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 20) });
      await opened({ yearFrom: 2025, yearTo: 2027, ...picker }, value);
      expect(stops()).toEqual([document.activeElement]);
      for (let shown = 0; shown < 12; shown += 1) {
        show(shown);
        const open = openDays();
        expect(stops().map((cell) => open.includes(cell))).toEqual(open.length ? [true] : []);
      }
      show(2);
      const names = openDays().map((cell) => cell.getAttribute('aria-label') ?? '');
      if (names.length) expect(reachedByArrows()).toEqual(names.sort());
    },
  );

  it('C10-33: keep the focus as the days that are offered change', async () => {
    await opened({ mode: 'range', minDays: 3 }, '03/10/2026 - 03/12/2026');
    fireEvent.click(day(10));
    expect(isClosed(day(10))).toBe(true);
    expect(document.activeElement).toBe(day(12));
    expect(stops()).toEqual([day(12)]);
    act(() => button('Choose another first day').focus());
    press('Choose another first day');
    expect(stops()).toEqual([document.activeElement]);
  });

  it.each(['ArrowRight', 'ArrowDown', 'PageDown', 'End'])(
    'C10-33: on the last open day %s leads nowhere, and does not scroll the page, on which the calendar would close',
    async (key) => {
      await opened({ minDate: '03/10/2026', maxDate: '03/15/2026' }, '03/15/2026');
      expect(fireEvent.keyDown(day(15), { key })).toBe(false);
      expect(document.activeElement).toBe(day(15));
    },
  );

  it('C10-33: where none is open, the month has the focus', async () => {
    await opened({
      minDate: '03/05/2026',
      maxDate: '03/06/2026',
      disabledDates: ['03/05/2026', '03/06/2026'],
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Month'));
  });

  it('C10-33: at the first and the last month the way on keeps the focus and does nothing', async () => {
    await opened({ minDate: '03/05/2026', maxDate: '04/06/2026' }, '03/10/2026');
    for (const name of ['Next month', 'Previous month']) {
      act(() => button(name).focus());
      press(name);
      const shown = month();
      expect(isClosed(button(name))).toBe(true);
      expect(document.activeElement).toBe(button(name));
      press(name);
      expect(month()).toBe(shown);
    }
    expect(month()).toBe('March 2026');
  });

  it('C10-33: are a grid of rows and cells with the name of the month, below those of the weekdays', async () => {
    await opened({ mode: 'multiple' }, '03/10/2026, 03/15/2026');
    expect([grid().role, month()]).toEqual(['grid', 'March 2026']);
    const rows = [...grid().querySelectorAll('[role=row]')].map((row) => [
      ...new Set([...row.children].map(({ role }) => role)),
    ]);
    expect(rows).toEqual([['columnheader'], ...Array(6).fill(['gridcell'])]);
    press('Next month');
    expect([month(), document.querySelector('[aria-live=polite]')?.textContent]).toEqual(
      Array(2).fill('April 2026'),
    );
  });
});
