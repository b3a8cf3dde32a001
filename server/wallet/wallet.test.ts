import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startWalletProvider, type WalletProvider } from '../../scripts/walletProvider.mjs';
import { KEY_FILE, rotateKeyFile } from '../security/serverKey.ts';
import { builtApp } from '../testing/builtApp.testkit.ts';
import { ADA, adasClaim, type TestServer, testServer } from '../testing/testServer.testkit.ts';
import type { Visitor } from '../testing/visitor.testkit.ts';
import { WalletPerson, walletBundle } from '../testing/walletPerson.testkit.ts';

const LOGIN = '/api/wallet/login?form=standard';
const ACCOUNT = '/api/wallet/account?form=standard';

let provider: WalletProvider;
beforeAll(async () => {
  provider = await startWalletProvider(0);
});
afterAll(() => provider.close());

/** Ada, signed in to a settlement with a wallet. */
async function ada(options: { settings?: object; fetch?: typeof fetch } = {}) {
  const { settings = {}, ...rest } = options;
  const server = await testServer({ bundleDir: walletBundle(provider, { ...settings }), ...rest });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { server, visitor };
}

const loginAddress = async (visitor: Visitor): Promise<URL> => {
  const answer = await visitor.get(LOGIN);
  expect(answer.statusCode).toBe(302);
  return new URL(String(answer.headers.location));
};

/** How the window's last page says that the login ended. */
async function endAt(visitor: Visitor, { pathname, search }: URL): Promise<string | undefined> {
  const answer = await visitor.get(`${pathname}${search}`);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  return /data-end="(\w+)"/.exec(answer.body)?.[1];
}

async function signInAs(visitor: Visitor, email: string): Promise<string | undefined> {
  return endAt(visitor, await new WalletPerson().signIn((await loginAddress(visitor)).href, email));
}

const accountOf = async (visitor: Visitor): Promise<unknown> => (await visitor.get(ACCOUNT)).json();

const NOBODY = { email: null, required: true };

