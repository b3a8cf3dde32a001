import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testServer } from '../testing/testServer.testkit.ts';

it('C6-07: a JSON body that does not arrive in time is answered 408, and the server goes on', async () => {
  const server = await testServer({ bodyTimeoutMs: 100 });
  const visitor = await server.visitor();
  await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const status = await new Promise((resolve, reject) => {
    const slow = request({
      port,
      method: 'POST',
      path: '/api/forms/standard/authorize',
      headers: {
        'content-type': 'application/json',
        'content-length': 100,
        cookie,
        'x-csrf-token': visitor.csrf,
      },
    });
    slow.on('response', (response) => resolve(response.statusCode)).on('error', reject);
    slow.write('{');
  });
  expect(status).toBe(408);
  expect((await visitor.get('/api/cultures')).statusCode).toBe(200);
});

it('C6-10: stopping waits for the requests under way and for nothing else', async () => {
  const server = await testServer();
  await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const get = () =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ port, path: '/api/captcha/challenge', agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });
  expect(await get()).toBe(200);
  const underWay = get();
  await new Promise((resolve) => setImmediate(resolve));
  const started = performance.now();
  await server.app.close();
  expect(performance.now() - started).toBeLessThan(3000);
  await underWay.catch(() => undefined);
  agent.destroy();
});

it('C6-10: what is read comes compressed where the browser takes it', async () => {
  const server = await testServer();
  const plain = await server.app.inject('/api/forms/config');
  for (let time = 0; time < 2; time += 1) {
    const answer = await server.app.inject({
      url: '/api/forms/config',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' });
    expect(String(brotliDecompressSync(answer.rawPayload))).toBe(plain.body);
  }
});
