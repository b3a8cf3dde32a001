import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { problem, renderApp, withHashes } from './testing/app.testkit.tsx';
import { CONTENT, MODELS, PAGES } from './testing/smallForm.testkit.ts';
import { deferred, freshVisits, heading, signIn, type } from './testing/visitor.testkit.ts';

freshVisits();

/** Lets whatever is ready go on. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('pages and routes', () => {
  it('R2-07: a spinner stands in while pages load, and goes once they are there', async () => {
    await renderApp();
    expect(document.querySelector('.cw-loading')).not.toBeNull();
    await heading('Start');
    expect(document.querySelector('.cw-loading')).toBeNull();
  });

  it('C10-35: that a page is on its way is said by a region that was there before', async () => {
    const came: (string | null)[] = [];
    const log = new MutationObserver(() => {
      const region = document.querySelector('.cw-loading');
      if (region) came.push(region.textContent);
    });
    log.observe(document.body, { subtree: true, childList: true, characterData: true });
    await renderApp({ api: { pages: () => new Promise(() => undefined) } });
    await waitFor(() => expect(came.at(-1)).toBe('Loading'));
    expect(came[0]).toBe('');
    log.disconnect();
  });

  it('R2-01, R2-05: an unmatched path shows Not Found and clears the active form', async () => {
    const { app } = await renderApp();
    await signIn();
    app.location.navigate('/no/such/page');
    await heading('Page not found');
    expect(app.navigation.state).toMatchObject({ activeForm: null, initialized: false });
  });

  it('R2-02, C6-20: the error page clears the form from the navigation, keeps the claim and links back to it', async () => {
    const { app } = await renderApp();
    await signIn();
    type(/First name/, 'Ada');
    app.location.navigate('/error');
    await heading('Something went wrong');
    expect(app.navigation.state.activeForm).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Go back to your claim' }));
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
  });

  it('R2-29, R6-02: a page of a form that is not authorized leads to /session-expired with form and culture', async () => {
    const { memory } = await renderApp({ path: '/standard/claimant-info' });
    await heading('Start on the first page');
    expect(document.body.textContent).not.toContain('removed');
    expect(memory.history).toEqual(['/session-expired?form=standard&culture=en']);
  });

  it('C6-17: after a reload that comes too late the copies are removed, which is said', async () => {
    window.sessionStorage.setItem('claimwright:old', '{"standard":"Ada"}');
    window.sessionStorage.setItem('claimwright:old:receipt:standard', 'ABC12-DEF34');
    await renderApp({ path: '/standard/claimant-info' });
    await heading('Your session has ended');
    expect(document.body.textContent).toContain('what you entered has been removed from this device');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('C6-16: a reload of an authorized visitor stays where it was', async () => {
    const { memory } = await renderApp({ path: '/standard/claimant-info', authorized: true });
    await heading('About you');
    expect(memory.history).toEqual(['/standard/claimant-info']);
  });

  it('R2-28, R4-21, R2-37: after a deadline the browser leaves for the configured site, without the banner', async () => {
    const { landing } = PAGES;
    if (!landing) throw new Error('The kit has no landing page.');
    const pages = { ...PAGES, landing: { ...landing, banner: { headerKey: 'Title_landing' } } };
    await renderApp({ pages });
    await heading('Start');
    expect(document.querySelector('.cw-banner')).not.toBeNull();
    cleanup();
    const { left, app } = await renderApp({
      pages,
      deadlines: {
        claimFilingDeadline: {
          deadlineDateTime: '05/01/2026',
          redirectUrl: { en: 'https://example.org/closed' },
        },
      },
    });
    await waitFor(() => expect(left).toEqual(['https://example.org/closed']));
    expect(app.state.leaving).toBe(true);
    expect(document.querySelector('.cw-banner')).toBeNull();
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'R4-21: a passed deadline does not lead to %s, but to /deadline',
    async (en) => {
      const { memory, left } = await renderApp({
        deadlines: { claimFilingDeadline: { deadlineDateTime: '05/01/2026', redirectUrl: { en } } },
      });
      await heading('The deadline has passed');
      expect(memory.history.at(-1)).toBe('/deadline');
      expect(left).toEqual([]);
    },
  );

  it('R2-03, R4-21: without a target of its own a passed deadline leads to /deadline', async () => {
    const { memory } = await renderApp({
      deadlines: { globalDeadline: { deadlineDateTime: '05/19/2026', redirectUrl: {} } },
    });
    await heading('The deadline has passed');
    expect(memory.history.at(-1)).toBe('/deadline');
  });

  it('R2-26: a query with other characters is replaced by a clean one', async () => {
    const { memory } = await renderApp({ path: '/?x=a%3Cb' });
    await heading('Start');
    await waitFor(() => expect(memory.history.at(-1)).toBe('/?x=ab'));
  });

  it('R8-01: a form whose configuration cannot be had says so plainly, and is reported', async () => {
    const { reports } = await renderApp({
      api: { pages: () => Promise.reject(problem(500, 'internalError')) },
    });
    await screen.findByText(/^Your request failed. Please reload and try again./);
    expect(reports).toHaveLength(1);
  });

  it('R2-36: model configuration and whitelist are loaded before the form is shown', async () => {
    const waiting = {
      models: deferred<ReturnType<typeof withHashes>>(),
      whitelist: deferred<string>(),
    };
    const { api, app } = await renderApp({
      api: { models: vi.fn(() => waiting.models.promise), whitelist: vi.fn(() => waiting.whitelist.promise) },
    });
    const isShown = () => screen.queryByLabelText(/Claim number/) !== null;
    await waitFor(() => expect(api.models).toHaveBeenCalledWith('standard'));
    expect(api.whitelist).toHaveBeenCalledTimes(1);
    waiting.models.resolve(withHashes(MODELS));
    await app.forms.load('standard');
    await turns();
    expect(isShown()).toBe(false);
    waiting.whitelist.resolve('abc');
    await heading('Start');
    expect(isShown()).toBe(true);
    cleanup();
    const models = deferred<ReturnType<typeof withHashes>>();
    await renderApp({ api: { models: () => models.promise } });
    await turns();
    expect(isShown()).toBe(false);
    models.resolve(withHashes(MODELS));
    await heading('Start');
  });

  it('R8-16: a whitelist that cannot be had is reported by name, and the form is shown all the same', async () => {
    const { reports } = await renderApp({ api: { whitelist: () => Promise.reject(new Error('down')) } });
    await heading('Start');
    expect(String(reports[0])).toContain('Could not get allowed characters');
  });

  it('C4-22, R4-13: a field that its dependency hides is reset, and empty when it is shown again', async () => {
    await renderApp();
    await signIn();
    expect(screen.queryByLabelText(/^Nickname/)).toBeNull();
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    await screen.findByLabelText(/^Nickname/);
    type(/^Nickname/, 'Countess');
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    await waitFor(() => expect(screen.queryByLabelText(/^Nickname/)).toBeNull());
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    expect(await screen.findByLabelText(/^Nickname/)).toHaveProperty('value', '');
  });

  it('C10-10: the progress names each step, the current one marked, by its own name or the page’s title', async () => {
    const [entryPage, ...others] = Object.entries(PAGES);
    if (!entryPage) throw new Error('The kit has other pages.');
    const named = { ...entryPage[1], stepKey: 'Short' };
    await renderApp({
      pages: Object.fromEntries([[entryPage[0], named], ...others]),
      content: { Short: 'Sign in' },
    });
    await signIn();
    const steps = await screen.findByRole('region', { name: 'Steps of the claim' });
    const items = within(steps).getAllByRole('listitem', { hidden: true });
    expect(items.map((item) => item.textContent)).toEqual(['Sign in (done)', 'About you', 'Check']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps.querySelector('p')?.textContent).toBe('Step 2 of 3: About you');
    const all = within(steps).getByRole('button', { name: 'Show all steps' });
    fireEvent.click(all);
    expect([all.getAttribute('aria-expanded'), steps.querySelector('ol')?.dataset.open]).toEqual([
      'true',
      'true',
    ]);
  });

  it('C10-29: a page that may still come is counted, and named as one; once its answer is given, the number says so', async () => {
    const { landing, 'claimant-info': info, 'claim-summary': check, confirmation } = PAGES;
    if (!landing || !info || !check || !confirmation) throw new Error('The kit has other pages.');
    const skipWhen = { value: { model: 'ClaimantInfo', field: 'hasNickname' }, notEquals: true };
    const later = { ...check, path: '/standard/later', titleKey: 'Later', skipWhen };
    await renderApp({
      pages: { landing, 'claimant-info': info, later, 'claim-summary': check, confirmation },
      content: { Later: 'Your other name' },
    });
    await signIn();
    const steps = await screen.findByRole('region', { name: 'Steps of the claim' });
    const names = () =>
      within(steps)
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent);
    expect(steps.querySelector('p')?.textContent).toBe('Step 2 of up to 4: About you');
    expect(names()).toEqual(['Start (done)', 'About you', 'Your other name (if needed)', 'Check']);
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    await waitFor(() => expect(steps.querySelector('p')?.textContent).toBe('Step 2 of 4: About you'));
    expect(names()).toEqual(['Start (done)', 'About you', 'Your other name', 'Check']);
  });

  it('C7-01: another sequence of pages needs no other code', async () => {
    const { landing, 'claimant-info': info, confirmation } = PAGES;
    if (!landing || !info || !confirmation) throw new Error('The kit has other pages.');
    await renderApp({ pages: { landing, 'claimant-info': info, confirmation } });
    await signIn();
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit claim' })).toBeTruthy();
    expect(CONTENT.Title_confirmation).toBe('Done');
  });
});
