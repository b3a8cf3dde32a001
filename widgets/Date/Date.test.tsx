import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawDialogs } from '../dialogs.testkit.ts';
import { renderWidget } from '../renderWidget.testkit.tsx';
import { calendar, input } from './dateField.testkit.ts';

beforeAll(drawDialogs);

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

describe('the date field', () => {
  it('R5-33: is a text MM/dd/yyyy that can be typed, with its placeholder (R2-45)', async () => {
    const onCommit = vi.fn();
    renderWidget('date', { label: 'Date of sale' }, { onCommit });
    expect(input().getAttribute('placeholder')).toBe('mm/dd/yyyy');
    fireEvent.input(input(), { target: { value: '03/15/2020' } });
    fireEvent.blur(input());
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', '03/15/2020');
  });

  it('C10-23: an empty date is left with its calendar’s button, one that was typed at once', () => {
    const onBlurField = vi.fn();
    renderWidget('date', { label: 'Date of sale' }, { onBlurField });
    const calendarButton = screen.getByRole('button', { name: 'Choose a date: Date of sale' });
    const next = screen.getByRole('button', { name: 'Next' });
    for (const control of [input(), calendarButton]) act(() => control.focus());
    expect(onBlurField).not.toHaveBeenCalled();
    act(() => next.focus());
    expect(onBlurField).toHaveBeenCalledExactlyOnceWith('root_field');
    fireEvent.input(input(), { target: { value: '13/45/2020' } });
    for (const control of [input(), calendarButton]) act(() => control.focus());
    expect(onBlurField).toHaveBeenCalledTimes(2);
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
    expect(screen.queryByText(/Enter a real date/)).toBeNull();
    fireEvent.blur(field);
    expect(field.value).toBe('31/12/2020');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', '31/12/2020');
    const message = screen.getByText(/Enter a real date/).closest('.cw-error');
    expect(field.getAttribute('aria-describedby')).toContain(message?.id);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.focus(field);
    expect(screen.queryByText(/Enter a real date/)).not.toBeNull();
    fireEvent.input(field, { target: { value: '12/31/2020' } });
    fireEvent.blur(field);
    expect(screen.queryByText(/Enter a real date/)).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('C10-05: where its rules say that it is no date, the field does not say so again', () => {
    renderWidget('date', {
      label: 'Date of sale',
      value: '31/12/2020',
      errors: ['Enter the date of the sale'],
    });
    expect(screen.queryByText(/Enter a real date/)).toBeNull();
    expect(screen.getByText('Enter the date of the sale')).toBeTruthy();
  });

  it('C10-05: its shape stays in sight while it is typed, and is read with the field', () => {
    renderWidget('date', { label: 'Date of sale', value: '03/15/2020' });
    const hint = screen.getByText('Month, day and year, such as 03/27/2022');
    expect(input().getAttribute('aria-describedby')).toContain(hint.id);
    expect((input() as HTMLInputElement).inputMode).toBe('numeric');
  });

  it('a disabled field opens nothing', () => {
    renderWidget('date', { label: 'Date of sale', disabled: true });
    fireEvent.click(input());
    expect(calendar()).toBeNull();
  });
});
