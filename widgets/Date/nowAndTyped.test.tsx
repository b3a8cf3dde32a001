import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawDialogs } from '../dialogs.testkit.ts';
import { button, input, opened, press, rendered, type } from './pickers.testkit.ts';

beforeAll(drawDialogs);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('Now', () => {
  const late = new Date(2026, 4, 21, 21, 35, 7);

  it.each([
    ['time', {}, '09:35 PM'],
    ['time', { hours24: true, seconds: true }, '21:35:07'],
    ['month', {}, '05/2026'],
    ['year', {}, '2026'],
  ] as const)('R9-14: picks the %s that it is, where a page asks for it: %o', async (mode, more, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: late });
    const onCommit = await opened({ mode, now: true, autoApply: false, ...more });
    press('Now');
    press('Select');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', text);
    cleanup();
    await opened({ mode });
    expect(() => button('Now')).toThrow();
  });

  it('R5-34: is closed where it lies out of bounds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: late });
    await opened({ mode: 'time', now: true, maxTime: '21:00' });
    expect(button('Now')).toHaveProperty('disabled', true);
  });
});

describe('what is typed', () => {
  const understands = async () => {
    await vi.dynamicImportSettled();
    await waitFor(() => undefined);
  };

  it.each([
    ['month', '3/2020', '03/2020'],
    ['month', 'March 2020', '03/2020'],
    ['year', ' 2020 ', '2020'],
    ['time', '9:30pm', '09:30 PM'],
    ['time', '21:30', '09:30 PM'],
  ] as const)('C10-05: a %s is understood when the field is left: %s', async (mode, typed, text) => {
    const onCommit = rendered({ mode });
    await understands();
    type(typed);
    expect(onCommit).toHaveBeenLastCalledWith('root_field', text);
    expect(input().value).toBe(text);
    expect(document.querySelector('.cw-error')).toBeNull();
  });

  it('C10-05: what cannot be read stays, and the field says how to write it', async () => {
    const onCommit = rendered({ mode: 'time' });
    await understands();
    type('half past nine');
    expect(onCommit).toHaveBeenLastCalledWith('root_field', 'half past nine');
    expect(screen.getByText(/We cannot read this answer. Enter it like this: 09:30 PM/)).not.toBeNull();
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('R5-34: what lies out of bounds is said to', async () => {
    rendered({ mode: 'time', minTime: '09:00', maxTime: '17:00' });
    await understands();
    type('5:01 PM');
    expect(
      screen.getByText(/This cannot be chosen here. Not before 09:00 AM. Not after 05:00 PM./),
    ).not.toBeNull();
    type('5 PM');
    expect(document.querySelector('.cw-error')).toBeNull();
  });
});
