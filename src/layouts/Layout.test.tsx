import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/app.testkit.tsx';
import { PAGES } from '../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, signIn, type } from '../testing/visitor.testkit.ts';
import { scrollToHeader } from '../themes/scrollToHeader.ts';
import { headerSelectorOf, THEME_LAYOUTS } from '../themes/themes.ts';

freshVisits();

describe('layouts', () => {
  it('R2-31, R2-39: the header links of the site open in a new tab; the footer has year and privacy policy', async () => {
    await renderApp();
    await heading('Start');
    const nav = screen.getByRole('navigation');
    const links = within(nav).getAllByRole('link');
    const pairs = links.map((link) => [link.textContent?.split(' (')[0], link.getAttribute('href')]);
    expect(pairs).toEqual([
      ['Home', 'https://example.org'],
      ['Important documents', 'https://example.org/documents'],
      ['FAQ', 'https://example.org/faq'],
      ['File a claim', '/'],
      ['Contact us', 'https://example.org/contact'],
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

  it('R2-31: the Lookup form is linked where the settlement has it, and no page that the site lacks', async () => {
    await renderApp({
      header: { navigation: 'alternative', leaveOut: ['faq', 'changeAddress'] },
      forms: ['lookup'],
    });
    await heading('Start');
    const links = within(screen.getByRole('navigation')).getAllByRole('link', { hidden: true });
    const names = links.map((link) => link.textContent?.split(' (')[0]);
    expect(names).toEqual([
      'Home',
      'Important documents',
      'File a claim',
      'VIN lookup',
      'Contact us',
      'Key dates',
      'Check claim status',
      'Upload documents',
    ]);
  });

  it('R2-32: the alternative header adds the key dates and a menu', async () => {
    await renderApp({ header: { navigation: 'alternative' } });
    await heading('Start');
    const nav = screen.getByRole('navigation');
    const href = (name: RegExp) => within(nav).getByRole('link', { name, hidden: true }).getAttribute('href');
    expect(href(/Key dates/)).toBe('https://example.org/dates');
    expect(href(/Check claim status/)).toBe('https://example.org/claim/status');
    expect(href(/Upload documents/)).toBe('https://example.org/documents');
    expect(href(/Change my address/)).toBe('https://example.org/coa');
  });

  it('R2-34, R2-38, R2-41, R2-42, R2-43: each theme has its layout and its footer', async () => {
    const header = { navigation: 'default', claimsAdminTitleKey: 'Admin', caseNumberKey: 'Case' } as const;
    const expected = {
      'jnd-7-0-default': { topbar: false, agency: false, text: 'For more information' },
      'ftc-7-0-default': { topbar: false, agency: true, text: 'How we use your information' },
      'jnd-9-0-kontent': { topbar: true, agency: false, text: 'Welcome to Test Settlement' },
    } satisfies Record<keyof typeof THEME_LAYOUTS, unknown>;
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
      await renderApp({ theme, scrollToTop: () => scrollToHeader(headerSelectorOf(theme)) });
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
    expect(app.alert.state).toEqual({
      showError: false,
      header: '',
      message: '',
      params: {},
      reason: '',
      culture: '',
      requestId: '',
    });
  });

  it('R2-35, R4-30, C16-02: the warning says in words how long is left, and Continue closes it', async () => {
    const { app, clock } = await renderApp();
    await signIn();
    clock.now += 29 * 60_000 + 18_000;
    app.session.tick();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'You will be signed out in 42 seconds. To keep your answers, choose “Stay signed in”.',
    );
    press('Stay signed in');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('R4-29, R4-30: the warning is told to who looks elsewhere: it names the document, and says the time again at 30 and 10 seconds', async () => {
    const { app, clock } = await renderApp();
    await signIn();
    const title = document.title;
    const left = async (seconds: number) => {
      clock.now += (lastLeft - seconds) * 1000;
      lastLeft = seconds;
      app.session.tick();
      const dialog = await screen.findByRole('alertdialog');
      await within(dialog).findByRole('timer');
      return within(dialog).getByRole('status');
    };
    let lastLeft = 30 * 60;
    const region = await left(42);
    await waitFor(() => expect(document.title).toBe('Are you still there? – Test Settlement'));
    expect(region.textContent).toBe('');
    const said: (string | null)[] = [];
    const log = new MutationObserver(() => said.push(region.textContent));
    log.observe(region, { childList: true, characterData: true, subtree: true });
    for (const seconds of [30, 29, 10, 9]) expect(await left(seconds)).toBe(region);
    await waitFor(() => expect(said).toHaveLength(2));
    expect(said[0]).toContain('in 30 seconds');
    expect(said[1]).toContain('in 10 seconds');
    log.disconnect();
    // A movement of the mouse closes the warning at its next second, which is announced.
    fireEvent.pointerMove(window);
    app.session.tick();
    await screen.findByText('You are still signed in.');
    await waitFor(() => expect(document.title).toBe(title));
    expect(screen.queryByRole('alertdialog')).toBeNull();
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

  it('R4-31, C6-17: an amount that is being typed at that moment is gone with them', async () => {
    const fields = [{ name: 'firstName', label: 'L_first', maskName: 'currencyDecimals' as const }];
    const blocks = [{ kind: 'fields' as const, id: 'person', model: 'claimantInfo' as const, fields }];
    const { app } = await renderApp({ pages: { ...PAGES, 'claimant-info': { blocks } } });
    await signIn();
    const input = await screen.findByLabelText<HTMLInputElement>(/First name/);
    await act(async () => void (await import('../../widgets/Mask/MaskEngine.tsx')));
    input.focus();
    for (const key of '1234') {
      input.value += key;
      input.setSelectionRange(input.value.length, input.value.length);
      fireEvent(input, new InputEvent('input', { bubbles: true, inputType: 'insertText', data: key }));
    }
    await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('1,234'));
    expect(document.activeElement).toBe(input);
    act(() => app.expire('key-1'));
    await heading('Start on the first page');
    const { document: claim, edited } = app.claims.get('standard').state;
    expect([claim.claimantInfo, edited]).toEqual([expect.objectContaining({ firstName: null }), {}]);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('1,234');
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
