import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabsOver } from './stores/tabs.ts';
import { renderApp, SERVER_NOW, sessionOf, testApp } from './testing/app.testkit.tsx';
import { PAGES } from './testing/smallForm.testkit.ts';
import { drawDialogs, heading, press, signIn, submit, toSummary, type } from './testing/visitor.testkit.ts';

const channels: BroadcastChannel[] = [];

function tabs() {
  const channel = new BroadcastChannel('tabs.test');
  channels.push(channel);
  // Not the window that other files share: their pages would go away for these tabs, too.
  return tabsOver(channel, new EventTarget());
}

beforeEach(drawDialogs);

afterEach(() => {
  cleanup();
  for (const channel of channels.splice(0)) channel.close();
  window.sessionStorage.clear();
});

const MINUTE = 60_000;

/** A storage of its own, as another tab has. */
function otherStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

const live = async () => sessionOf({ authorized: true });

/** Another tab of the visitor's, signed in with the same session. */
const otherTab = () =>
  testApp({ authorized: true, tabs: tabs(), storage: otherStorage(), api: { session: live } });

describe('two tabs of one browser', () => {
  it('C10-03: an idle tab asks before it ends the session, and leaves the one in use alone', async () => {
    const { app, api, clock } = await renderApp({ api: { session: vi.fn(live) } });
    await signIn();
    type(/First name/, 'Ada');
    clock.now += 31 * MINUTE;
    app.session.tick();
    await waitFor(() => expect(api.session).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.authorization.isAuthorized('standard')).toBe(true);
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
  });

  it('C10-03: Continue in one tab closes the warning of the other', async () => {
    const other = await otherTab();
    const { app, clock } = await renderApp({ tabs: tabs() });
    await signIn();
    for (const each of [other.clock, clock]) each.now += 29.5 * MINUTE;
    other.app.navigation.registerForm('standard', ['/standard', '/standard/claimant-info']);
    other.app.navigation.setActiveForm('standard');
    other.app.navigation.initialise();
    for (const each of [other.app, app]) each.session.tick();
    expect(other.app.session.state.warningOpen).toBe(true);
    await screen.findByRole('alertdialog');
    press('Stay signed in');
    await waitFor(() => expect(other.app.session.state.warningOpen).toBe(false));
  });

  it('C10-03: who signs in as somebody else in another tab is told of here; what was entered stays and can be gone on with', async () => {
    const other = await otherTab();
    const somebodyElse = { ...sessionOf({ authorized: true }), storageKey: 'key-2' };
    const { app, memory } = await renderApp({ tabs: tabs(), api: { session: async () => somebodyElse } });
    await signIn();
    type(/First name/, 'Ada');
    other.app.session.signedIn('key-2', Date.parse(SERVER_NOW) + 30 * MINUTE);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Somebody signed in with other details in another tab');
    press('OK');
    await heading('Start');
    expect(memory.history.at(-1)).toBe('/standard');
    expect(app.authorization.isAuthorized('standard')).toBe(false);
    press('Next');
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
  });

  it('C8-23 C10-03: where the way in is the first again as somebody else signed in, what was typed for it is shown', async () => {
    const other = await otherTab();
    const byNotice = { value: { entry: {} }, equals: 'classList' } as const;
    const [asked] = PAGES.landing?.blocks ?? [];
    const landing = { ...PAGES.landing, blocks: [{ ...asked, dependencies: [{ when: byNotice }] }] };
    const somebodyElse = { ...sessionOf({ authorized: true }), storageKey: 'key-2' };
    await renderApp({
      pages: { ...PAGES, landing } as typeof PAGES,
      ways: ['classList', 'open'],
      tabs: tabs(),
      api: { session: async () => somebodyElse },
    });
    await heading('Start');
    type(/Claim number/, 'A1');
    fireEvent.click(screen.getByLabelText('I have no notice'));
    press('Next');
    await heading('About you');
    other.app.session.signedIn('key-2', Date.parse(SERVER_NOW) + 30 * MINUTE);
    await screen.findByRole('alertdialog');
    press('OK');
    await heading('Start');
    expect(screen.getByLabelText('I have a notice')).toHaveProperty('checked', true);
    expect(screen.getByLabelText(/Claim number/)).toHaveProperty('value', 'A1');
  });

  it('C10-03: a sign-in as the same person changes nothing here', async () => {
    const other = await otherTab();
    const session = vi.fn(async () => sessionOf({ authorized: true }));
    await renderApp({ tabs: tabs(), api: { session } });
    await signIn();
    other.app.session.signedIn('key-1', Date.parse(SERVER_NOW) + 30 * MINUTE);
    await waitFor(() => expect(session).toHaveBeenCalled());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await heading('About you');
  });

  it('C10-03: a session that the server ended is said when the page is looked at again', async () => {
    await renderApp();
    await signIn();
    document.dispatchEvent(new Event('visibilitychange'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Your session has ended.');
    await screen.findByRole('heading', { level: 1, name: 'Start', hidden: true });
  });

  it('C10-03: a claim that is filed keeps its code on the screen', async () => {
    const { app, api } = await renderApp();
    await toSummary();
    submit();
    await heading('Done');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(api.session).toHaveBeenCalled());
    await waitFor(() => expect(app.session.isCurrentKey('key-1')).toBe(false));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByText('ABC12-DEF34')).toBeTruthy();
  });
});
