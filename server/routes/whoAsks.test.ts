import { describe, expect, it } from 'vitest';
import { readTrustedProxies, TrustedProxiesError } from '../security/trustedProxies.ts';
import { OPERATIONS_KEY, testServer } from '../testing/testServer.testkit.ts';

/** A wrong sign-in through a proxy that appends the address it saw, as all of them do. */
async function guesses(proxies: string | undefined, remoteAddress: string, forwarded: (n: number) => string) {
  const server = await testServer({
    limits: { refusalsPerAddress: 2 },
    ...(proxies !== undefined && { proxies: readTrustedProxies(proxies) }),
  });
  const visitor = await server.visitor();
  const statuses: number[] = [];
  for (let n = 1; n <= 4; n += 1) {
    visitor.from = { remoteAddress, headers: { 'x-forwarded-for': forwarded(n) } };
    statuses.push((await visitor.authorize('standard', { claimNumber: `MA-${n}`, pin: '1' })).statusCode);
  }
  return statuses;
}

const ONE_CLIENT = [401, 401, 429, 429];
const MANY_CLIENTS = [401, 401, 401, 401];

describe('who is asking', () => {
  it.each([
    ['1', '10.0.0.2'],
    ['10.0.0.2', '10.0.0.2'],
    ['10.0.0.0/8', '10.0.0.2'],
    ['fd00::/8, 10.0.0.0/8', '::ffff:10.0.0.2'],
  ])('C13-01: nothing that a client writes stands for its address (proxies %s)', async (proxies, proxy) => {
    expect(await guesses(proxies, proxy, (n) => `9.0.0.${n}, 203.0.113.9`)).toEqual(ONE_CLIENT);
    expect(await guesses(proxies, proxy, (n) => `203.0.113.${n}`)).toEqual(MANY_CLIENTS);
  });

  it('C13-01: behind two proxies the client is who the outer one saw', async () => {
    expect(await guesses('2', '10.0.0.2', (n) => `9.0.0.${n}, 203.0.113.9, 10.0.0.1`)).toEqual(ONE_CLIENT);
    expect(
      await guesses('10.0.0.1, 10.0.0.2', '10.0.0.2', (n) => `9.0.0.9, 203.0.113.${n}, 10.0.0.1`),
    ).toEqual(MANY_CLIENTS);
  });

  it('C13-01: who is no proxy of ours is believed nothing, nor anybody where none is configured', async () => {
    expect(await guesses('10.0.0.2', '198.51.100.7', (n) => `203.0.113.${n}`)).toEqual(ONE_CLIENT);
    expect(await guesses(undefined, '127.0.0.1', (n) => `203.0.113.${n}`)).toEqual(ONE_CLIENT);
  });

  it('C13-01: what names no proxies is refused', () => {
    expect(readTrustedProxies('2')).toBe(2);
    expect(readTrustedProxies('10.0.0.7, fd00::/8')).toEqual(['10.0.0.7', 'fd00::/8']);
    for (const text of ['', 'yes', '-1', 'proxy.example.com', '10.0.0.7/33', '10.0.0/8', '10.0.0.7/8/8'])
      expect(() => readTrustedProxies(text), text).toThrow(TrustedProxiesError);
  });
});

describe('metrics and readiness', () => {
  const paths = ['/metrics', '/readyz'];

  it('C13-01: are not there for the public, wherever it seems to come from', async () => {
    const { app } = await testServer({ operationsKey: undefined });
    for (const url of paths) {
      expect((await app.inject({ url, remoteAddress: '127.0.0.1' })).statusCode).toBe(404);
      expect((await app.inject({ url, headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
      expect((await app.inject({ url, headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('C13-01: open with the key that was configured, and with no other', async () => {
    const { app } = await testServer();
    const statuses = (authorization: string) =>
      Promise.all(
        paths.map(async (url) => (await app.inject({ url, headers: { authorization } })).statusCode),
      );
    expect(await statuses(`Bearer ${OPERATIONS_KEY}`)).toEqual([200, 200]);
    for (const wrong of ['Bearer nonsense', 'Bearer ', OPERATIONS_KEY, `Basic ${OPERATIONS_KEY}`])
      expect(await statuses(wrong)).toEqual([403, 403]);
  });

  it('C13-01: have a port of their own, on which nothing else is', async () => {
    const { app } = await testServer({ operationsKey: undefined });
    const statuses = await Promise.all(
      ['/metrics', '/readyz', '/healthz', '/api/csrf', '/'].map(
        async (url) => (await app.operations.inject(url)).statusCode,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 404]);
  });

  it('C13-01: a server that is stopping is not ready', async () => {
    const { app } = await testServer();
    let during = 0;
    app.addHook('preClose', async () => {
      during = (await app.operations.inject('/readyz')).statusCode;
    });
    await app.close();
    expect(during).toBe(503);
  });
});
