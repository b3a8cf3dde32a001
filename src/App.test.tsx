import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT, MODELS, PAGES, problem, renderApp, withHashes } from './testing/app.testkit.tsx';
import { deferred, drawDialogs, heading, press, signIn, type } from './testing/visitor.testkit.ts';
import { scrollToHeader } from './themes/scrollToHeader.ts';
import { headerOf, THEME_LAYOUTS } from './themes/themes.ts';

beforeEach(drawDialogs);

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

/** Lets whatever is ready go on. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('pages and routes', () => {
  it('R2-07: a spinner of at least 300px stands in while pages load, and goes once they are there', async () => {
    await renderApp();
    const spinner = document.querySelector<HTMLElement>('.cw-loading');
    expect(spinner?.style.minHeight).toBe('300px');
    await heading('Start');
    expect(document.querySelector('.cw-loading')).toBeNull();
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
    await screen.findByText('Your request failed. Please reload and try again.');
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
    expect(items.map((item) => item.textContent)).toEqual(['Sign in', 'About you', 'Check']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps.querySelector('p')?.textContent).toBe('Step 2 of 3: About you');
    const all = within(steps).getByRole('button', { name: 'Show all steps' });
    fireEvent.click(all);
    expect([all.getAttribute('aria-expanded'), steps.querySelector('ol')?.dataset.open]).toEqual([
      'true',
      'true',
    ]);
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

describe('language', () => {
  it('R1-03, R4-24, R4-25, C7-05: another language shows its texts, keeps the answers and is remembered', async () => {
    const { api } = await renderApp();
    await signIn();
    type(/First name/, 'Ada');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    await heading('Sus datos');
    expect(screen.getByLabelText(/Nombre/)).toHaveProperty('value', 'Ada');
    expect(document.documentElement.lang).toBe('es');
    expect(api.rememberCulture).toHaveBeenCalledWith('es');
  });

  it('R2-27, R4-25: the query switches to an enabled culture', async () => {
    await renderApp({ path: '/standard/claimant-info?culture=es', authorized: true });
    await heading('Sus datos');
  });

  it('R2-33: by default only English is offered, and only while another language is active', async () => {
    await renderApp({ settings: { languageSelector: 'default' }, path: '/?culture=es' });
    await heading('Start');
    await screen.findByRole('button', { name: 'English' });
    expect(screen.queryByRole('button', { name: 'Español' })).toBeNull();
    press('English');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'English' })).toBeNull());
  });

  it('R8-08: content that cannot be loaded is reported and the old texts stay', async () => {
    const { reports } = await renderApp({ api: { content: () => Promise.reject(new Error('down')) } });
    await heading('Start');
    press('Español');
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Start');
    expect(document.documentElement.lang).toBe('en');
  });
});

describe('layouts', () => {
  it('R2-31, R2-39: the header links of the site open in a new tab; the footer has year and privacy policy', async () => {
    await renderApp();
    await heading('Start');
    const nav = screen.getByRole('navigation');
    const links = within(nav).getAllByRole('link');
    const pairs = links.map((link) => [link.textContent?.split(' (')[0], link.getAttribute('href')]);
    expect(pairs).toEqual([
      ['Home', 'https://example.org'],
      ['Important Documents', 'https://example.org/documents'],
      ['FAQ', 'https://example.org/faq'],
      ['File a Claim', '/'],
      ['VIN Lookup', '/lookup'],
      ['Contact Us', 'https://example.org/contact'],
    ]);
    for (const link of links) expect(link.getAttribute('target')).toBe('_blank');
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain('2026');
    const privacy = within(footer).getByRole('link', { name: /Privacy policy/ });
    expect([privacy.getAttribute('href'), privacy.getAttribute('target')]).toEqual([
      'https://example.org/privacy',
      '_blank',
    ]);
  });

  it('R2-32: the alternative header adds the key dates and a menu', async () => {
    await renderApp({ header: { navigation: 'alternative' } });
    await heading('Start');
    const nav = screen.getByRole('navigation');
    const href = (name: RegExp) => within(nav).getByRole('link', { name, hidden: true }).getAttribute('href');
    expect(href(/Key Dates/)).toBe('https://example.org/dates');
    expect(href(/Check Claim Status/)).toBe('https://example.org/claim/status');
    expect(href(/Upload Documents/)).toBe('https://example.org/documents');
    expect(href(/Change My Address/)).toBe('https://example.org/coa');
  });

  it('R2-34, R2-38, R2-41, R2-42, R2-43: each theme has its layout and its footer', async () => {
    const header = { navigation: 'default', claimsAdminTitleKey: 'Admin', caseNumberKey: 'Case' } as const;
    const expected = {
      'jnd-7-0-default': { topbar: false, agency: false, text: 'For more information' },
      'ftc-7-0-default': { topbar: false, agency: true, text: 'Privacy Act notice' },
      'jnd-9-0-kontent': { topbar: true, agency: false, text: 'Welcome to Test Settlement' },
    };
    for (const [theme, { topbar, agency, text }] of Object.entries(expected)) {
      await renderApp({ theme, header });
      await heading('Start');
      expect(document.querySelector('.cw-topbar') !== null).toBe(topbar);
      expect(document.querySelector('.cw-topbar')?.textContent ?? '').toBe(topbar ? 'AdminCase' : '');
      expect(document.querySelector('.cw-header--agency') !== null).toBe(agency);
      const footer = screen.getByRole('contentinfo');
      expect(footer.textContent).toContain(text);
      expect(footer.textContent?.includes('Welcome to')).toBe(topbar);
      expect(within(footer).getByRole('link', { name: '1-800-555-0100' }).getAttribute('href')).toBe(
        'tel:18005550100',
      );
      expect(within(footer).getByRole('link', { name: 'help@example.org' }).getAttribute('href')).toBe(
        'mailto:help@example.org',
      );
      expect(footer.textContent).toContain('PO Box 1');
      cleanup();
    }
  });

  it.each(Object.keys(THEME_LAYOUTS))(
    'R2-44: in %s a navigation scrolls smoothly to the header area of its layout',
    async (theme) => {
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
      const scrolled = vi.fn(function scroll(this: Element, _how: unknown) {
        return this.matches(theme.startsWith('ftc') ? 'header.cw-header--agency' : 'header.cw-header');
      });
      Element.prototype.scrollIntoView = scrolled as never;
      await renderApp({ theme, scrollToTop: () => scrollToHeader(headerOf(theme)) });
      await signIn();
      expect(scrolled).toHaveReturnedWith(true);
      expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior: 'smooth' });
      vi.unstubAllGlobals();
    },
  );

  it('R2-44: another theme is an error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(renderApp({ theme: 'other' })).rejects.toThrow(
      'Unexpected value for appsettings.theme: other',
    );
  });

  it('R2-35: the alert is a modal that OK closes', async () => {
    const { app } = await renderApp();
    await heading('Start');
    app.alert.show({ key: 'LocKey_Shared_ErrorMessage_Config', params: {} });
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(dialog);
    expect(app.alert.state.showError).toBe(true);
    press('OK');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.alert.state).toEqual({ showError: false, header: '', message: '', params: {} });
  });

  it('R2-35, R4-30: the warning shows the countdown and Continue closes it', async () => {
    const { app, clock } = await renderApp();
    await signIn();
    clock.now += 29 * 60_000 + 18_000;
    app.session.tick();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('0:42');
    press('Continue');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('R4-31, C6-17, C10-03: when the server’s session has run out the answers and their copies are gone and /session-expired follows', async () => {
    const { app, api, clock } = await renderApp();
    await signIn();
    type(/First name/, 'Ada');
    await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('Ada'));
    clock.now += 31 * 60_000;
    app.session.tick();
    await heading('Your session has ended');
    expect(api.session).toHaveBeenCalledTimes(1);
    expect(app.claims.get('standard').state.document.claimantInfo).toMatchObject({ firstName: null });
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Ada');
    expect(app.authorization.isAuthorized('standard')).toBe(false);
  });

  it('C6-15, C6-17: a reload that finds another configuration keeps what was entered, and says so', async () => {
    await renderApp();
    await signIn();
    type(/First name/, 'Ada');
    await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('Ada'));
    cleanup();
    const storage = window.sessionStorage;
    for (const key of Object.keys(storage)) {
      const copy = storage.getItem(key) ?? '';
      storage.setItem(key, copy.replace(/"configurationHash":"[^"]*"/, '"configurationHash":"before"'));
    }
    await renderApp({ path: '/standard/claimant-info', authorized: true });
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This form was updated');
  });

  it('names the document after the page and takes the focus to the heading of the next one', async () => {
    await renderApp();
    await heading('Start');
    expect(document.title).toBe('Start – Test Settlement');
    expect(document.activeElement).toBe(document.body);
    await signIn();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('About you'));
    expect(document.title).toBe('About you – Test Settlement');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
