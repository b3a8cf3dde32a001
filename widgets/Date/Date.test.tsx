import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FieldPlacement, Page, Rule } from '../../schemas/generated/types.ts';
import type { FieldOptions } from '../../schemas/uiOptions.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import type { LeafUiSchema } from '../../transforms/pages/types.ts';
import { bundleForm, entry, field, NO_TEXTS, rule } from '../../transforms/testing/forms.testkit.ts';
import { drawDialogs } from '../dialogs.testkit.ts';
import { renderWidget } from '../renderWidget.testkit.tsx';
import { boundsOf, dayText, pickerDay } from './days.ts';
import { pickerOf } from './pickerDefaults.ts';

beforeAll(drawDialogs);
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const input = () => screen.getByLabelText('Date of sale');
const openButton = () => screen.getByRole('button', { name: /^Choose a date/ });
const calendar = () => document.querySelector('.cw-calendar');
const shown = () => waitFor(() => expect(document.querySelector('.react-datepicker__month')).not.toBeNull());
const day = (number: number) => {
  const name = `.react-datepicker__day--0${String(number).padStart(2, '0')}:not(.react-datepicker__day--outside-month)`;
  return document.querySelector(name) as HTMLElement;
};

async function opened(example: Parameters<typeof renderWidget>[1] = {}, onCommit = vi.fn()) {
  renderWidget('date', { label: 'Date of sale', ...example }, { onCommit });
  fireEvent.click(openButton());
  await shown();
  // The calendar comes by itself, outside of what the test does: its effects are to run too.
  await act(async () => {});
  return onCommit;
}

/** What a page hands the widget of a date with these rules. */
async function optionsOfDate(rules: Rule[], placement: Partial<FieldPlacement> = {}): Promise<FieldOptions> {
  const fields = [{ name: 'sold', label: 'Date of sale', ...placement }];
  const blocks: Page['blocks'] = [{ kind: 'fields', id: 'a', model: 'claimDetails', fields }];
  const models = [entry('claimDetails', [field('sold', rules, 'date')])];
  const { plan } = await bundleForm({ models, pages: { start: { blocks } } });
  const page = { path: '/standard/start', titleKey: 'Title', blocks };
  const ui = pageSchema(plan, page, { texts: NO_TEXTS, lists: {} }).uiSchema.claimDetails;
  return (ui as Record<string, LeafUiSchema>).sold?.['ui:options'] as FieldOptions;
}

