import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedule } from './schedule.testkit.ts';
import { MINUTE, session, settled } from './session.testkit.ts';
import { createSessionEnding } from './sessionEnding.ts';
import { NO_TABS, type Tabs, tabsOver } from './tabs.ts';

const ON = { isOff: () => false, onFailure: () => undefined };

function ending(send: (key: string) => Promise<void>, tabs: Tabs = NO_TABS, now: () => number = Date.now) {
  return createSessionEnding({ now, schedule, tabs, send });
}

describe('the end of a session on the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('C15-06: names the session, and is sent once where that succeeds', async () => {
    const send = vi.fn(async () => undefined);
    expect(await ending(send).end('k', ON)).toBe('ended');
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(send.mock.calls).toEqual([['k']]);
  });

  it('C15-06: is tried again where it fails, and says so', async () => {
    const send = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('offline'));
    const onFailure = vi.fn();
    const ended = ending(send).end('k', { ...ON, onFailure });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([await ended, send.mock.calls.length, onFailure.mock.calls.length]).toEqual(['ended', 2, 1]);
  });

  it('C15-06: is tried again for five minutes only, also by a machine that slept meanwhile', async () => {
    const send = vi.fn(() => Promise.reject(new TypeError('offline')));
    const ended = ending(send).end('k', ON);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    const tries = send.mock.calls.length;
    expect(tries).toBeGreaterThan(5);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect([await ended, send.mock.calls.length]).toEqual(['failed', tries]);
    send.mockClear();
    const slept = ending(send).end('k', ON);
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([await slept, send.mock.calls.length]).toEqual(['failed', 1]);
  });

  it('C15-06: is not tried again once the page uses the session anew', async () => {
    const send = vi.fn(() => Promise.reject(new TypeError('offline')));
    let isOff = false;
    const ended = ending(send).end('k', { ...ON, isOff: () => isOff });
    await vi.advanceTimersByTimeAsync(0);
    isOff = true;
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect([await ended, send.mock.calls.length]).toEqual(['inUse', 1]);
  });
});

describe('other tabs of the session', () => {
  const channels: BroadcastChannel[] = [];
  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close();
  });
  /** A tab, and what stands for its window. */
  const opened = () => {
    const channel = new BroadcastChannel('session.test');
    channels.push(channel);
    const page = new EventTarget();
    return { page, tabs: tabsOver(channel, page) };
  };

  it('C15-06, C10-03: nothing is sent while one of them is in use: not before it would expire there, or has gone away', async () => {
    const clock = { time: 1_000_000 };
    const [here, there, third] = [opened(), opened(), opened()];
    const send = vi.fn(async () => undefined);
    const { end } = ending(send, here.tabs, () => clock.time);
    ending(send, there.tabs);
    const other = session({ key: 'k', clock, tabs: there.tabs });
    const stranger = session({ key: 'l', clock, tabs: third.tabs });
    stranger.made.activity();
    other.made.activity();
    await settled();
    clock.time += 29 * MINUTE;
    expect([await end('k', ON), send.mock.calls]).toEqual(['inUse', []]);
    clock.time += 2 * MINUTE;
    expect([await end('k', ON), send.mock.calls]).toEqual(['ended', [['k']]]);
    other.made.restart('k', clock.time + 30 * MINUTE);
    other.made.activity();
    await settled();
    expect(await end('k', ON)).toBe('inUse');
    there.page.dispatchEvent(new Event('pagehide'));
    await settled();
    expect(await end('k', ON)).toBe('ended');
  });

  it('C15-06, C10-03: one that signs in while the end is tried again keeps its session', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const [here, there] = [opened(), opened()];
    const send = vi.fn(() => Promise.reject(new TypeError('offline')));
    const ended = ending(send, here.tabs).end('k', ON);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const other = session({ clock: { time: Date.now() }, tabs: there.tabs });
    const told = new Promise((resolve) => {
      const channel = new BroadcastChannel('session.test');
      channels.push(channel);
      channel.addEventListener('message', ({ data }) => data.kind === 'active' && resolve(data));
    });
    other.made.signedIn('k', Date.now() + 30 * MINUTE);
    await told;
    await vi.advanceTimersByTimeAsync(MINUTE);
    vi.useRealTimers();
    expect([await ended, send.mock.calls.length]).toEqual(['inUse', 1]);
  });

  it('C15-06, C10-03: an end makes the others ask whose session the browser holds now', async () => {
    const [here, there] = [opened(), opened()];
    const other = session({ key: 'k', tabs: there.tabs });
    await ending(async () => undefined, here.tabs).end('k', ON);
    await settled();
    expect(other.onGone).toHaveBeenCalledWith('nobody');
  });
});
