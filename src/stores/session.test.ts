import { describe, expect, it, vi } from 'vitest';
import { ACTIVITY_EVENTS, countdownText, createSession, runSession } from './session.ts';

const MINUTE = 60_000;

function session(
  over: { enabled?: () => boolean; resting?: () => boolean; heartbeat?: () => Promise<number | null> } = {},
) {
  let time = 1_000_000;
  const onExpired = vi.fn();
  const heartbeat = vi.fn(over.heartbeat ?? (async () => null));
  const made = createSession({
    now: () => time,
    duration: 30,
    enabled: over.enabled ?? (() => true),
    resting: over.resting ?? (() => false),
    heartbeat,
    onExpired,
  });
  const pass = (ms: number) => {
    time += ms;
    made.tick();
  };
  return { made, pass, onExpired, heartbeat, at: () => time };
}

describe('the session timer', () => {
  it('R4-29, R9-02: warns in the last minute, with minutes and seconds', () => {
    const { made, pass } = session();
    pass(29 * MINUTE - 1000);
    expect(made.state.warningOpen).toBe(false);
    pass(1000);
    expect(made.state.warningOpen).toBe(true);
    expect(countdownText(made.state.secondsLeft)).toBe('1:00');
    pass(55_000);
    expect(countdownText(made.state.secondsLeft)).toBe('0:05');
  });

  it('R9-01, C7-03: the duration is in minutes', () => {
    const { made, pass, onExpired } = session();
    pass(30 * MINUTE - 1);
    expect(onExpired).not.toHaveBeenCalled();
    pass(1);
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(made.state).toMatchObject({ expired: true, warningOpen: false });
    pass(MINUTE);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('R4-30: activity resets the timer and closes the warning', () => {
    const { made, pass, onExpired } = session();
    pass(29 * MINUTE + 30_000);
    made.activity();
    expect(made.state.warningOpen).toBe(false);
    pass(29 * MINUTE - 1000);
    expect(made.state.warningOpen).toBe(false);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('R4-30: Continue resets the timer, closes the warning and tells the server at once', () => {
    const { made, pass, heartbeat } = session();
    pass(29 * MINUTE + 30_000);
    made.continueSession();
    expect(made.state.warningOpen).toBe(false);
    expect(heartbeat).toHaveBeenCalled();
  });

  it('R2-24, R4-29: nothing expires on a page without timeout', () => {
    let enabled = false;
    const { made, pass, onExpired } = session({ enabled: () => enabled });
    pass(100 * MINUTE);
    expect(onExpired).not.toHaveBeenCalled();
    enabled = true;
    pass(29 * MINUTE - 1);
    expect(made.state.warningOpen).toBe(false);
    pass(MINUTE + 1);
    expect(onExpired).toHaveBeenCalled();
  });

  it('C6-16: a heartbeat is sent at most every five minutes, and only after activity', () => {
    const { made, pass, heartbeat } = session();
    pass(6 * MINUTE);
    expect(heartbeat).not.toHaveBeenCalled();
    made.activity();
    made.activity();
    expect(heartbeat).toHaveBeenCalledTimes(1);
    pass(4 * MINUTE);
    made.activity();
    expect(heartbeat).toHaveBeenCalledTimes(1);
    pass(MINUTE);
    expect(heartbeat).toHaveBeenCalledTimes(2);
  });

  it('C6-16: a machine that slept past the expiry finds the session expired at the first tick', () => {
    const { pass, onExpired } = session();
    pass(8 * 60 * MINUTE);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('C6-16: the timer rests while a submission is under way', () => {
    let resting = true;
    const { pass, onExpired } = session({ resting: () => resting });
    pass(40 * MINUTE);
    expect(onExpired).not.toHaveBeenCalled();
    resting = false;
    pass(30 * MINUTE + 1);
    expect(onExpired).toHaveBeenCalled();
  });

  it('C6-16: a heartbeat that fails is tried again with the next activity', async () => {
    const { made, pass, heartbeat } = session({ heartbeat: () => Promise.reject(new Error('offline')) });
    pass(5 * MINUTE);
    made.activity();
    expect(heartbeat).toHaveBeenCalledTimes(1);
    await new Promise((settled) => setTimeout(settled));
    pass(5 * MINUTE);
    expect(heartbeat).toHaveBeenCalledTimes(2);
  });

  it('R9-02: ticks every second and listens to keyboard, wheel, mouse, touch and pointer', () => {
    vi.useFakeTimers();
    const { made } = session();
    const tick = vi.spyOn(made, 'tick');
    const activity = vi.spyOn(made, 'activity');
    const stop = runSession(made, window);
    vi.advanceTimersByTime(3000);
    expect(tick).toHaveBeenCalledTimes(3);
    for (const name of ACTIVITY_EVENTS) window.dispatchEvent(new Event(name));
    expect(activity).toHaveBeenCalledTimes(ACTIVITY_EVENTS.length);
    expect(ACTIVITY_EVENTS).toEqual(
      expect.arrayContaining([
        'keydown',
        'wheel',
        'mousewheel',
        'mousedown',
        'touchstart',
        'touchmove',
        'pointerdown',
        'pointermove',
      ]),
    );
    stop();
    vi.advanceTimersByTime(3000);
    expect(tick).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});
