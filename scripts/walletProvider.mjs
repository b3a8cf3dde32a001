// A real OpenID provider on this machine, for tests and for trying the sample: whoever signs in is let in, and the
// name that they sign in with is the account's e-mail (`unverified@…` is one that the provider has not verified, of `unsaid@…` it does not say).
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const CALLBACK = '/api/wallet/callback';
const CLIENT = 'claimwright-sample';

const accountOf = (_context, id) => {
  const email = id.includes('@') ? id : `${id}@example.com`;
  // Of an address that begins with `unsaid@` the provider does not say whether it is verified.
  const verified = email.startsWith('unsaid@') ? {} : { email_verified: !email.startsWith('unverified@') };
  const claims = { sub: id, email, ...verified };
  return { accountId: id, claims: () => claims };
};

/** Nobody is asked to consent: the site asks for nothing but the account's e-mail. */
async function grantAll(ctx) {
  const { client, session, provider, params } = ctx.oidc;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(params.scope);
  await grant.save();
  return grant;
}

function settings() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'stand-in' };
  return {
    clients: [
      {
        client_id: CLIENT,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`http://localhost:4280${CALLBACK}`],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: accountOf,
    loadExistingGrant: grantAll,
  };
}

/** The sample's server has whatever port it was given. */
const isOurs = (address) => {
  const { hostname, pathname, protocol } = new URL(address);
  return protocol === 'http:' && hostname === 'localhost' && pathname === CALLBACK;
};

/** @typedef {{ issuer: string, clientId: string, close(): Promise<void> }} WalletProvider */

/**
 * Starts the provider; returns its issuer, the site's client id there, and its stop.
 * @returns {Promise<WalletProvider>}
 */
export async function startWalletProvider(/** @type {number} */ port) {
  if (process.env.NODE_ENV === 'production')
    throw new Error('The stand-in for a wallet provider lets everybody in: it does not run in production.');
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${server.address().port}`;
  const provider = new Provider(issuer, settings());
  provider.Client.prototype.redirectUriAllowed = isOurs;
  server.on('request', provider.callback());
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { issuer, clientId: CLIENT, close };
}
