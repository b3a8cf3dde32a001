import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { drawLocator, drawPieceName } from '../testing/draftClient.testkit.ts';
import { ADA, testServer } from '../testing/testServer.testkit.ts';

it('C6-07: a JSON body that does not arrive in time is answered 408, and the server goes on', async () => {
  const server = await testServer({ timeouts: { bodyMs: 100 } });
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

it('C10-11, C6-07: a piece of a draft may take as long as an upload', async () => {
  const server = await testServer({ timeouts: { bodyMs: 100 } });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const slow = request({
      port,
      method: 'PUT',
      path: `/api/drafts/standard/pieces/${drawPieceName()}`,
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': 2,
        'draft-locator': drawLocator(),
        cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': visitor.csrf,
      },
    });
    slow.on('response', (response) => resolve(response.statusCode)).on('error', reject);
    slow.write('a');
    setTimeout(() => slow.end('b'), 400);
  });
  expect(status).toBe(204);
});

it('C6-10: stopping answers the request that is under way, ends its kept connection and waits for nothing else', async () => {
  const server = await testServer();
  const visitor = await server.visitor();
  await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const underWay = request({
    port,
    agent,
    method: 'POST',
    path: '/api/forms/standard/authorize',
    headers: {
      'content-type': 'application/json',
      'content-length': 2,
      cookie,
      'x-csrf-token': visitor.csrf,
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    underWay.on('response', resolve).on('error', reject);
  });
  underWay.write('{');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = server.app.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  underWay.end('}');
  const answer = await answered;
  answer.resume();
  expect([answer.statusCode, answer.headers.connection]).toEqual([400, 'close']);
  // A kept connection that is idle would hold it for longer than a test may take.
  await closed;
  const open = await new Promise((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
  expect(open).toBe(0);
  agent.destroy();
});
