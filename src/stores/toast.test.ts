import { afterEach, describe, expect, it, vi } from 'vitest';
import { schedule } from './schedule.testkit.ts';
import { createToast } from './toast.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('toast', () => {
  const options = (over = {}) => ({
    delaySeconds: 6,
    autohide: true,
    schedule,
    ...over,
  });

  it('R4-34, R9-10, C7-04: hidden, showing, shown, and hidden again after six seconds', () => {
    vi.useFakeTimers();
    const { state, show } = createToast(options());
    expect(state.phase).toBe('hidden');
    show('Toast_Saved');
    expect(state).toMatchObject({ phase: 'showing', message: 'Toast_Saved' });
    vi.advanceTimersByTime(150);
    expect(state.phase).toBe('shown');
    vi.advanceTimersByTime(5999);
    expect(state.phase).toBe('shown');
    vi.advanceTimersByTime(1);
    expect(state.phase).toBe('hidden');
  });

  it('R4-34: it waits while mouse or keyboard is in it, and counts anew once they have left', () => {
    vi.useFakeTimers();
    const { state, show, interact } = createToast(options());
    show('Toast_Saved');
    vi.advanceTimersByTime(3000);
    interact(true);
    vi.advanceTimersByTime(60_000);
    expect(state.phase).toBe('shown');
    interact(false);
    vi.advanceTimersByTime(5999);
    expect(state.phase).toBe('shown');
    vi.advanceTimersByTime(1);
    expect(state.phase).toBe('hidden');
  });

  it('C7-04: without autohide it stays', () => {
    vi.useFakeTimers();
    const { state, show } = createToast(options({ autohide: false }));
    show('Toast_Saved');
    vi.advanceTimersByTime(60_000);
    expect(state.phase).toBe('shown');
  });
});
