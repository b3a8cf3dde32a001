import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalletAccount, WalletInfo } from '../api/api.ts';
import { problem, renderApp, type TestAppOptions } from '../testing/app.testkit.tsx';
import { PAGES } from '../testing/smallForm.testkit.ts';
import { drawDialogs, heading, press, signIn, submit, type } from '../testing/visitor.testkit.ts';

const SETTINGS: WalletInfo = {
  clientId: 'claims',
  enabled: true,
  loginUrl: '/api/wallet/login',
  authCodeExpiration: 300,
};
const SIGN_IN = 'Sign in to confirm this account';
const AGAIN = 'Sign in again';
const MISMATCH = /is not the one named in this claim/;

const pages = {
  ...PAGES,
  'claimant-info': {
    blocks: [
      {
        kind: 'fields' as const,
        id: 'person',
        model: 'claimantInfo',
        fields: [
          { name: 'firstName', label: 'L_first' },
          { name: 'lastName', label: 'L_last', component: 'wallet' as const },
        ],
      },
    ],
  },
};

let opened: string[] = [];
let opens = true;

beforeEach(() => {
  drawDialogs();
  opened = [];
  opens = true;
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(String(address));
    return opens ? window : null;
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

/** The page that asks for the account; `account` is what the server answers of it. */
async function paymentPage(options: TestAppOptions = {}) {
  const account: WalletAccount = { email: null, required: true };
  const walletAccount = vi.fn(async () => ({ ...account }));
  const made = await renderApp({
    path: '/standard/claimant-info',
    authorized: true,
    pages,
    wallet: SETTINGS,
    ...options,
    api: { walletAccount, ...options.api },
  });
  if (options.path !== undefined) await signIn();
  await heading('About you');
  return { ...made, account, walletAccount };
}

/** What the window's last page says to this one. */
async function windowEnds(end: string): Promise<void> {
  const channel = new BroadcastChannel('claimwright-wallet');
  channel.postMessage({ end });
  channel.close();
}

const region = () => document.querySelector('.cw-wallet [role=status]');
const status = () => region()?.textContent;
const button = (name: string) => screen.findByRole('button', { name });
const account = () => screen.getByLabelText<HTMLInputElement>(/Last name/);

describe('the wallet on the page', () => {
  it('C6-18: opens the window in the press itself, for this form and language', async () => {
    await paymentPage();
    fireEvent.click(await button(SIGN_IN));
    expect(opened).toEqual(['/api/wallet/login?form=standard&culture=en']);
  });

  it('C6-18, R1-05: the account that was verified fills an empty field, and is said', async () => {
    const made = await paymentPage();
    const pressed = await button(SIGN_IN);
    pressed.focus();
    fireEvent.click(pressed);
    made.account.email = 'ada@example.com';
    await windowEnds('verified');
    await waitFor(() => expect(status()).toBe('Confirmed: you signed in as ada@example.com.'));
    expect(account().value).toBe('ada@example.com');
    expect(document.activeElement).toBe(pressed);
    await waitFor(() =>
      expect(made.app.claims.get('standard').state.document.claimantInfo).toMatchObject({
        lastName: 'ada@example.com',
      }),
    );
  });

  it('R8-06, C10-02: what was typed is never replaced; the account that was verified is offered', async () => {
    const made = await paymentPage();
    type(/Last name/, 'eve@example.com');
    fireEvent.click(await button(SIGN_IN));
    made.account.email = 'ada@example.com';
    await windowEnds('verified');
    const offer = await button('Use ada@example.com');
    expect(account().value).toBe('eve@example.com');
    expect(status()).toContain('which is not the account above');
    fireEvent.click(offer);
    expect(account().value).toBe('ada@example.com');
    expect(document.activeElement).toBe(account());
    await waitFor(() => expect(status()).toBe('Confirmed: you signed in as ada@example.com.'));
  });

  it('C6-18, R3-09, C16-02: the time is counted down in words, announced seldom, and over when it has run out', async () => {
    const made = await paymentPage();
    await button(SIGN_IN);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = async (seconds: number) => {
      made.clock.now += seconds * 1000;
      await act(() => vi.advanceTimersByTimeAsync(1000));
    };
    press(SIGN_IN);
    await pass(1);
    expect(screen.getByRole('timer').textContent).toContain('You have 4 minutes.');
    const first = status();
    expect(first).toContain('You have 5 minutes.');
    await pass(100);
    expect(screen.getByRole('timer').textContent).toContain('You have 3 minutes.');
    expect(status()).toBe(first);
    await pass(150);
    expect(status()).toBe('Time left to sign in: 1 minute.');
    await pass(49);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(status()).toContain('The time for signing in has run out');
    press(AGAIN);
    await pass(0);
    expect(opened).toHaveLength(2);
    expect(screen.getByRole('timer').textContent).toContain('You have 5 minutes.');
  });

  it('C6-18: a window that the browser blocks is replaced by a link', async () => {
    opens = false;
    await paymentPage();
    fireEvent.click(await button(SIGN_IN));
    const link = await screen.findByRole('link', { name: /Open the sign-in/ });
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect(link.getAttribute('href')).toBe('/api/wallet/login?form=standard&culture=en');
    expect(status()).toContain('did not open the window');
    fireEvent.click(link);
    expect(await screen.findByRole('timer')).toBeTruthy();
  });

  it.each([
    ['cancelled', 'You left the sign-in'],
    ['refused', 'could not be checked'],
    ['unavailable', 'cannot be reached'],
    ['unverifiedEmail', 'has not confirmed the email address'],
    ['signedOut', 'no longer open here'],
  ])('C10-16, R1-05: a login that ends as %s is said, and can be tried again', async (end, words) => {
    await paymentPage();
    type(/Last name/, 'ada@example.com');
    fireEvent.click(await button(SIGN_IN));
    await windowEnds(end);
    await waitFor(() => expect(status()).toContain(words));
    expect(account().value).toBe('ada@example.com');
    press(AGAIN);
    expect(opened).toHaveLength(2);
  });

  it('C6-18: who comes back without having finished is told so; what was missed is asked of the server', async () => {
    const made = await paymentPage();
    fireEvent.click(await button(SIGN_IN));
    fireEvent.focus(window);
    await waitFor(() => expect(status()).toContain('The sign-in is not finished'));
    made.account.email = 'ada@example.com';
    fireEvent.focus(window);
    await waitFor(() => expect(status()).toContain('Confirmed'));
  });

  it('R7-20: the picture on the button comes from where the page says, and the words are the page’s', async () => {
    const buttonImage = 'https://pictures.example/wallet.svg';
    const [block] = pages['claimant-info'].blocks;
    const [first, account] = block?.fields ?? [];
    const placed = { ...account, name: 'lastName', buttonImage, buttonLabel: 'L_wallet' };
    const fields = first ? [first, placed] : [placed];
    const person = { kind: 'fields' as const, id: 'person', model: 'claimantInfo', fields };
    await paymentPage({
      pages: { ...PAGES, 'claimant-info': { blocks: [person] } },
      content: { L_wallet: 'Continue with PayPal' },
    });
    const shown = await button('Continue with PayPal');
    expect(shown.querySelector('img')?.src).toBe(buttonImage);
    expect(shown.querySelector('img')?.alt).toBe('');
  });

  it('C6-05: a settlement without a wallet has the field, and no button', async () => {
    await paymentPage({ wallet: { ...SETTINGS, enabled: false, loginUrl: null } });
    expect(account()).toBeTruthy();
    expect(region()).toBeNull();
  });

  it('C10-16, R4-38: settings that could not be had keep nobody out; they are asked for again', async () => {
    const wallet = vi.fn(async () => SETTINGS);
    await paymentPage({ wallet: null, api: { wallet } });
    await waitFor(() => expect(status()).toContain('cannot be reached'));
    press(AGAIN);
    fireEvent.click(await button(SIGN_IN));
    expect(opened).toHaveLength(1);
    expect(wallet).toHaveBeenCalledTimes(1);
  });
});

describe('Next where the account is asked for', () => {
  async function next(options: { email: string | null; required?: boolean }) {
    const made = await paymentPage();
    Object.assign(made.account, options);
    // The page asks once more when it is shown again.
    made.app.wallet.state.accounts.standard = { ...made.account };
    type(/First name/, 'Ada');
    type(/Last name/, 'ada@example.com');
    press('Next');
    return made;
  }

  it('C6-18: is refused without a login, and goes on after it', async () => {
    const made = await next({ email: null });
    expect((await screen.findAllByText(/Sign in to this account to confirm/)).length).toBeGreaterThan(0);
    made.account.email = 'ada@example.com';
    fireEvent.click(await button(SIGN_IN));
    await windowEnds('verified');
    await waitFor(() => expect(screen.queryByText(/Sign in to this account to confirm/)).toBeNull());
    press('Next');
    await heading('Check');
  });

  it('R8-06: is refused with the message at the field where another account was logged in to', async () => {
    await next({ email: 'eve@example.com' });
    await waitFor(() => expect(account().getAttribute('aria-invalid')).toBe('true'));
    const described = account().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toMatch(MISMATCH);
  });

  it('R1-05: goes on where the login is optional', async () => {
    await next({ email: null, required: false });
    await heading('Check');
  });

  it('R8-06, R3-09: what the server says of the account sets the flag and stands at the field', async () => {
    const path = 'claimantInfo.lastName';
    const message = 'The payment account is not the one named in this claim.';
    const refused = problem(400, 'validationFailed', {
      error: 'no',
      nonMatchingPaymentElection: true,
      validationErrors: [{ path, rule: 'walletMismatch', message }],
    });
    const made = await paymentPage({
      path: '/standard',
      authorized: false,
      api: { submit: () => Promise.reject(refused) },
    });
    made.app.wallet.state.accounts.standard = { email: null, required: false };
    type(/First name/, 'Ada');
    type(/Last name/, 'eve@example.com');
    press('Next');
    await heading('Check');
    expect(made.app.wallet.state).toMatchObject({ ...SETTINGS, invalidPayPalVerification: false });
    submit();
    await heading('About you');
    await waitFor(() => expect(account().getAttribute('aria-invalid')).toBe('true'));
    expect(made.app.wallet.state.invalidPayPalVerification).toBe(true);
    made.account.email = 'eve@example.com';
    fireEvent.click(await button(SIGN_IN));
    await windowEnds('verified');
    await waitFor(() => expect(made.app.wallet.state.invalidPayPalVerification).toBe(false));
    await waitFor(() => expect(account().getAttribute('aria-invalid')).toBeNull());
  });
});
