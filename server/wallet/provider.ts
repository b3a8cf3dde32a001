import * as oidc from 'openid-client';
import { isLoopback } from '../security/loopback.ts';

/** Options of an OpenID Connect provider. */
export interface ProviderOptions {
  issuer: URL;
  clientId: string;
  /** Null for a public client, which has PKCE alone. */
  secret: string | null;
  scopes: readonly string[];
  fetch?: typeof fetch | undefined;
}

/** Values of a login that the provider's response is checked against. */
export interface LoginChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** OpenID Connect provider of wallet logins. */
export interface Provider {
  /** Returns the address of the login. Throws where the provider cannot be reached. */
  loginAddress(redirectUri: string, checks: LoginChecks): Promise<URL>;
  /** Returns the account's verified e-mail, or null. Throws openid-client's errors (see `loginFailureOf`). */
  verifiedEmail(callback: URL, checks: LoginChecks): Promise<string | null>;
}

/** Failure of a login: the person cancelled, the provider was unreachable, or the answer was invalid. */
type Failure = 'cancelled' | 'unavailable' | 'refused';

const TIMEOUT_SECONDS = 8;

/** Creates an OpenID Connect provider by openid-client. Fetches its metadata at the first login and keeps them. */
export function createProvider(options: ProviderOptions): Provider {
  let found: Promise<oidc.Configuration> | null = null;
  const configuration = (): Promise<oidc.Configuration> => {
    found ??= discover(options).catch((error: unknown) => {
      // Fetched again at the next login.
      found = null;
      throw error;
    });
    return found;
  };
  return {
    loginAddress: async (redirectUri, { state, nonce, verifier }) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: options.scopes.join(' '),
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // On a shared computer somebody else may be logged in already.
        prompt: 'login',
      }),
    verifiedEmail: async (callback, { state, nonce, verifier }) => {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return emailOf(config, tokens);
    },
  };
}

async function discover({
  issuer,
  clientId,
  secret,
  fetch: call,
}: ProviderOptions): Promise<oidc.Configuration> {
  const plain = issuer.protocol === 'http:' && isLoopback(issuer);
  return oidc.discovery(
    issuer,
    clientId,
    undefined,
    secret === null ? oidc.None() : oidc.ClientSecretBasic(secret),
    {
      timeout: TIMEOUT_SECONDS,
      // Checks the signature of the ID token, although it comes from the provider itself over TLS.
      execute: [oidc.enableNonRepudiationChecks, ...(plain ? [oidc.allowInsecureRequests] : [])],
      ...(call && { [oidc.customFetch]: (url, init) => call(url, init as RequestInit) }),
    },
  );
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/**
 * Returns the verified e-mail, from the ID token of many providers, else from the userinfo endpoint of the standard.
 */
async function emailOf(config: oidc.Configuration, tokens: Tokens): Promise<string | null> {
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token');
  const { email, email_verified } =
    claims.email === undefined ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
  return typeof email === 'string' && email !== '' && email_verified === true ? email : null;
}

/** Returns `cancelled`, `unavailable` or `refused` for an error of the provider or of openid-client. */
export function loginFailureOf(error: unknown): Failure {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied'
      ? 'cancelled'
      : error.error === 'temporarily_unavailable'
        ? 'unavailable'
        : 'refused';
  const isNetwork =
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
  const said = error instanceof oidc.ClientError ? error.code : undefined;
  return isNetwork || said === 'OAUTH_TIMEOUT' || said === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
    ? 'unavailable'
    : 'refused';
}