describe('the login with a wallet', () => {
  it('C6-05, C6-18, R1-05: keeps the e-mail that the provider has verified in the session', async () => {
    const { visitor } = await ada();
    expect(await accountOf(visitor)).toEqual(NOBODY);
    expect(await signInAs(visitor, 'ada@example.com')).toBe('verified');
    expect(await accountOf(visitor)).toEqual({ email: 'ada@example.com', required: true });
    // Authorizing anew may be another person at the same browser.
    await visitor.authorize('standard', ADA);
    expect(await accountOf(visitor)).toEqual(NOBODY);
  });

  it('C13-14: the session’s e-mail is encrypted at rest; one that an older version kept readable still counts', async () => {
    const { server, visitor } = await ada();
    expect(await signInAs(visitor, 'ada@example.com')).toBe('verified');
    const database = new DatabaseSync(join(server.dataDir, 'claimwright.db'));
    onTestFinished(() => database.close());
    const states = () =>
      database
        .prepare('select state from session')
        .all()
        .map(({ state }) => String(state));
    expect(states().join()).toContain('walletEmail');
    expect(states().join()).not.toMatch(/ada@example.com/i);
    database.exec(`update session set state = json_set(state, '$.forms.standard.walletEmail.text', 'AAAA')`);
    expect(await accountOf(visitor)).toEqual(NOBODY);
    database.exec(
      `update session set state = json_set(state, '$.forms.standard.walletEmail', 'old@example.com')`,
    );
    expect(await accountOf(visitor)).toEqual({ email: 'old@example.com', required: true });
  });

  it('C6-05: asks for a code with PKCE, state and nonce, and for what the settlement wants', async () => {
    const { visitor } = await ada({ settings: { scopes: ['openid', 'email', 'offline_access'] } });
    const sent = Object.fromEntries((await loginAddress(visitor)).searchParams);
    expect(sent).toMatchObject({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: 'http://localhost/api/wallet/callback',
      scope: 'openid email offline_access',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const again = Object.fromEntries((await loginAddress(visitor)).searchParams);
    for (const secret of ['state', 'nonce', 'code_challenge']) expect(again[secret]).not.toBe(sent[secret]);
  });

  it('C6-05: the public settings have an address and an expiry, and no secret', async () => {
    const server = await testServer({
      bundleDir: walletBundle(provider, { authCodeExpiration: 120 }),
      walletSecret: 'hush-hush',
    });
    const visitor = await server.visitor();
    expect((await visitor.get('/api/banking/paypal-settings')).json()).toEqual({
      clientId: provider.clientId,
      enabled: true,
      loginUrl: '/api/wallet/login',
      authCodeExpiration: 120,
    });
    expect((await visitor.get('/api/settlement')).body).not.toContain('hush-hush');
  });

  it('C6-05: a settlement without a wallet has none of it', async () => {
    const visitor = await (await testServer()).visitor();
    expect((await visitor.get('/api/banking/paypal-settings')).json()).toEqual({
      clientId: null,
      enabled: false,
      loginUrl: null,
      authCodeExpiration: null,
    });
    expect((await visitor.get(LOGIN)).statusCode).toBe(404);
  });

  it('C6-18: is for the session that began it', async () => {
    const { server, visitor } = await ada();
    const back = await new WalletPerson().signIn((await loginAddress(visitor)).href, 'eve@example.com');
    const other = await server.visitor();
    expect(await endAt(other, back)).toBe('signedOut');
    await other.authorize('standard', ADA);
    expect(await endAt(other, back)).toBe('refused');
    expect(await accountOf(other)).toEqual(NOBODY);
    expect((await (await server.visitor()).get(ACCOUNT)).statusCode).toBe(401);
  });

  it('C6-18: a state that was altered, and one that was used, are refused', async () => {
    const { visitor } = await ada();
    const back = await new WalletPerson().signIn((await loginAddress(visitor)).href, 'ada@example.com');
    const altered = new URL(back);
    altered.searchParams.set('state', `${back.searchParams.get('state')?.slice(0, -1)}-`);
    expect(await endAt(visitor, altered)).toBe('refused');
    const other = new URL(
      await new WalletPerson().signIn((await loginAddress(visitor)).href, 'eve@example.com'),
    );
    other.searchParams.set('state', back.searchParams.get('state') ?? '');
    // The code of another login does not go with this state's verifier.
    expect(await endAt(visitor, other)).toBe('refused');
    expect(await endAt(visitor, back)).toBe('refused');
    expect(await accountOf(visitor)).toEqual(NOBODY);
  });

  it('C6-18: an answer counts once', async () => {
    let exchanges = 0;
    const counted: typeof fetch = (input, init) => {
      if (init?.method === 'POST') exchanges += 1;
      return fetch(input, init);
    };
    const { visitor } = await ada({ fetch: counted });
    const back = await new WalletPerson().signIn((await loginAddress(visitor)).href, 'ada@example.com');
    expect(await endAt(visitor, back)).toBe('verified');
    expect(await endAt(visitor, back)).toBe('refused');
    expect(exchanges).toBe(1);
  });

  it('C6-05: an ID token with another nonce is refused', async () => {
    const { visitor } = await ada();
    const address = await loginAddress(visitor);
    address.searchParams.set('nonce', 'somebody-elses');
    expect(await endAt(visitor, await new WalletPerson().signIn(address.href, 'ada@example.com'))).toBe(
      'refused',
    );
    expect(await accountOf(visitor)).toEqual(NOBODY);
  });

  it('C6-05: an ID token that the provider has not signed is refused', async () => {
    const forging: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (init?.method !== 'POST') return answer;
      const tokens = await answer.json();
      const [head, body, signature = ''] = tokens.id_token.split('.');
      const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
      return Response.json({ ...tokens, id_token: [head, body, other].join('.') });
    };
    const { visitor } = await ada({ fetch: forging });
    expect(await signInAs(visitor, 'ada@example.com')).toBe('refused');
    expect(await accountOf(visitor)).toEqual(NOBODY);
  });

  it('C6-05: a secret is for the token endpoint alone', async () => {
    const heard: (string | null)[] = [];
    const listening: typeof fetch = (input, init) => {
      heard.push(new Headers(init?.headers).get('authorization'));
      return fetch(input, init);
    };
    const server = await testServer({
      bundleDir: walletBundle(provider),
      walletSecret: 'hush-hush',
      fetch: listening,
    });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const address = await loginAddress(visitor);
    expect(address.href).not.toContain('hush-hush');
    const back = await new WalletPerson().signIn(address.href, 'ada@example.com');
    // The stand-in knows this site as a public client.
    expect(await endAt(visitor, back)).toBe('refused');
    const said = heard.flatMap((header) => (header === null ? [] : [header.replace('Basic ', '')]));
    // OAuth has both parts percent-encoded before they are joined.
    const parts = said.map((text) => decodeURIComponent(Buffer.from(text, 'base64').toString()));
    expect(parts).toEqual([`${provider.clientId}:hush-hush`]);
  });

  it('C6-05: what comes after the time for signing in is refused', async () => {
    const { server, visitor } = await ada({ settings: { authCodeExpiration: 60 } });
    const back = await new WalletPerson().signIn((await loginAddress(visitor)).href, 'ada@example.com');
    server.at('2030-05-04T17:01:00Z');
    expect(await endAt(visitor, back)).toBe('expired');
    expect(await accountOf(visitor)).toEqual(NOBODY);
  });

  it('C6-18: an e-mail that the provider has not verified is nobody’s', async () => {
    const { visitor } = await ada();
    expect(await signInAs(visitor, 'unverified@example.com')).toBe('unverifiedEmail');
    expect(await accountOf(visitor)).toEqual(NOBODY);
  });

  it('C6-18: an e-mail of which the provider does not say that it is verified is nobody’s either', async () => {
    const { visitor } = await ada();
    expect(await signInAs(visitor, 'unsaid@example.com')).toBe('unverifiedEmail');
    expect(await accountOf(visitor)).toEqual(NOBODY);
  });

  it('C6-18 C13-03: a login that was begun before the server’s key was rotated is finished after', async () => {
    const { server, visitor } = await ada();
    const back = await new WalletPerson().signIn((await loginAddress(visitor)).href, 'ada@example.com');
    rotateKeyFile(join(server.dataDir, KEY_FILE));
    const again = await server.restart();
    visitor.moveTo(again.app);
    expect(await endAt(visitor, back)).toBe('verified');
    expect(await accountOf(visitor)).toEqual({ email: 'ada@example.com', required: true });
  });

  it('C6-18: who leaves the provider is told so, in the language of the claim', async () => {
    const { visitor } = await ada();
    visitor.cookies.set('claimwright_culture', 'es');
    const back = await new WalletPerson().cancel((await loginAddress(visitor)).href);
    const { body } = await visitor.get(`${back.pathname}${back.search}`);
    expect(body).toContain('<html lang="es" dir="ltr" data-end="cancelled">');
    expect(body).toContain('Salió del inicio de sesión');
  });

  it('C10-16: a provider that is not there is told of, and asked again the next time', async () => {
    let broken = true;
    const flaky: typeof fetch = (input, init) =>
      broken ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init);
    const { visitor } = await ada({ fetch: flaky });
    expect((await visitor.get(LOGIN)).body).toContain('data-end="unavailable"');
    broken = false;
    const address = await loginAddress(visitor);
    broken = true;
    expect(await endAt(visitor, await new WalletPerson().signIn(address.href, 'ada@example.com'))).toBe(
      'unavailable',
    );
    broken = false;
    expect(await signInAs(visitor, 'ada@example.com')).toBe('verified');
  });

  it('C6-18: its last page tells the waiting one by a channel, under the policy', async () => {
    const { visitor } = await ada();
    const page = await visitor.get('/api/wallet/callback?error=x&state=y');
    expect(page.body).toContain('<script src="/api/wallet/window.js"></script>');
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
    const script = await visitor.get('/api/wallet/window.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain("new BroadcastChannel('claimwright-wallet')");
  });

  it('R7-20: the policy lets in the picture on the button, and that alone', async () => {
    const buttonImage = 'https://pictures.example/button.svg';
    const bundleDir = walletBundle(provider, {}, { buttonImage });
    const policy = async (server: TestServer) =>
      String((await (await server.visitor()).get('/')).headers['content-security-policy']);
    expect(await policy(await testServer({ bundleDir, builtAppDir: builtApp() }))).toContain(
      "img-src 'self' data: blob: https://pictures.example;",
    );
    expect(await policy(await testServer({ builtAppDir: builtApp() }))).toContain(
      "img-src 'self' data: blob:;",
    );
  });
});

describe('a claim that names a wallet account', () => {
  const paidTo = (email: string | null) => ({
    claim: adasClaim({ claimantInfo: { email, confirmEmailAddress: email } }),
  });

  it('C6-18, R8-06, R3-25: is refused with nonMatchingPaymentElection where it names another account', async () => {
    const { server, visitor } = await ada();
    await signInAs(visitor, 'eve@example.com');
    const refused = await visitor.submit('standard', paidTo('ada@example.com'));
    expect(refused.json()).toMatchObject({
      status: 400,
      submitted: false,
      nonMatchingPaymentElection: true,
      validationErrors: [
        {
          path: 'claimantInfo.email',
          rule: 'walletMismatch',
          message: expect.stringContaining('is not the one named in this claim'),
        },
      ],
    });
    expect(await server.claims()).toEqual([]);
    await signInAs(visitor, 'ada@example.com');
    const filed = await visitor.submit('standard', paidTo(' ADA@example.com'));
    expect(filed.json()).toMatchObject({ submitted: true, nonMatchingPaymentElection: false });
  });

  it('C6-18: is refused without a login, and no other claim is', async () => {
    const { visitor } = await ada();
    expect((await visitor.submit('standard', paidTo('ada@example.com'))).json()).toMatchObject({
      status: 400,
      nonMatchingPaymentElection: false,
      validationErrors: [{ path: 'claimantInfo.email', rule: 'walletMissing' }],
    });
    expect((await visitor.submit('standard', paidTo(null))).statusCode).toBe(200);
  });

  it('R1-05: the login is optional where the settlement says so, and then still compared', async () => {
    const { visitor } = await ada({ settings: { required: false } });
    expect((await visitor.submit('standard', paidTo('ada@example.com'))).statusCode).toBe(200);
    await signInAs(visitor, 'eve@example.com');
    expect((await visitor.submit('standard', paidTo('ada@example.com'))).json()).toMatchObject({
      nonMatchingPaymentElection: true,
    });
  });
});