describe('the date field', () => {
  it('R5-33: is a text MM/dd/yyyy that can be typed, with its placeholder (R2-45)', async () => {
    const onCommit = vi.fn();
    renderWidget('date', { label: 'Date of sale' }, { onCommit });
    expect(input().getAttribute('placeholder')).toBe('mm/dd/yyyy');
    fireEvent.input(input(), { target: { value: '03/15/2020' } });
    fireEvent.blur(input());
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/15/2020');
  });

  const typeKeys = (keys: string) => {
    const field = input() as HTMLInputElement;
    field.focus();
    for (const data of keys) {
      field.value += data;
      field.setSelectionRange(field.value.length, field.value.length);
      fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertText', data }));
    }
    return field;
  };

  it('R5-05: a full date is MM/DD/YYYY, and its slashes come at once', () => {
    renderWidget('date', { label: 'Date of sale' });
    expect(typeKeys('03').value).toBe('03/');
    expect(typeKeys('152020').value).toBe('03/15/2020');
  });

  it.each([
    ['2/3/2020', 'en'],
    ['2020-02-03', 'en'],
    ['February 3, 2020', 'en'],
    ['3 de febrero de 2020', 'es'],
    ['3 فبراير 2020', 'ar'],
  ])('C10-05: %s typed on a page in "%s" is understood when the field is left', (keys, language) => {
    document.documentElement.lang = language;
    const onCommit = vi.fn();
    renderWidget('date', { label: 'Date of sale' }, { onCommit });
    const field = typeKeys(keys);
    expect(field.value).toBe(keys);
    fireEvent.blur(field);
    expect(field.value).toBe('02/03/2020');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '02/03/2020');
    document.documentElement.lang = '';
  });

  it('C10-05: the claim has the date as soon as typing pauses, while the text stays under the hands', () => {
    vi.useFakeTimers();
    const onCommit = vi.fn();
    renderWidget('date', { label: 'Date of sale' }, { onCommit });
    const field = typeKeys('2/3/2020');
    act(() => vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '02/03/2020');
    expect(field.value).toBe('2/3/2020');
  });

  it('C10-05: a date that is filled in by the browser, whose field nobody leaves, is shown at once', () => {
    vi.useFakeTimers();
    const onCommit = vi.fn();
    renderWidget('date', { label: 'Date of sale' }, { onCommit });
    fireEvent.input(input(), { target: { value: '2020-02-03' } });
    act(() => vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect((input() as HTMLInputElement).value).toBe('02/03/2020');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '02/03/2020');
  });

  it('C10-05: what is no date stays as typed, and its field says what to do until it is one', () => {
    const onCommit = vi.fn();
    renderWidget('date', { label: 'Date of sale' }, { onCommit });
    const field = typeKeys('31/12/2020');
    expect(screen.queryByText(/not a date that we can read/)).toBeNull();
    fireEvent.blur(field);
    expect(field.value).toBe('31/12/2020');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '31/12/2020');
    const message = screen.getByText(/not a date that we can read/).closest('.cw-error');
    expect(field.getAttribute('aria-describedby')).toContain(message?.id);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.focus(field);
    expect(screen.queryByText(/not a date that we can read/)).not.toBeNull();
    fireEvent.input(field, { target: { value: '12/31/2020' } });
    fireEvent.blur(field);
    expect(screen.queryByText(/not a date that we can read/)).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('C10-05: its shape stays in sight while it is typed, and is read with the field', () => {
    renderWidget('date', { label: 'Date of sale', value: '03/15/2020' });
    const hint = screen.getByText('Month, day and year, such as 02/03/2020');
    expect(input().getAttribute('aria-describedby')).toContain(hint.id);
    expect((input() as HTMLInputElement).inputMode).toBe('numeric');
  });

  it('R4-37: the calendar opens on click and closes on selection, which is committed at once', async () => {
    const onCommit = await opened({ value: '03/15/2020' });
    fireEvent.click(day(20));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/20/2020');
    expect(calendar()).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('R4-37: a day that is picked the moment the calendar is drawn leaves the focus in the field', async () => {
    renderWidget('date', { label: 'Date of sale', value: '03/15/2020' });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const picked = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!day(20)) return;
        observer.disconnect();
        day(20).click();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    openButton().click();
    await picked;
    await vi.waitFor(() => expect(calendar()).toBeNull());
    expect(document.activeElement).toBe(input());
  });

  it('R4-37: closes on Escape, and the focus is back in the field', async () => {
    await opened();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(calendar()).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('R4-37: closes on a click outside, not on one inside', async () => {
    await opened();
    fireEvent.pointerDown(calendar() as Element);
    expect(calendar()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(calendar()).toBeNull();
  });

  it('R4-37: closes on scroll', async () => {
    await opened();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    fireEvent.scroll(document);
    expect(calendar()).toBeNull();
  });

  it('R4-37: opens on a click on the field too, and leaves the focus there for typing', async () => {
    renderWidget('date', { label: 'Date of sale' });
    input().focus();
    fireEvent.click(input());
    await shown();
    expect(document.activeElement).toBe(input());
  });

  it('C10-07: its button says that it opens a dialog, which has the field’s name', async () => {
    renderWidget('date', { label: 'Date of sale' });
    expect(openButton().getAttribute('aria-haspopup')).toBe('dialog');
    fireEvent.click(openButton());
    await shown();
    const dialog = screen.getByRole('dialog', { name: 'Choose a date: Date of sale' });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Close the calendar' }));
    expect(calendar()).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('R4-37: a calendar that was opened by a click on the field goes as soon as the person types or leaves', async () => {
    renderWidget('date', { label: 'Date of sale' });
    const show = async () => {
      input().focus();
      fireEvent.click(input());
      await shown();
    };
    await show();
    expect(calendar()?.hasAttribute('aria-modal')).toBe(false);
    fireEvent.input(input(), { target: { value: '0' } });
    expect(calendar()).toBeNull();
    await show();
    screen.getByRole('button', { name: 'Next' }).focus();
    await waitFor(() => expect(calendar()).toBeNull());
  });

  it('R9-14: what a picker does by itself', () => {
    expect(pickerOf()).toEqual({
      mode: 'date',
      weekStart: 1,
      autoApply: true,
      closeOnScroll: true,
      offset: 10,
      alignFrom: 768,
      swipeThreshold: 10,
      hours24: false,
      seconds: false,
      hoursGridStep: 1,
      minutesGridStep: 5,
      secondsGridStep: 5,
      hoursIncrement: 1,
      minutesIncrement: 1,
      secondsIncrement: 1,
      now: false,
      modeHeight: 255,
    });
    expect(pickerOf({ mode: 'time' })).toMatchObject({ autoApply: false });
    expect(pickerOf({ offset: 0, weekStart: 0 })).toMatchObject({ offset: 0, weekStart: 0, autoApply: true });
  });

  it('R9-14: where it is not applied at once, a day waits for Select, and Cancel leaves the field as it is', async () => {
    const options = { picker: { autoApply: false } };
    const onCommit = await opened({ value: '03/15/2020', options });
    fireEvent.click(day(20));
    expect(onCommit).not.toHaveBeenCalled();
    expect(day(20).getAttribute('aria-selected')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calendar()).toBeNull();
    expect(input()).toHaveProperty('value', '03/15/2020');
    fireEvent.click(openButton());
    await shown();
    fireEvent.click(day(20));
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/20/2020');
    expect(document.activeElement).toBe(input());
  });

  it('R9-14: a scroll closes no calendar that stays', async () => {
    await opened({ options: { picker: { closeOnScroll: false } } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    fireEvent.scroll(document);
    expect(calendar()).not.toBeNull();
  });

  it('R9-14: a finger that moves ten pixels sideways turns the month, one that scrolls does not', async () => {
    await opened({ value: '03/15/2020' });
    const month = () => screen.getByLabelText<HTMLSelectElement>('Month').value;
    const swipe = (x: number, y = 0) => {
      const touch = (clientX: number, clientY: number) => ({ clientX, clientY });
      fireEvent.touchStart(day(10), { touches: [touch(100, 100)], changedTouches: [touch(100, 100)] });
      fireEvent.touchEnd(day(10), { touches: [], changedTouches: [touch(100 + x, 100 + y)] });
    };
    swipe(-9);
    swipe(-10, 40);
    expect(month()).toBe('2');
    swipe(-10);
    expect(month()).toBe('3');
    swipe(10);
    expect(month()).toBe('2');
  });

  it('R9-14: below 768 px a click on the field leaves it free for typing', () => {
    renderWidget('date', { label: 'Date of sale' });
    const wide = window.innerWidth;
    window.innerWidth = 767;
    fireEvent.click(input());
    expect(calendar()).toBeNull();
    window.innerWidth = 768;
    fireEvent.click(input());
    expect(calendar()).not.toBeNull();
    window.innerWidth = wide;
  });

  it('R9-14: the week starts on Monday', async () => {
    await opened({ value: '03/15/2020' });
    expect(document.querySelector('.react-datepicker__day-name')?.textContent).toContain('Mo');
  });

  it('R9-14: the calendar is in English where a page’s language has no words here', async () => {
    document.documentElement.lang = 'x-none';
    await opened({ value: '03/15/2020' });
    document.documentElement.lang = '';
    expect(day(16).getAttribute('aria-label')).toBe('Choose Monday, March 16th, 2020');
    const month = screen.getByLabelText<HTMLSelectElement>('Month');
    expect(month.selectedOptions[0]?.textContent).toBe('March');
  });

  it('R5-34: has the first and the last day of its picker', () => {
    const { minDate, maxDate } = boundsOf({ minDate: '06/10/2019', maxDate: '06/20/2020' });
    expect([dayText(minDate), dayText(maxDate)]).toEqual(['06/10/2019', '06/20/2020']);
  });

  it('R5-33: a range gives the calendar its bounds and the month it opens at', async () => {
    const onCommit = await opened({ options: { picker: { minDate: '06/10/2019', maxDate: '06/20/2019' } } });
    expect(document.querySelector('.react-datepicker__month')?.getAttribute('aria-label')).toMatch(
      /June,? 2019/,
    );
    fireEvent.click(day(9));
    fireEvent.click(day(21));
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.click(day(10));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '06/10/2019');
  });

  it('R5-33: a range rule of the field bounds its calendar, whatever the picker itself says', async () => {
    const rules = [rule('range', ['2019-06-10', '06/20/2019'], { type: 'date' })];
    const options = await optionsOfDate(rules, { picker: { yearFrom: 2000, maxDate: '06/19/2019' } });
    const onCommit = await opened({ options });
    expect(document.querySelector('.react-datepicker__month')?.getAttribute('aria-label')).toMatch(
      /June,? 2019/,
    );
    for (const closed of [9, 20]) fireEvent.click(day(closed));
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.click(day(19));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '06/19/2019');
  });

  it('R5-33: where no future day is allowed the calendar ends today or yesterday, as Los Angeles has it', async () => {
    const lateInNewYork = new Date('2026-05-21T05:00:00Z');
    const until = async (...parameters: Parameters<typeof rule>) => {
      const { picker, days } = await optionsOfDate([rule(...parameters)]);
      return dayText(boundsOf(picker, days, lateInNewYork).maxDate);
    };
    expect(await until('preventFutureDate')).toBe('05/19/2026');
    expect(await until('preventFutureDate', [], { allowToday: true })).toBe('05/20/2026');
    expect(await until('range', [null, '01/31/2020'], { type: 'date' })).toBe('01/31/2020');
    expect(await until('range', [1, 5])).toBe('12/31/2100');
  });

  it('C10-06: what a rule asserts of the date itself bounds the calendar, what depends on others does not', async () => {
    const now = new Date('2026-05-21T12:00:00Z');
    const sold = { field: 'sold' };
    const bounds = async (condition: object) => {
      const { picker, days } = await optionsOfDate([rule('assert', [], { condition })]);
      const { minDate, maxDate, openToDate } = boundsOf(picker, days, now);
      return [minDate, maxDate, openToDate].map(dayText);
    };
    expect(
      await bounds({
        all: [
          { value: sold, onOrAfter: '01/01/2015' },
          { value: '2020-12-31', onOrAfter: sold },
        ],
      }),
    ).toEqual(['01/01/2015', '12/31/2020', '12/31/2020']);
    expect(
      await bounds({
        all: [
          { value: sold, after: '01/01/2015' },
          { value: sold, before: '12/31/2020' },
        ],
      }),
    ).toEqual(['01/02/2015', '12/30/2020', '12/30/2020']);
    expect(await bounds({ value: sold, onOrBefore: { today: { years: -18 } } })).toEqual([
      '01/01/1900',
      '05/21/2008',
      '05/21/2008',
    ]);
    expect(await bounds({ value: sold, after: { today: {} } })).toEqual([
      '05/22/2026',
      '12/31/2100',
      '05/22/2026',
    ]);
    expect(
      await bounds({
        all: [
          { value: sold, onOrAfter: { shift: { today: {} }, months: -6 } },
          { value: sold, before: { shift: '2024-01-31', years: 3, months: 1 } },
        ],
      }),
    ).toEqual(['11/21/2025', '02/27/2027', '05/21/2026']);
    expect(
      (
        await bounds({
          any: [
            { value: sold, after: '01/01/2015' },
            { value: sold, empty: true },
          ],
        })
      )[0],
    ).toBe('01/01/1900');
  });

  it('C10-06: a range, a rule against future days and an answered start bound the calendar together', async () => {
    const rules = [rule('range', ['2015-01-01', null], { type: 'date' }), rule('preventFutureShortDate')];
    const { days } = await optionsOfDate(rules);
    const { minDate, maxDate } = boundsOf(
      undefined,
      { ...days, firstDay: '06/10/2019' },
      new Date('2026-05-21T12:00:00Z'),
    );
    expect([minDate, maxDate].map(dayText)).toEqual(['06/10/2019', '05/20/2026']);
    expect(dayText(boundsOf(undefined, days).minDate)).toBe('01/01/2015');
  });

  it('R5-34: without bounds the years are 1900 to 2100', () => {
    const { minDate, maxDate } = boundsOf();
    expect([dayText(minDate), dayText(maxDate)]).toEqual(['01/01/1900', '12/31/2100']);
  });

  it('R5-34: closed days, closed weekdays and a list of open days', async () => {
    const closed = { disabledDates: ['03/16/2020'], disabledWeekdays: [0] };
    const onCommit = await opened({ value: '03/18/2020', options: { picker: closed } });
    fireEvent.click(day(16));
    fireEvent.click(day(15));
    expect(onCommit).not.toHaveBeenCalled();
    cleanup();
    const second = await opened({
      value: '03/18/2020',
      options: { picker: { allowedDates: ['03/19/2020'] } },
    });
    fireEvent.click(day(20));
    expect(second).not.toHaveBeenCalled();
    fireEvent.click(day(19));
    expect(second).toHaveBeenCalledExactlyOnceWith('root_field', '03/19/2020');
  });

  it('reads a day strictly, in either spelling', () => {
    expect(pickerDay('2/3/2020')).toBeUndefined();
    expect(pickerDay('02/30/2020')).toBeUndefined();
    expect(pickerDay('2020-02-03')?.getDate()).toBe(3);
  });

  it('a disabled field opens nothing', () => {
    renderWidget('date', { label: 'Date of sale', disabled: true });
    fireEvent.click(input());
    expect(calendar()).toBeNull();
  });
});
