import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { problem, renderApp, sessionOf } from './testing/app.testkit.tsx';
import {
  deferred,
  file,
  freshVisits,
  heading,
  press,
  signIn,
  toSummary,
  type,
} from './testing/visitor.testkit.ts';

freshVisits();

const MINUTE = 60_000;
const END = 'End the session on this device';

describe('a session that ends', () => {
  it('C15-06, R7-03: the page that ends it tells the server, and names it by the key that came with the sign-in', async () => {
    const endSession = vi.fn(async () => undefined);
    const { app, clock } = await renderApp({ api: { endSession } });
    await signIn();
    clock.now += 31 * MINUTE;
    app.session.tick();
    await heading('Your session has ended');
    await waitFor(() => expect(endSession.mock.calls).toEqual([['key-1']]));
  });

  it('C15-06: after a reload it is named by the key that came with the page', async () => {
    const endSession = vi.fn(async () => undefined);
    const { app, clock } = await renderApp({
      path: '/standard/claimant-info',
      authorized: true,
      api: { endSession },
    });
    await heading('About you');
    clock.now += 31 * MINUTE;
    app.session.tick();
    await waitFor(() => expect(endSession.mock.calls).toEqual([['key-1']]));
  });

  it('C15-06: where nobody has signed in there is nothing to tell', async () => {
    const endSession = vi.fn(async () => undefined);
    const { app, clock } = await renderApp({ api: { endSession } });
    await heading('Start');
    clock.now += 31 * MINUTE;
    app.session.tick();
    await heading('Your session has ended');
    expect(endSession).not.toHaveBeenCalled();
  });
});

describe('the end of a session on the confirmation', () => {
  async function confirmed(endSession: (key: string) => Promise<void>) {
    const made = await renderApp({
      api: { endSession, session: async () => sessionOf({ authorized: true }) },
    });
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    return made;
  }

  it('C15-06: it is offered, ends the session on the server and leaves nothing of it in the tab', async () => {
    const endSession = vi.fn(async () => undefined);
    const { app, memory } = await confirmed(endSession);
    press(END);
    await heading('You have ended your session');
    expect(endSession.mock.calls).toEqual([['key-1']]);
    expect([app.authorization.isAuthorized('standard'), app.session.key()]).toEqual([false, null]);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/Ada|ABC12/);
    memory.navigate('/standard/confirmation');
    await heading('You have ended your session');
    expect(document.body.textContent).not.toContain('ABC12-DEF34');
    fireEvent.click(screen.getByRole('link', { name: 'Start another claim' }));
    await heading('Start');
  });

  it('C15-06: a server that cannot be reached is said, and the receipt stays until the session has ended', async () => {
    const second = deferred<void>();
    const endSession = vi.fn(() => second.promise).mockRejectedValueOnce(problem(503, 'unavailable'));
    await confirmed(endSession);
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    press(END);
    await screen.findByText(/We will try again for five minutes/);
    expect(screen.getByText('ABC12-DEF34')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    second.resolve();
    vi.useRealTimers();
    await heading('You have ended your session');
    expect(endSession).toHaveBeenCalledTimes(2);
  });

  it('C15-06: who goes on in the tab meanwhile keeps the session and what is entered in it', async () => {
    const endSession = vi.fn(() => Promise.reject(problem(503, 'unavailable')));
    const { memory, app } = await confirmed(endSession);
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    press(END);
    await screen.findByText(/We will try again for five minutes/);
    memory.navigate('/error');
    await heading('Something went wrong');
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect([endSession.mock.calls.length, app.session.key()]).toEqual([1, 'key-1']);
  });
});

describe('where expiry leads', () => {
  async function expired(expiredRedirectUrl: string) {
    const made = await renderApp({
      settings: { expiredRedirectUrl },
      api: { endSession: async () => undefined },
    });
    await signIn();
    type(/First name/, 'Ada');
    await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('Ada'));
    const left: string[] = [];
    made.app.location.leave = (url) =>
      void left.push(`${url} ${JSON.stringify({ ...window.sessionStorage })}`);
    made.clock.now += 31 * MINUTE;
    made.app.session.tick();
    return { ...made, left };
  }

  it('C15-07, R3-03: to the address that the settlement names, after what was typed is gone', async () => {
    const { app, left } = await expired('https://example.org/ended');
    await waitFor(() => expect(left).toEqual(['https://example.org/ended {}']));
    expect(app.claims.get('standard').state.document.claimantInfo).toMatchObject({ firstName: null });
    expect(app.state.leaving).toBe(true);
  });

  it('C15-07, R3-03: to a path of this site within the page', async () => {
    const { memory, left } = await expired('/error');
    await heading('Something went wrong');
    expect([memory.history.at(-1), left]).toEqual(['/error', []]);
  });

  it.each(['javascript:alert(1)', '//evil.example'])('C15-07: never to %s', async (address) => {
    const { left } = await expired(address);
    await heading('Your session has ended');
    expect(left).toEqual([]);
  });

  it('C15-07: not before the files are removed, too', async () => {
    const { app, clock, left } = await renderApp({
      settings: { expiredRedirectUrl: 'https://example.org/ended' },
      api: { endSession: async () => undefined },
    });
    await signIn();
    const removed = deferred<void>();
    vi.spyOn(app.claims, 'wipe').mockReturnValue(removed.promise);
    clock.now += 31 * MINUTE;
    app.session.tick();
    await heading('Your session has ended');
    await app.ending();
    await new Promise((resolve) => setTimeout(resolve));
    expect(left).toEqual([]);
    removed.resolve();
    await waitFor(() => expect(left).toEqual(['https://example.org/ended']));
  });

  it('C15-07: who ends the session on the confirmation stays', async () => {
    await renderApp({
      settings: { expiredRedirectUrl: 'https://example.org/ended' },
      api: { endSession: async () => undefined },
    });
    await toSummary();
    await file();
    await screen.findByText('ABC12-DEF34');
    press(END);
    await heading('You have ended your session');
  });
});
