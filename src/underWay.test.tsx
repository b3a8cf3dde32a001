import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from './testing/app.testkit.tsx';
import {
  deferred,
  freshVisits,
  heading,
  press,
  signIn,
  submit,
  toSummary,
  type,
} from './testing/visitor.testkit.ts';

freshVisits();

describe('while something is under way', () => {
  const rests = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
  const resting = () => ['Back', 'Next'].map((name) => rests(screen.getByRole('button', { name })));

  it('R4-35: the buttons rest during a navigation and a captcha', async () => {
    const { app } = await renderApp();
    await signIn();
    expect(resting()).toEqual([false, false]);
    for (const [state, flag] of [
      [app.navigation.state, 'isNavigating'],
      [app.captcha.state, 'inProgress'],
    ] as const) {
      Object.assign(state, { [flag]: true });
      await waitFor(() => expect(resting()).toEqual([true, true]));
      press('Back');
      Object.assign(state, { [flag]: false });
      await waitFor(() => expect(resting()).toEqual([false, false]));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About you');
      expect(screen.queryByRole('alertdialog')).toBeNull();
    }
  });

  it('R4-35: the button rests while its call runs, and a second press does nothing', async () => {
    const answer = deferred<never>();
    const { api } = await renderApp({ api: { authorize: () => answer.promise } });
    await heading('Start');
    type(/Claim number/, 'A1');
    const next = screen.getByRole('button', { name: 'Next' });
    press('Next');
    press('Next');
    await waitFor(() => expect(rests(next)).toBe(true));
    press('Next');
    answer.reject(new TypeError('offline'));
    await screen.findByRole('alertdialog');
    expect(rests(next)).toBe(false);
    expect(api.whitelist).toHaveBeenCalledTimes(1);
  });

  it('C6-16: the session does not end while a claim is being filed', async () => {
    const answer = deferred<never>();
    const { app, clock } = await renderApp({ api: { submit: () => answer.promise } });
    await toSummary();
    submit();
    await waitFor(() => expect(app.submission.state.isSubmitting).toBe(true));
    clock.now += 31 * 60_000;
    app.session.tick();
    expect(app.session.state).toMatchObject({ expired: false, warningOpen: false });
    answer.reject(new TypeError('offline'));
    await screen.findByRole('alertdialog');
  });

  it('R2-30: after the browser’s own Back, Next and Back go on from the page that is shown', async () => {
    const { app } = await renderApp();
    await toSummary();
    app.location.navigate('/standard/claimant-info');
    await heading('About you');
    expect(app.navigation.state.currentPage).toBe('/standard/claimant-info');
    press('Next');
    await heading('Check');
    app.location.navigate('/standard/claimant-info');
    await heading('About you');
    press('Back');
    await heading('Start');
  });
});
