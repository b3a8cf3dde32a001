import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawDialogs } from '../dialogs.testkit.ts';
import { renderWidget } from '../renderWidget.testkit.tsx';
import { calendar, day, input, openButton, opened, shown } from './dateField.testkit.ts';
import { pickerOf } from './pickerDefaults.ts';

beforeAll(drawDialogs);

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

/** Scrolls the page by 40 px once the calendar has settled: the window of these tests lays nothing out itself. */
async function scrollPage(scrolled: Node = document): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -40));
  fireEvent.scroll(scrolled);
  place.mockRestore();
}

describe('the calendar of a date', () => {
  it('R4-37: a scroll within the calendar leaves it open, wherever it has come to stand meanwhile', async () => {
    await opened({ value: '03/15/2020' });
    await scrollPage(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeNull();
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
    await vi.waitFor(() => expect(calendar()).toBeNull(), { timeout: 10_000 });
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
    await scrollPage();
    expect(calendar()).toBeNull();
  });

  it('R4-37: opens on a click on the field too, and leaves the focus there for typing', async () => {
    renderWidget('date', { label: 'Date of sale' });
    input().focus();
    fireEvent.click(input());
    await shown();
    expect(document.activeElement).toBe(input());
  });

  it('C10-33: beside a field that is typed in it is shown once its size is known', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
    renderWidget('date', { label: 'Date of sale' });
    fireEvent.click(input());
    expect((calendar() as HTMLElement).style.visibility).toBe('hidden');
    await shown();
    fireEvent(window, new Event('resize'));
    expect((calendar() as HTMLElement).style.visibility).toBe('');
  });

  it('C10-33: a click on a field that it would cover opens nothing; its button does', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 600));
    renderWidget('date', { label: 'Date of sale' });
    input().focus();
    fireEvent.click(input());
    await waitFor(() => expect(calendar()).not.toBeNull());
    await act(async () => {});
    fireEvent(window, new Event('resize'));
    expect(calendar()).toBeNull();
    expect(document.activeElement).toBe(input());
    fireEvent.click(openButton());
    await shown();
    expect(calendar()?.classList.contains('cw-calendar--hung')).toBe(false);
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
    await scrollPage();
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

  it.each([
    ['en', 'March 2020'],
    ['es', 'marzo de 2020'],
    ['ar', 'مارس 2020'],
  ])('C16-01: on a page in %s the days of a month are named as its language does', async (language, name) => {
    document.documentElement.lang = language;
    await opened({ value: '03/15/2020' });
    const days = screen.getByRole('grid');
    expect(days.getAttribute('aria-label')).toBe(name);
    fireEvent.click(document.querySelectorAll('.cw-calendar-header button')[1] ?? document);
    await waitFor(() => expect(days.getAttribute('aria-label')).not.toBe(name));
    expect(days.getAttribute('aria-label')).not.toMatch(/[,،]/);
    document.documentElement.lang = '';
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
});
