import { randomBytes } from 'node:crypto';
import { type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import { everyKey, type ServerKey, sameText } from '../security/serverKey.ts';

/** What a login was begun for. */
export interface Login {
  form: FormName;
  /** The session that began it, by the hash of its id: signing in anew ends it. */
  sessionHash: string;
  until: Date;
}

/** A login that came back, with the key that signed it: what else it needs is derived from that one. */
export interface BegunLogin extends Login {
  key: ServerKey;
}

/**
 * OAuth's `state`: it goes through the provider and back, and only the session that began it can use it. What else a
 * login needs is derived from it with the server's key, so that nothing is stored and any instance can finish it.
 */
export function signLogin(key: ServerKey, { form, sessionHash, until }: Login): string {
  const open = `${form}.${until.getTime().toString(36)}.${randomBytes(18).toString('base64url')}`;
  return `${open}.${key.sign('walletState', `${open}.${sessionHash}`)}`;
}

/**
 * The login that a state belongs to; null where this session did not begin it, or it was altered. The key may have been
 * rotated since: an older one counts.
 */
export function readLogin(key: ServerKey, state: string, sessionHash: string): BegunLogin | null {
  const [form = '', time = '', random = ''] = state.split('.');
  const open = `${form}.${time}.${random}`;
  const signer = everyKey(key).find((one) =>
    sameText(state, `${open}.${one.sign('walletState', `${open}.${sessionHash}`)}`),
  );
  if (!isFormName(form) || !signer) return null;
  return { form, sessionHash, until: new Date(Number.parseInt(time, 36)), key: signer };
}

/** The nonce of the login, which the ID token must carry. */
export const nonceOf = (key: ServerKey, state: string): string => key.sign('walletNonce', state);

/** PKCE's code verifier: 43 characters that never leave the server but for the provider's token endpoint. */
export const verifierOf = (key: ServerKey, state: string): string => key.sign('walletVerifier', state);
