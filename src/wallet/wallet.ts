import { proxy } from 'valtio/vanilla';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { WalletLogin } from '../../widgets/Wallet/login.ts';
import type { Api, WalletAccount, WalletInfo } from '../api/api.ts';

/** State of the payment wallet: its settings and the claimant's account (R3-09). */
export interface WalletState extends WalletInfo {
  /** True where the settings failed to load: signing in requests them again. */
  unknown: boolean;
  /** True where the account that was logged in to is not the one that the claim names (R8-06). */
  invalidPayPalVerification: boolean;
  /** Claimant's wallet account by form, once the server has returned it. */
  accounts: Partial<Record<FormName, WalletAccount>>;
}

export interface WalletStoreOptions {
  api: Pick<Api, 'wallet' | 'walletAccount'>;
  culture: () => string;
  now: () => number;
  schedule: (run: () => void, ms: number) => () => void;
  report: (error: unknown) => void;
}

const OFF: WalletInfo = { clientId: null, enabled: false, loginUrl: null, authCodeExpiration: null };

/**
 * Creates the store of the payment wallet. The code of the login is loaded with the first page that shows its button.
 */
export function createWalletStore(options: WalletStoreOptions) {
  const state = proxy<WalletState>({
    ...OFF,
    unknown: false,
    invalidPayPalVerification: false,
    accounts: {},
  });
  const logins = new Map<FormName, Promise<WalletLogin>>();
  return {
    state,
    /** Sets the settlement's settings; null where the request for them failed. */
    initialise(settings: WalletInfo | null): void {
      Object.assign(state, settings ?? OFF, { unknown: settings === null });
    },
    /** Removes the accounts, because somebody else has signed in. */
    forget(): void {
      logins.clear();
      Object.assign(state, { invalidPayPalVerification: false, accounts: {} });
    },
    /** Returns the form's login, always the same one; null where the settlement offers none. */
    login(form: FormName): Promise<WalletLogin> | null {
      if (!state.enabled && !state.unknown) return null;
      const known = logins.get(form);
      if (known) return known;
      const loading = import('./login.ts').then((part) => part.createLogin(form, state, options));
      logins.set(form, loading);
      // A failed import is repeated by the next call.
      loading.catch(() => logins.delete(form));
      return loading;
    },
  };
}

export type WalletStore = ReturnType<typeof createWalletStore>;
