import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { ofPostgres, testPostgres } from '../testing/postgres.testkit.ts';
import { headerOf, mailingBundle, type TestSmtp, testSmtp } from '../testing/smtp.testkit.ts';
import {
  ADA,
  adasClaim,
  type TestServer,
  type TestServerOptions,
  testServer,
} from '../testing/testServer.testkit.ts';

const NOW = Date.parse('2030-05-04T17:00:00Z');
const MINUTE = 60_000;

/** Server that looks at its outbox all the time, and what it logs. */
async function mailing(smtp: TestSmtp, options: TestServerOptions = {}) {
  const logged: string[] = [];
  const stream = new PassThrough().on('data', (line) => logged.push(String(line)));
  const logger = { level: 'info', stream };
  const server = await testServer({
    ...{ bundleDir: mailingBundle(), smtp: smtp.place(), outboxMs: 10, logger },
    ...options,
  });
  const after = (minutes: number) => server.at(new Date(NOW + minutes * MINUTE).toISOString());
  return { ...server, after, logged };
}

async function fileOne(server: Pick<TestServer, 'visitor'>, email = 'ada@example.com') {
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const claim = adasClaim({ claimantInfo: { email, confirmEmailAddress: email } });
  const answer = await visitor.submit('standard', { claim });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().referenceCodeForm as string;
}

/** States of all mails, as an export has them. */
async function statesOf(server: Pick<TestServer, 'claims'>): Promise<object[]> {
  const claims = await server.claims();
  return claims.flatMap(({ mails = [] }) => mails as object[]);
}

const messageIds = ({ mails }: TestSmtp) => mails.map((mail) => headerOf(mail, 'Message-ID'));

it('C13-09: a mail that is put off is tried again after a minute, then after two, with the same Message-ID', async () => {
  const smtp = await testSmtp();
  const tried: number[] = [];
  const server = await mailing(smtp);
  let minute = 0;
  smtp.replies.message = () => {
    tried.push(minute);
    return tried.length < 3 ? { code: 451, text: '4.3.0 later' } : null;
  };
  const ids: (string | undefined)[] = [];
  smtp.replies.seen = (raw) => ids.push(headerOf({ raw }, 'Message-ID'));
  await fileOne(server);
  await expect.poll(() => tried).toEqual([0]);
  const next = ['2030-05-04T17:01:00.000Z', '2030-05-04T17:03:00.000Z'];
  for (; minute < 5; minute += 1) {
    server.after(minute);
    await pause();
    const [nextAt] = next;
    if (nextAt === undefined || tried.at(-1) !== minute) continue;
    await expect.poll(() => statesOf(server)).toMatchObject([{ nextAt }]);
    next.shift();
  }
  expect(tried).toEqual([0, 1, 3]);
  expect(smtp.mails).toHaveLength(1);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@claims\.example>$/);
  expect(await statesOf(server)).toEqual([
    {
      ...{ kind: 'receipt', state: 'sent', attempts: 3, nextAt: null },
      createdAt: '2030-05-04T17:00:00.000Z',
      endedAt: '2030-05-04T17:03:00.000Z',
    },
  ]);
  const metrics = await server.context.metrics.text();
  expect(metrics).toContain('claimwright_mails_total{outcome="deferred"} 2');
  expect(metrics).toContain('claimwright_mails_total{outcome="sent"} 1');
  expect(metrics).toContain('claimwright_mails_waiting 0');
});

