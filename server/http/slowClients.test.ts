import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ADA, adasClaim, type TestServer, testServer } from '../testing/testServer.testkit.ts';
import type { Visitor } from '../testing/visitor.testkit.ts';

/** A client that says what it likes, as slowly as it likes. */
class Client {
  readonly socket: Socket;
  heard = '';
  readonly gone: Promise<unknown>;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    // A connection that is reset is gone as well.
    this.socket.on('error', () => undefined);
    this.gone = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.setEncoding('utf8').on('data', (text) => {
      this.heard += text;
    });
  }

  say(...lines: string[]): this {
    this.socket.write(lines.join('\r\n'));
    return this;
  }

  /** The status of the answer, once it is there. */
  async status(): Promise<number> {
    await vi.waitFor(() => expect(this.heard).toContain('\r\n\r\n'), { timeout: 20_000, interval: 10 });
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.heard)?.[1]);
  }
}

async function listening(options: NonNullable<Parameters<typeof testServer>[0]>) {
  // Clients that stay do not hold up the test's end.
  const server = await testServer({ ...options, timeouts: { stopMs: 200, ...options.timeouts } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return { server, client: () => new Client(port) };
}

async function signedIn(server: TestServer, who = ADA): Promise<Visitor> {
  const visitor = await server.visitor();
  await visitor.authorize('standard', who);
  return visitor;
}

/** The head of an upload of a megabyte, and the first bytes of a document. */
function uploadOf({ cookies, csrf }: Visitor, form = 'standard'): string[] {
  return [
    `POST /api/forms/${form} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
    `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-CSRF-Token: ${csrf}`,
    'Idempotency-Key: key-00000001',
    '',
    '--x',
    'Content-Disposition: form-data; name="documents"; filename="a.pdf"',
    '',
    '%PDF-1.7',
  ];
}

const filesIn = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'documents'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Waits until the client has lost its connection, long before anything else would take it. */
async function isCutOff({ gone }: Client): Promise<void> {
  let isGone = false;
  void gone.then(() => {
    isGone = true;
  });
  await vi.waitFor(() => expect(isGone).toBe(true), { timeout: 20_000 });
}

describe('a client that is slow', () => {
  it('C13-06: with its headers is answered 408, and one that says nothing loses the connection', async () => {
    const { client } = await listening({ timeouts: { headersMs: 200 } });
    const silent = client();
    const slow = client().say('GET /healthz HTTP/1.1', 'Host: localhost', '');
    expect(await slow.status()).toBe(408);
    await Promise.all([slow.gone, silent.gone]);
  });

  it('C13-06: with an upload loses the connection, and nothing is left of it', async () => {
    // Long enough for something to come in each stretch, however busy the machine: who sends nothing is another case.
    const { server, client } = await listening({ timeouts: { stretchMs: 1500, bytesAStretch: 4096 } });
    const slow = client().say(...uploadOf(await signedIn(server)));
    await vi.waitFor(() => expect(filesIn(server.dataDir)).toHaveLength(1), { timeout: 20_000, interval: 5 });
    const dribble = setInterval(() => slow.say('x'), 20);
    await isCutOff(slow).finally(() => clearInterval(dribble));
    await vi.waitFor(() => expect(filesIn(server.dataDir)).toEqual([]), { timeout: 20_000 });
  });

  it('C13-06: with taking an answer loses the connection', async () => {
    const { server, client } = await listening({
      timeouts: { answerMs: 100 },
      limits: { callsPerMinute: 10_000 },
    });
    const taken = once(server.app.server, 'connection');
    const deaf = client();
    deaf.socket.pause();
    deaf.say(...Array<string>(2000).fill('GET /api/forms/config HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    const open = () =>
      new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
    await taken;
    await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 20_000 });
  });

  it('C13-06: that is refused before its body was read gets the answer, and then loses the connection', async () => {
    const { server, client } = await listening({ timeouts: { lingerMs: 200, stretchMs: 600_000 } });
    const visitor = await signedIn(server);
    visitor.csrf = '';
    const refused = client().say(...uploadOf(visitor));
    const dribble = setInterval(() => refused.say('x'), 20);
    expect(await refused.status()).toBe(403);
    await refused.gone;
    clearInterval(dribble);
  });

  it('C13-06: does not hold up the server’s end', async () => {
    const { server, client } = await listening({ timeouts: { stopMs: 200, stretchMs: 600_000 } });
    const stalled = client().say(...uploadOf(await signedIn(server)));
    await vi.waitFor(() => expect(filesIn(server.dataDir)).toHaveLength(1), { timeout: 20_000, interval: 5 });
    const closed = server.app.close();
    await isCutOff(stalled).finally(() => stalled.socket.destroy());
    await closed;
    await vi.waitFor(() => expect(filesIn(server.dataDir)).toEqual([]), { timeout: 20_000 });
  });
});

it.each([
  ['no HTTP at all', 'garbage\r\n\r\n', 400, 'malformedRequest'],
  ['a method that nobody knows', 'BOGUS / HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'malformedRequest'],
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'requestTooLarge',
  ],
])('C6-07: %s is answered as a problem, and loses its connection', async (_what, bytes, status, code) => {
  const { client } = await listening({});
  const asking = client().say(bytes);
  expect(await asking.status()).toBe(status);
  await asking.gone;
  const [head = '', body = ''] = asking.heard.split('\r\n\r\n');
  expect(head).toContain('content-type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status, code });
});

describe('many clients', () => {
  const SAM = { claimNumber: 'MA-100002', pin: '4712' };
  it('C13-01: a request with two Host headers is answered 400', async () => {
    const { client } = await listening({});
    const get = (...hosts: string[]) =>
      client()
        .say('GET /healthz HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), '', '')
        .status();
    expect(await get('localhost')).toBe(200);
    expect(await get('localhost', 'evil.example')).toBe(400);
    expect(await get('localhost', 'localhost')).toBe(400);
  });

  /** Of an upload that may begin, nothing is heard; of another, why not. */
  const begins = async (server: TestServer, client: Client, files: number) => {
    await vi.waitFor(() => expect(filesIn(server.dataDir)).toHaveLength(files), {
      timeout: 20_000,
      interval: 5,
    });
    expect(client.heard).toBe('');
  };

  it('C13-06: one session uploads so much at a time, another is not held up, and an end makes room', async () => {
    const { server, client } = await listening({ limits: { uploadsPerSession: 1 } });
    const [ada, sam] = [await signedIn(server), await signedIn(server, SAM)];
    const first = client().say(...uploadOf(ada));
    await begins(server, first, 1);
    const second = client().say(...uploadOf(ada));
    expect(await second.status()).toBe(429);
    expect(second.heard).toMatch(/retry-after: 5/i);
    await begins(server, client().say(...uploadOf(sam)), 2);
    first.socket.destroy();
    await vi.waitFor(() => expect(filesIn(server.dataDir)).toHaveLength(1), { timeout: 20_000 });
    await begins(server, client().say(...uploadOf(ada)), 2);
  });

  it.each([
    ['of one address', { uploadsPerAddress: 1 }, 429],
    ['in all', { uploads: 1 }, 503],
  ])('C13-06: uploads %s are capped', async (_name, limits, status) => {
    const { server, client } = await listening({ limits });
    const [ada, sam] = [await signedIn(server), await signedIn(server, SAM)];
    await begins(server, client().say(...uploadOf(ada)), 1);
    expect(
      await client()
        .say(...uploadOf(sam))
        .status(),
    ).toBe(status);
  });

  it('C13-02: a member uploads so much at a time, in however many sessions', async () => {
    const { server, client } = await listening({ limits: { uploadsPerMember: 1 } });
    const [one, other, sam] = [await signedIn(server), await signedIn(server), await signedIn(server, SAM)];
    await begins(server, client().say(...uploadOf(one)), 1);
    expect(
      await client()
        .say(...uploadOf(other))
        .status(),
    ).toBe(429);
    await begins(server, client().say(...uploadOf(sam)), 2);
  });

  it('C13-02: a claim is added to by so many uploads at a time, in however many sessions', async () => {
    const { server, client } = await listening({ limits: { uploadsPerMember: 1 } });
    const ada = await signedIn(server);
    const filed = await ada.submit('standard', { claim: adasClaim() });
    const adding = async () => {
      const visitor = await server.visitor();
      const typed = { referenceCode: filed.json().referenceCodeForm, lastName: 'Lovelace' };
      expect((await visitor.authorize('documents-upload', typed)).statusCode).toBe(200);
      return client().say(...uploadOf(visitor, 'documents-upload'));
    };
    await begins(server, await adding(), 1);
    expect(await (await adding()).status()).toBe(429);
    await begins(server, client().say(...uploadOf(await signedIn(server, SAM))), 2);
  });

  it('C13-02: when slots are short the slowest upload of whoever holds most gives way, and a single one stays', async () => {
    const { server, client } = await listening({ limits: { uploads: 3 } });
    const [ada, sam] = [await signedIn(server), await signedIn(server, SAM)];
    const held = [client().say(...uploadOf(ada))];
    await begins(server, held[0] as Client, 1);
    for (let more = 2; more <= 3; more += 1) {
      const next = client().say(...uploadOf(ada));
      held.push(next);
      await begins(server, next, more);
      next.say('x'.repeat(900));
    }
    const [slowest, ...faster] = held;
    const another = client().say(...uploadOf(sam));
    await slowest?.gone;
    await begins(server, another, 3);
    for (const { socket } of faster) expect(socket.destroyed).toBe(false);
    // Two and one: nobody holds two more than the next would.
    expect(
      await client()
        .say(...uploadOf(ada))
        .status(),
    ).toBe(503);
    expect(another.socket.destroyed).toBe(false);
  });

  it('C13-02: slots are kept for addresses that hold none', async () => {
    const { server, client } = await listening({
      limits: { uploads: 10, uploadsPerSession: 10, uploadsPerMember: 10, uploadsPerAddress: 100 },
      proxies: 1,
    });
    const sam = await signedIn(server, SAM);
    const from = (visitor: Visitor, address: string) => {
      const [line = '', ...rest] = uploadOf(visitor);
      return client().say(line, `X-Forwarded-For: ${address}`, ...rest);
    };
    const addresses = Array.from({ length: 9 }, (_, index) => `203.0.113.${index % 3}`);
    for (const [index, address] of addresses.entries()) await begins(server, from(sam, address), index + 1);
    expect(await from(sam, '203.0.113.0').status()).toBe(503);
    await begins(server, from(await signedIn(server), '198.51.100.7'), 10);
  });

  it.each([
    ['of one address', { connectionsPerAddress: 2 }],
    ['in all', { connections: 2 }],
  ])('C13-06: connections %s are capped, and an end makes room', async (_name, limits) => {
    const { client } = await listening({ limits });
    const ask = () => client().say('GET /healthz HTTP/1.1', 'Host: localhost', '', '');
    const [first, second] = [ask(), ask()];
    expect([await first.status(), await second.status()]).toEqual([200, 200]);
    const third = ask();
    await third.gone;
    expect(third.heard).toBe('');
    first.socket.destroy();
    await vi.waitFor(
      async () => {
        const again = ask();
        await Promise.race([again.gone, again.status()]);
        expect(again.heard).toContain('200 OK');
      },
      { timeout: 20_000 },
    );
  });

  it('C13-06: a proxy of ours brings as many connections as it likes', async () => {
    const { client } = await listening({ limits: { connectionsPerAddress: 1 }, proxies: ['127.0.0.1'] });
    const ask = () => client().say('GET /healthz HTTP/1.1', 'Host: localhost', '', '');
    expect([await ask().status(), await ask().status()]).toEqual([200, 200]);
  });
});
