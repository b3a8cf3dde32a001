import { proxy } from 'valtio/vanilla';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { LoginOutcome, LoginState, WalletLogin } from '../../widgets/Wallet/login.ts';
import { ApiProblem } from '../api/problem.ts';
import { onLoginMessage, openLoginWindow } from './loginWindow.ts';
import type { WalletState, WalletStoreOptions } from './wallet.ts';

const SECOND = 1000;
const SECONDS = 300;

interface Parts extends WalletStoreOptions {
  form: FormName;
  wallet: WalletState;
  state: LoginState;
  /** Time at which the pending login expires, in ms. */
  until: number;
}

function finish({ state, wallet }: Parts, end: LoginOutcome): void {
  Object.assign(state, { phase: 'idle', blocked: false, returned: false, end });
  if (end !== 'verified') return;
  state.verified += 1;
  wallet.invalidPayPalVerification = false;
}

/** Requests the claimant's wallet account from the server; the channel of the login window does not carry it. */
async function refresh({ api, form, wallet, state, report }: Parts): Promise<void> {
  try {
    const account = await api.walletAccount(form);
    wallet.accounts[form] = account;
    state.email = account.email;
  } catch (failure) {
    if (failure instanceof ApiProblem && failure.status === 401) state.email = null;
    else report(failure);
  }
}

/** Counts down to `until`, unless another login has begun meanwhile. */
function tick(parts: Parts, until: number): void {
  const { state, now, schedule } = parts;
  if (state.phase !== 'waiting' || parts.until !== until) return;
  state.secondsLeft = Math.max(0, Math.ceil((until - now()) / SECOND));
  if (state.secondsLeft === 0) finish(parts, 'expired');
  else schedule(() => tick(parts, until), SECOND);
}

function begin(parts: Parts): void {
  const { state, wallet, now } = parts;
  const seconds = wallet.authCodeExpiration ?? SECONDS;
  parts.until = now() + seconds * SECOND;
  Object.assign(state, {
    phase: 'waiting',
    blocked: false,
    returned: false,
    end: null,
    secondsLeft: seconds,
  });
  tick(parts, parts.until);
}

/** Requests the settings that failed to load at the start; the next press opens the window. */
async function findSettings(parts: Parts): Promise<void> {
  const { api, wallet, state, report } = parts;
  try {
    Object.assign(wallet, await api.wallet(), { unknown: false });
    state.end = wallet.enabled ? null : 'unavailable';
    if (wallet.enabled) await refresh(parts);
  } catch (failure) {
    report(failure);
    state.end = 'unavailable';
  }
}

async function comeBack(parts: Parts): Promise<void> {
  const { state } = parts;
  const before = state.email;
  await refresh(parts);
  if (state.phase !== 'waiting') return;
  // The channel's message may have come while the browser had suspended this page.
  if (state.email !== null && state.email !== before) finish(parts, 'verified');
  else state.returned = true;
}

/**
 * Creates the login to the payment wallet (PayPal) for one form's claim (C6-18), which opens the provider's window,
 * counts down to the expiry and requests the account that was logged in to.
 */
export function createLogin(form: FormName, wallet: WalletState, options: WalletStoreOptions): WalletLogin {
  const state = proxy<LoginState>({
    phase: 'idle',
    blocked: false,
    returned: false,
    secondsLeft: 0,
    end: wallet.unknown ? 'unavailable' : null,
    email: null,
    verified: 0,
  });
  const parts: Parts = { ...options, form, wallet, state, until: 0 };
  const address = () => `${wallet.loginUrl}?${new URLSearchParams({ form, culture: options.culture() })}`;

  async function ended(end: LoginOutcome): Promise<void> {
    if (end === 'verified') await refresh(parts);
    if (end === 'verified' || state.phase === 'waiting') finish(parts, end);
  }

  return {
    state,
    address,
    signIn: () => {
      if (wallet.unknown) void findSettings(parts);
      else if (openLoginWindow(address())) begin(parts);
      else Object.assign(state, { phase: 'idle', blocked: true, end: null });
    },
    follow: () => begin(parts),
    watch: () => {
      const stop = onLoginMessage({
        end: (end) => void ended(end),
        returned: () => void (state.phase === 'waiting' && comeBack(parts)),
      });
      if (!wallet.unknown) void refresh(parts);
      return stop;
    },
  };
}
