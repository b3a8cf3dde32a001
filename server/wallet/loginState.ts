import { randomBytes } from 'node:crypto';
import { type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import { everyKey, type ServerKey, sameText } from '../security/serverKey.ts';

/** Login to the payment wallet, for one form and session. */
export interface Login {
  form: FormName;
  /** Hash of the session's id: a new sign-in ends the login. */
  sessionHash: string;
  until: Date;
}

/** Login that a state names, with the key that signed it and derives its other values. */
export interface BegunLogin extends Login {
  key: ServerKey;
}

/**
 * Signs a login as OAuth's `state`, which only its session can use. All else is derived from it by the server's key, so
 * that nothing is stored and any instance can finish the login.
 */
export function signLogin(key: ServerKey, { form, sessionHash, until }: Login): string {
  const open = `${form}.${until.getTime().toString(36)}.${randomBytes(18).toString('base64url')}`;
  return `${open}.${key.sign('walletState', `${open}.${sessionHash}`)}`;
}

/** Reads the login of a state; null where another session began it, or it was altered. An older key counts too. */
export function readLogin(key: ServerKey, state: string, sessionHash: string): BegunLogin | null {
  const [form = '', time = '', random = ''] = state.split('.');
  const open = `${form}.${time}.${random}`;
  const signer = everyKey(key).find((one) =>
    sameText(state, `${open}.${one.sign('walletState', `${open}.${sessionHash}`)}`),
  );
  if (!isFormName(form) || !signer) return null;
  return { form, sessionHash, until: new Date(Number.parseInt(time, 36)), key: signer };
}

/** Returns the nonce of the login, which the ID token must carry. */
export const nonceOf = (key: ServerKey, state: string): string => key.sign('walletNonce', state);

/** Returns PKCE's code verifier: 43 characters that only the provider's token endpoint gets. */
export const verifierOf = (key: ServerKey, state: string): string => key.sign('walletVerifier', state);
