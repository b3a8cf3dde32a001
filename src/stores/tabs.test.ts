import { afterEach, describe, expect, it } from 'vitest';
import { type Given, MINUTE, session, settled } from './session.testkit.ts';
import { tabsOver } from './tabs.ts';

describe('tabs of one browser', () => {
  const channels: BroadcastChannel[] = [];
  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close();
  });
  const tabs = () => {
    const channel = new BroadcastChannel('session.test');
    channels.push(channel);
    return tabsOver(channel, new EventTarget());
  };
  const clock = { time: 1_000_000 };
  const tab = (key: string | null = 'k', more: Given = {}) => session({ key, clock, tabs: tabs(), ...more });

  it('C10-03: the use of one tab prolongs the others, which never warn', async () => {
    const [used, idle, stranger] = [tab(), tab(), tab('other')];
    for (let minute = 0; minute < 45; minute += 5) {
      clock.time += 5 * MINUTE;
      used.made.activity();
      await settled();
      idle.made.tick();
      expect(idle.made.state.warningOpen).toBe(false);
    }
    stranger.made.tick();
    expect(stranger.made.state.warningOpen).toBe(true);
    expect(idle.ask).not.toHaveBeenCalled();
  });

  it('C10-03, R4-30: Continue in one tab closes the warning in all', async () => {
    const [one, other] = [tab(), tab()];
    clock.time += 29.5 * MINUTE;
    for (const { made } of [one, other]) made.tick();
    expect([one.made.state.warningOpen, other.made.state.warningOpen]).toEqual([true, true]);
    one.made.continueSession();
    await settled();
    other.made.tick();
    expect([one.made.state.warningOpen, other.made.state.warningOpen]).toEqual([false, false]);
  });

  it('C10-03: a sign-in makes the other tabs ask whose session it is now', async () => {
    let holder = 'k';
    const ask = async () => ({ key: holder, left: 30 * MINUTE });
    const [one, other, unsigned] = [tab('k', { ask }), tab('k', { ask }), tab(null, { ask })];
    one.made.signedIn('k', clock.time + 30 * MINUTE);
    await settled();
    expect([other.ask.mock.calls.length, unsigned.ask.mock.calls.length]).toEqual([1, 0]);
    expect(other.onGone).not.toHaveBeenCalled();
    holder = 'l';
    one.made.signedIn('l', clock.time + 30 * MINUTE);
    await settled();
    expect(other.onGone).toHaveBeenCalledWith('somebodyElse');
    expect(one.onGone).not.toHaveBeenCalled();
  });

  it('C10-03: what a tab of another version says is passed over', async () => {
    const { made, onGone, ask } = tab();
    const foreign = new BroadcastChannel('session.test');
    for (const said of [null, 'changed', {}, { kind: 'active', key: 'k' }, { kind: 'other' }])
      foreign.postMessage(said);
    await settled();
    foreign.close();
    made.tick();
    expect([made.state.expired, onGone.mock.calls, ask.mock.calls]).toEqual([false, [], []]);
  });

  it('C10-19: a page is followed as it goes away and as it is shown again as it was left, but not as it is loaded', () => {
    const channel = new BroadcastChannel('session.test');
    channels.push(channel);
    const window = new EventTarget();
    const seen: string[] = [];
    tabsOver(channel, window).follow({
      leave: () => seen.push('leaves'),
      comeBack: () => seen.push('is back'),
    });
    const show = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    for (const event of [show(false), new Event('pagehide'), show(true)]) window.dispatchEvent(event);
    expect(seen).toEqual(['leaves', 'is back']);
  });
});
