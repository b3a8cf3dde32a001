import { createHash } from 'node:crypto';
import type { WalletSettings } from '../../schemas/generated/types.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { LiveSession } from '../security/sessions.ts';
import type { CaptchaUseStore } from '../store/store.ts';
import { nonceOf, readLogin, signLogin, verifierOf } from './loginState.ts';
import type { LoginChecks, Provider } from './provider.ts';

/** Outcome of a login that did not verify an account. */
type LoginFailure = 'cancelled' | 'expired' | 'unverifiedEmail' | 'refused' | 'unavailable' | 'signedOut';

/** Outcome of a login: a verified account, or the reason why there is none. */
export type LoginEnd =
  | { end: 'verified'; form: FormName; email: string }
  | { end: LoginFailure; cause?: unknown };

/** Names of all outcomes of a login. */
export type LoginEndName = LoginEnd['end'];

/** Login with a payment wallet (C6-05, C6-18). */
export interface Wallet {
  clientId: string;
  /** Timeout of a login in seconds. */
  seconds: number;
  /** Requires a login to the account that a claim names. */
  required: boolean;
  /** Returns the provider's address for a login of this session; `unavailable` where there is none. */
  begin(session: LiveSession, form: FormName, redirectUri: string): Promise<{ address: URL } | LoginEnd>;
  /** Evaluates the provider's answer. `callback` is the whole address that the window returned to. */
  finish(session: LiveSession, callback: URL): Promise<LoginEnd>;
}

export interface WalletOptions {
  key: ServerKey;
  /** Store of values that count once, such as a login's state. */
  uses: CaptchaUseStore;
  clock: () => Date;
  secret?: string | undefined;
  fetch?: typeof fetch | undefined;
}

const SECONDS = 300;

/** Creates the settlement's wallet; null where it has none, or has switched it off. */
export async function createWallet(
  settings: WalletSettings | undefined,
  options: WalletOptions,
): Promise<Wallet | null> {
  if (!settings?.enabled) return null;
  // Loaded only here, because most settlements have no wallet and a start pays for each module.
  const { createProvider, loginFailureOf } = await import('./provider.ts');
  const {
    clientId,
    issuer,
    scopes = ['openid', 'email'],
    authCodeExpiration = SECONDS,
    required = true,
  } = settings;
  // A bundle without them is refused when it is read.
  if (!clientId || !issuer) throw new Error('An enabled wallet needs issuer and clientId');
  const { secret, fetch: call, key, clock } = options;
  const provider = createProvider({
    issuer: new URL(issuer),
    clientId,
    secret: secret || null,
    scopes,
    fetch: call,
  });
  const checksOf = (state: string, signer: ServerKey): LoginChecks => ({
    state,
    nonce: nonceOf(signer, state),
    verifier: verifierOf(signer, state),
  });
  return {
    clientId,
    seconds: authCodeExpiration,
    required,
    begin: async ({ hash: sessionHash }, form, redirectUri) => {
      const until = new Date(clock().getTime() + authCodeExpiration * 1000);
      const state = signLogin(key, { form, sessionHash, until });
      try {
        return { address: await provider.loginAddress(redirectUri, checksOf(state, key)) };
      } catch (cause) {
        return { end: 'unavailable', cause };
      }
    },
    finish: async ({ hash }, callback) => {
      const state = callback.searchParams.get('state') ?? '';
      const login = readLogin(key, state, hash);
      if (!login) return { end: 'refused' };
      if (login.until <= clock()) return { end: 'expired' };
      const use = { hash: seenHash(state), expiresAt: login.until };
      if (!(await options.uses.redeem(use))) return { end: 'refused' };
      const checks = checksOf(state, login.key);
      return { ...(await answerOf(provider, callback, checks, loginFailureOf)), form: login.form };
    },
  };
}

/** Returns the hash of a state among the values that are valid once. */
const seenHash = (state: string): string => createHash('sha256').update(`wallet:${state}`).digest('hex');

type Answer = { end: 'verified'; email: string } | { end: LoginFailure; cause?: unknown };

async function answerOf(
  provider: Provider,
  callback: URL,
  checks: LoginChecks,
  failureOf: (cause: unknown) => LoginFailure,
): Promise<Answer> {
  try {
    const email = await provider.verifiedEmail(callback, checks);
    return email === null ? { end: 'unverifiedEmail' } : { end: 'verified', email };
  } catch (cause) {
    return { end: failureOf(cause), cause };
  }
}
