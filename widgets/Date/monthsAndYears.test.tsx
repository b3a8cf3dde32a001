import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { drawDialogs } from '../dialogs.testkit.ts';
import {
  button,
  cell,
  cellTexts,
  dialog,
  input,
  isClosed,
  isSelected,
  LABEL,
  opened,
  press,
} from './pickers.testkit.ts';

beforeAll(drawDialogs);
afterEach(cleanup);

describe('a month', () => {
  it('R9-14: is picked from those of a year, as MM/yyyy, and taken at once', async () => {
    const onCommit = await opened({ mode: 'month' }, '02/2020');
    expect(screen.getByRole('dialog', { name: `Choose a month: ${LABEL}` })).not.toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>('Year').value).toBe('2020');
    expect(document.activeElement).toBe(cell('Month', 'Feb'));
    expect(isSelected(cell('Month', 'Feb'))).toBe(true);
    expect(cell('Month', 'Nov').getAttribute('aria-label')).toBe('November 2020');
    press('Next year');
    fireEvent.click(cell('Month', 'Mar'));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/2021');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('R5-34: its bounds are the months that the first and the last day lie in', async () => {
    const onCommit = await opened({ mode: 'month', minDate: '06/15/2019', maxDate: '04/30/2020' }, '03/2020');
    fireEvent.click(cell('Month', 'May'));
    expect(onCommit).not.toHaveBeenCalled();
    expect([isClosed(cell('Month', 'Apr')), isClosed(cell('Month', 'May'))]).toEqual([false, true]);
    fireEvent.keyDown(cell('Month', 'Apr'), { key: 'PageUp' });
    expect([isClosed(cell('Month', 'May')), isClosed(cell('Month', 'Jun'))]).toEqual([true, false]);
    expect(isClosed(button('Previous year'))).toBe(true);
  });

  it('C10-33: an open one is for Tab in each year, in a grid of rows, whatever the field holds', async () => {
    const bounds = { minDate: '06/15/2019', maxDate: '04/30/2020' } as const;
    await opened({ mode: 'month', ...bounds }, '05/2020');
    const grid = screen.getByRole('grid', { name: 'Month' });
    expect([...grid.children].map((row) => [row.role, row.children.length])).toEqual(
      Array(4).fill(['row', 3]),
    );
    for (const name of ['Next year', 'Previous year', 'Previous year']) {
      act(() => button(name).focus());
      press(name);
      const stops = [...grid.querySelectorAll('[tabindex="0"]')];
      expect(stops.map(isClosed)).toEqual([false]);
    }
    expect(isClosed(button('Previous year'))).toBe(true);
    expect(document.activeElement).toBe(button('Previous year'));
  });

  it('C10-07: keys lead from month to month as the page is written, and one is the stop for Tab', async () => {
    await opened({ mode: 'month' }, '06/2020');
    const list = screen.getByRole('grid');
    const keys = [
      ['ltr', 'ArrowRight', 'Jul'],
      ['rtl', 'ArrowRight', 'May'],
      ['ltr', 'ArrowLeft', 'May'],
      ['rtl', 'ArrowLeft', 'Jul'],
      ['ltr', 'ArrowDown', 'Sep'],
      ['ltr', 'ArrowUp', 'Mar'],
      ['ltr', 'Home', 'Jan'],
      ['ltr', 'End', 'Dec'],
    ] as const;
    for (const [direction, key, to] of keys) {
      list.style.direction = direction;
      act(() => cell('Month', 'Jun').focus());
      fireEvent.keyDown(cell('Month', 'Jun'), { key });
      expect([direction, key, document.activeElement?.textContent]).toEqual([direction, key, to]);
      expect([...list.querySelectorAll('[tabindex="0"]')]).toEqual([cell('Month', to)]);
    }
  });
});

describe('a year', () => {
  it('R9-14: is picked from twelve at a time, as yyyy', async () => {
    const onCommit = await opened({ mode: 'year', yearFrom: 2001, yearTo: 2026 }, '2016');
    expect(cellTexts('Year')).toEqual(Array.from({ length: 12 }, (_, index) => String(2015 + index)));
    expect(document.activeElement).toBe(cell('Year', '2016'));
    fireEvent.keyDown(cell('Year', '2016'), { key: 'PageUp' });
    expect(document.activeElement).toBe(cell('Year', '2004'));
    press('Earlier years');
    expect(cellTexts('Year').at(0)).toBe('2001');
    expect(isClosed(button('Earlier years'))).toBe(true);
    fireEvent.click(cell('Year', '2002'));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '2002');
    expect(dialog()).toBeNull();
  });

  it('R5-34: without bounds the years are 1900 to 2100', async () => {
    await opened({ mode: 'year' }, '1900');
    expect(isClosed(button('Earlier years'))).toBe(true);
    cleanup();
    await opened({ mode: 'year' }, '2100');
    expect(isClosed(button('Later years'))).toBe(true);
    expect(cellTexts('Year').at(-1)).toBe('2100');
  });
});
