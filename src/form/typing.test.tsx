import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClaimPage } from './ClaimPage.tsx';
import { type FieldSpec, pageOf, propsOf } from './claimPage.testkit.tsx';
import { CITY, NAME, nextButton, type } from './claimPageFields.testkit.ts';
import type { ClaimPageHandle } from './types.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('typing', () => {
  it('R4-07: commits when the field is left, an empty text as null', async () => {
    const onCommit = vi.fn();
    const onBlurField = vi.fn();
    render(
      <ClaimPage
        {...propsOf(pageOf([NAME]), { claim: { claimantInfo: { firstName: 'Ada' } }, onCommit, onBlurField })}
      />,
    );
    const input = screen.getByLabelText('First name');
    expect(input).toHaveProperty('value', 'Ada');
    type(input, '');
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('claimantInfo.firstName', null);
    await waitFor(() => expect(onBlurField).toHaveBeenCalledExactlyOnceWith('claimantInfo.firstName'));
  });

  it('C10-01: a field that a press leaves counts as left once the press has done what it does, which may put it right', async () => {
    const calls: string[] = [];
    const props = propsOf(pageOf([NAME]), {
      onCommit: (path) => calls.push(`commit ${path}`),
      onBlurField: (path) => calls.push(`left ${path}`),
      onBack: () => calls.push('back'),
    });
    render(<ClaimPage {...props} />);
    const input = screen.getByLabelText('First name');
    const back = screen.getByRole('button', { name: 'Back' });
    fireEvent.pointerDown(back, { button: 0, isPrimary: true, pointerType: 'mouse' });
    type(input, 'Ada');
    fireEvent.blur(input);
    await act(async () => undefined);
    expect(calls).toEqual(['commit claimantInfo.firstName']);
    fireEvent.click(back);
    expect(calls).toEqual(['commit claimantInfo.firstName', 'back', 'left claimantInfo.firstName']);
  });

  it('commits after a pause of 300 ms and not before', () => {
    vi.useFakeTimers();
    const onCommit = vi.fn();
    render(<ClaimPage {...propsOf(pageOf([NAME]), { onCommit })} />);
    type(screen.getByLabelText('First name'), 'Ad');
    vi.advanceTimersByTime(200);
    type(screen.getByLabelText('First name'), 'Ada');
    vi.advanceTimersByTime(299);
    expect(onCommit).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('claimantInfo.firstName', 'Ada');
  });

  it('commits before Next, on page hide, and when the app asks', () => {
    const calls: string[] = [];
    const ref = createRef<ClaimPageHandle>();
    const props = propsOf(pageOf([NAME]), {
      onCommit: (_, value) => calls.push(String(value)),
      onNext: () => calls.push('next'),
    });
    render(<ClaimPage {...props} ref={ref} />);
    const input = screen.getByLabelText('First name');
    type(input, 'A');
    fireEvent.click(nextButton());
    expect(calls).toEqual(['A', 'next']);
    type(input, 'Ad');
    fireEvent(window, new Event('pagehide'));
    type(input, 'Ada');
    act(() => ref.current?.flush());
    expect(calls).toEqual(['A', 'next', 'Ad', 'Ada']);
  });

  it('C7-07: an amount gets its decimal places also where the page is taken away while it is typed', async () => {
    const onCommit = vi.fn();
    const options = { mask: 'currencyDecimals' } as const;
    const amount: FieldSpec = { name: 'amount', widget: 'mask', label: 'Amount', options };
    const { unmount } = render(<ClaimPage {...propsOf(pageOf([amount]), { onCommit })} />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    // The engine comes after the field.
    await act(async () => void (await import('../../widgets/Mask/MaskEngine.tsx')));
    input.focus();
    for (const key of '1234') {
      input.value += key;
      input.setSelectionRange(input.value.length, input.value.length);
      fireEvent(input, new InputEvent('input', { bubbles: true, inputType: 'insertText', data: key }));
    }
    await vi.waitFor(() => expect(onCommit).toHaveBeenLastCalledWith('claimantInfo.amount', '1,234'));
    unmount();
    expect(onCommit).toHaveBeenLastCalledWith('claimantInfo.amount', '1,234.00');
  });

  it('follows a value from outside: prefill and reset', () => {
    const props = propsOf(pageOf([NAME]), { claim: { claimantInfo: { firstName: null } } });
    const { rerender } = render(<ClaimPage {...props} />);
    rerender(<ClaimPage {...props} claim={{ claimantInfo: { firstName: 'Grace' } }} />);
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Grace');
    rerender(<ClaimPage {...props} claim={{ claimantInfo: { firstName: null } }} />);
    expect(screen.getByLabelText('First name')).toHaveProperty('value', '');
  });

  it('keeps the input itself, and so the focus, over every change around it', () => {
    const props = propsOf(pageOf([NAME, CITY]));
    const { rerender } = render(<ClaimPage {...props} />);
    const input = screen.getByLabelText('First name');
    input.focus();
    rerender(<ClaimPage {...props} errors={{ 'claimantInfo.firstName': ['Value is required'] }} />);
    rerender(<ClaimPage {...props} claim={{ claimantInfo: { firstName: 'Ada', city: 'Turin' } }} />);
    expect(document.activeElement).toBe(input);
    expect(screen.getByLabelText('First name')).toBe(input);
  });
});
