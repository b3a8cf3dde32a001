import { describe, expect, it, vi } from 'vitest';
import { ACTIVITY_EVENTS, runSession } from './runSession.ts';
import { GONE, MINUTE, session, settled } from './session.testkit.ts';
import type { ServerSession } from './session.ts';

describe('the session timer', () => {
  it('R4-29, R9-02: warns in the last minute, with the seconds that are left', () => {
    const { made, pass } = session();
    pass(29 * MINUTE - 1000);
    expect(made.state.warningOpen).toBe(false);
    pass(1000);
    expect(made.state.warningOpen).toBe(true);
    expect(made.state.secondsLeft).toBe(60);
    pass(55_000);
    expect(made.state.secondsLeft).toBe(5);
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

  it('R4-30: activity resets the timer, and the warning goes with the next tick: not in the midst of a press on it', () => {
    const { made, pass, onExpired } = session();
    pass(29 * MINUTE + 30_000);
    made.activity();
    expect(made.state.warningOpen).toBe(true);
    pass(1000);
    expect(made.state.warningOpen).toBe(false);
    pass(29 * MINUTE - 2000);
    expect(made.state.warningOpen).toBe(false);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('R4-30: Continue resets the timer, closes the warning and tells the server at once', () => {
    const { made, pass, heartbeat } = session({ key: 'k' });
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
    const { made, pass, heartbeat } = session({ key: 'k' });
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
    const { pass, onExpired } = session({ isPaused: () => resting });
    pass(40 * MINUTE);
    expect(onExpired).not.toHaveBeenCalled();
    resting = false;
    pass(30 * MINUTE + 1);
    expect(onExpired).toHaveBeenCalled();
  });

  it('C6-16: a heartbeat that fails is tried again with the next activity', async () => {
    const { made, pass, heartbeat } = session({
      key: 'k',
      heartbeat: () => Promise.reject(new Error('offline')),
    });
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

describe('the server’s session', () => {
  it('C6-16, C10-03: when time is up the page asks the server, whose answer is the truth', async () => {
    const answers: ServerSession[] = [{ key: 'k', left: 20 * MINUTE }, GONE];
    const { made, pass, onExpired, ask } = session({ key: 'k', ask: async () => answers.shift() ?? GONE });
    pass(30 * MINUTE);
    expect(onExpired).not.toHaveBeenCalled();
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(made.state).toMatchObject({ expired: false, warningOpen: false });
    pass(19 * MINUTE);
    expect(made.state.warningOpen).toBe(true);
    pass(MINUTE);
    await settled();
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(made.state).toMatchObject({ expired: true, warningOpen: false });
  });

  it('C6-16: what is done after the time was up prolongs nothing: the server is asked first', async () => {
    const { made, clock, onExpired } = session({ key: 'k' });
    clock.time += 8 * 60 * MINUTE;
    made.activity();
    made.tick();
    await settled();
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('C10-03: a server that cannot be reached is asked again for a minute, and then the page ends by its own clock', async () => {
    const ask = () => Promise.reject(new TypeError('offline'));
    const { pass, onExpired, ask: asked } = session({ key: 'k', ask });
    pass(30 * MINUTE);
    await settled();
    pass(9_000);
    await settled();
    expect(asked).toHaveBeenCalledTimes(1);
    pass(50_000);
    await settled();
    expect([asked.mock.calls.length, onExpired.mock.calls.length]).toEqual([2, 0]);
    pass(11_000);
    await settled();
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('C6-16: the heartbeat of a short session is so quick that a page in use does not outlive it', async () => {
    const { made, pass, heartbeat } = session({ key: 'k', duration: 1.5 });
    for (let second = 0; second < 60; second += 5) {
      made.activity();
      pass(5000);
    }
    await settled();
    expect(heartbeat).toHaveBeenCalledTimes(2);
  });

  it('C6-16: a phone that loads the page anew every few minutes, as after each photo, does not use the session up', async () => {
    const clock = { time: 1_000_000 };
    let expiresAt = clock.time + 30 * MINUTE;
    const heartbeat = async () => {
      expiresAt = clock.time + 30 * MINUTE;
      return expiresAt;
    };
    for (let load = 0; load < 20; load += 1) {
      const page = session({ clock, heartbeat });
      page.made.restart('k', expiresAt);
      page.made.activity();
      await settled();
      page.pass(4 * MINUTE);
      expect(page.onExpired).not.toHaveBeenCalled();
    }
    expect(expiresAt - clock.time).toBeGreaterThanOrEqual(20 * MINUTE);
  });

  it('C6-16: a page that is loaded anew tells the server no more often than one that stays', async () => {
    const { made, heartbeat, clock } = session({ key: 'k' });
    made.restart('k', clock.time + 26 * MINUTE);
    made.activity();
    await settled();
    expect(heartbeat).not.toHaveBeenCalled();
    made.restart('k', clock.time + 25 * MINUTE);
    made.activity();
    expect(heartbeat).toHaveBeenCalledTimes(1);
  });

  it('C6-16: without a session nothing is told to the server', async () => {
    const { made, pass, heartbeat, ask } = session();
    made.activity();
    pass(6 * MINUTE);
    made.activity();
    made.continueSession();
    await made.check();
    expect([heartbeat.mock.calls.length, ask.mock.calls.length]).toEqual([0, 0]);
  });

  it.each([
    ['nobody', GONE],
    ['somebodyElse', { key: 'other', left: 30 * MINUTE }],
  ] as const)(
    'C10-03: a session that went before its time, to %s, is said when the page is looked at again',
    async (who, found) => {
      const { made, onGone, onExpired } = session({ key: 'k', ask: async () => found });
      await made.check();
      await made.check();
      expect([onGone.mock.calls, onExpired.mock.calls]).toEqual([[[who]], []]);
    },
  );

  it('C6-16: a heartbeat that the server does not know asks for the session', async () => {
    const { made, onGone } = session({ key: 'k', heartbeat: async () => null });
    made.continueSession();
    await settled();
    expect(onGone).toHaveBeenCalledWith('nobody');
  });
});