/** Lets the server look at its outbox many times. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

it('C13-09: an address that is refused is not tried again, and named in export and metrics, never in a log', async () => {
  const smtp = await testSmtp();
  smtp.replies.address = (address) =>
    address === 'nobody@example.com' ? { code: 550, text: `5.1.1 <${address}> is nobody` } : null;
  const server = await mailing(smtp);
  await fileOne(server, 'nobody@example.com');
  await expect.poll(() => statesOf(server)).toMatchObject([{ state: 'refused', attempts: 1 }]);
  // Others are sent nevertheless.
  await fileOne(server);
  await expect.poll(() => smtp.mails.length).toBe(1);
  server.after(60);
  await pause();
  expect(smtp.mails.map(({ to }) => to)).toEqual([['ada@example.com']]);
  expect(await server.context.metrics.text()).toContain('claimwright_mails_total{outcome="refused"} 1');
  const log = server.logged.join('');
  expect(log).toContain('"msg":"mail refused"');
  expect(log).toContain('"reply":550');
  expect(log).not.toMatch(/nobody@|ada@/);
});

it('C13-09: a mail that cannot be composed is put off as any other, and named in the log', async () => {
  const smtp = await testSmtp();
  smtp.replies.address = () => ({ code: 450, text: '4.2.1 later' });
  const server = await mailing(smtp);
  await fileOne(server);
  await expect.poll(() => statesOf(server)).toMatchObject([{ nextAt: '2030-05-04T17:01:00.000Z' }]);
  const { claims } = server.context.store;
  const plain = claims.stored;
  Object.assign(claims, { stored: () => Promise.reject(new TypeError('a text that is no text')) });
  server.after(1);
  await expect.poll(() => server.logged.join('')).toContain('a mail cannot be opened or composed');
  Object.assign(claims, { stored: plain });
  await expect
    .poll(() => statesOf(server))
    .toMatchObject([{ state: 'waiting', attempts: 2, nextAt: '2030-05-04T17:03:00.000Z' }]);
  expect(server.logged.join('')).not.toContain('cannot be read or written');
});

it('C13-09: after three days without success a mail is given up, and its address removed', async () => {
  const smtp = await testSmtp();
  smtp.replies.address = () => ({ code: 450, text: '4.2.1 later' });
  const server = await mailing(smtp);
  await fileOne(server);
  await expect.poll(() => statesOf(server)).toMatchObject([{ nextAt: '2030-05-04T17:01:00.000Z' }]);
  server.after(3 * 24 * 60 - 1);
  await expect.poll(() => statesOf(server)).toMatchObject([{ nextAt: '2030-05-07T17:00:00.000Z' }]);
  server.after(3 * 24 * 60);
  await expect.poll(() => statesOf(server)).toMatchObject([{ state: 'givenUp', attempts: 3, nextAt: null }]);
  expect(await server.context.metrics.text()).toContain('claimwright_mails_total{outcome="givenUp"} 1');
  expect(
    await server.context.store.mails.take({ now: new Date(NOW * 2), until: new Date(), most: 9 }),
  ).toEqual([]);
});

it('C13-09: an SMTP server that is away stops neither start nor claims; their mails go out when it is back', async () => {
  const away = await testSmtp();
  await away.close();
  const server = await mailing(away);
  const codes = [await fileOne(server), await fileOne(server)];
  await expect.poll(() => server.logged.join('')).toContain('no mail goes out now');
  const back = await testSmtp({}, away.port);
  server.after(10);
  await expect.poll(() => back.mails.length).toBe(2);
  const subjects = back.mails.map(({ read }) => read.subject ?? '').sort();
  expect(subjects).toEqual(codes.sort().map((code) => expect.stringContaining(code)));
});

it.each([
  ['has a certificate that nobody vouches for', {}],
  ['offers no STARTTLS', { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }],
])('C13-09: nothing is sent to an SMTP server elsewhere that %s', async (_what, options) => {
  const smtp = await testSmtp(options);
  const server = await mailing(smtp, { smtp: smtp.place({ isLocal: false }) });
  await fileOne(server);
  await expect.poll(() => server.logged.join('')).toContain('no mail goes out now');
  expect(smtp.mails).toEqual([]);
  expect(await statesOf(server)).toMatchObject([{ state: 'waiting' }]);
});

it('a server that stops does not wait for an SMTP server that never answers', {
  tags: ['slow'],
}, async () => {
  let isAsked = false;
  const smtp = await testSmtp({
    onData: (stream) => {
      isAsked = true;
      stream.resume();
    },
  });
  const server = await mailing(smtp);
  await fileOne(server);
  await expect.poll(() => isAsked).toBe(true);
  const begun = performance.now();
  await server.app.close();
  expect(performance.now() - begun).toBeLessThan(10_000);
});

it('C13-09: user and password of the URL are given to the SMTP server', async () => {
  const given: unknown[] = [];
  const smtp = await testSmtp({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) => {
      given.push([username, password]);
      done(null, { user: username });
    },
  });
  const server = await mailing(smtp, { smtp: smtp.place({ auth: { user: 'relay', pass: 's@cret' } }) });
  await fileOne(server);
  await expect.poll(() => smtp.mails.length).toBe(1);
  expect(given).toEqual([['relay', 's@cret']]);
});

it('C13-09, C13-03: a mail that waits is sent after the server’s key was changed', async () => {
  const smtp = await testSmtp();
  smtp.replies.address = () => ({ code: 450, text: '4.2.1 later' });
  const first = 'ab'.repeat(32);
  const server = await mailing(smtp, { serverKey: first });
  await fileOne(server);
  await expect.poll(() => statesOf({ claims: () => linesOf(server) })).toMatchObject([{ attempts: 1 }]);
  smtp.replies.address = () => null;
  await server.restart({
    serverKey: `${'cd'.repeat(32)}\n${first}`,
    clock: () => new Date(NOW + 5 * MINUTE),
  });
  await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([['ada@example.com']]);
});

it('C13-09: a server that stops while its SMTP server is silent puts the mail off for a minute, and logs no error', async () => {
  let asked = 0;
  const smtp = await testSmtp({
    onMailFrom: () => {
      asked += 1;
    },
  });
  const server = await mailing(smtp);
  await fileOne(server);
  await expect.poll(() => asked).toBe(1);
  await server.app.close();
  expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  expect(await statesOf(server)).toMatchObject([
    { state: 'waiting', attempts: 1, nextAt: '2030-05-04T17:01:00.000Z' },
  ]);
});

/** Claims as the running store has them, for keys that no file holds. */
async function linesOf({ context }: TestServer): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  for await (const claim of context.store.claims.all()) lines.push({ ...claim });
  return lines;
}

const postgres = await testPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(!postgres)(ofPostgres(postgres, 'on PostgreSQL'), () => {
  it('C13-09: of instances that share an outbox each mail is sent by one', async () => {
    const smtp = await testSmtp();
    const databaseUrl = (await postgres?.emptyDatabase()) ?? '';
    const serverKey = 'ab'.repeat(32);
    smtp.replies.address = () => ({ code: 450, text: '4.2.1 later' });
    const one = await mailing(smtp, { databaseUrl, serverKey, limits: { claimsPerHour: 1000 } });
    for (let count = 0; count < 12; count += 1) await fileOne(one);
    await expect.poll(async () => (await statesOf({ claims: () => linesOf(one) })).length).toBe(12);
    const others = await Promise.all([1, 2].map(() => mailing(smtp, { databaseUrl, serverKey })));
    smtp.replies.address = () => null;
    for (const server of [one, ...others]) server.after(30);
    await expect.poll(() => one.context.store.mails.waiting()).toBe(0);
    await pause();
    expect(smtp.mails).toHaveLength(12);
    expect(new Set(messageIds(smtp)).size).toBe(12);
  });
});
