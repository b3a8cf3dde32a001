import { hash } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { fileAndAdd } from '../testing/added.testkit.ts';
import { statusBundle } from '../testing/statusBundle.testkit.ts';
import { ADA, PDF, type TestServer, testServer, withDocument } from '../testing/testServer.testkit.ts';

const HOME = '198.51.100.1';

/** Asks for the status of a claim, as somebody who has no session. */
async function ask(server: TestServer, referenceCode: string, answer: string, remoteAddress = HOME) {
  const visitor = await server.visitor();
  visitor.from = { remoteAddress };
  return visitor.call({ method: 'POST', url: '/api/status', payload: { referenceCode, answer } });
}

const opened = (options = {}) => testServer({ bundleDir: statusBundle(), ...options });

/** Files Ada's claim with a document. Returns its code. */
async function filed(server: TestServer): Promise<string> {
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return (await visitor.submit('standard', withDocument())).json().referenceCodeForm;
}

it('C10-13: code and answer tell when a claim came, its documents and marks, and none of its answers', async () => {
  const server = await opened();
  const code = await filed(server);
  await server.context.store.log.mark(
    [{ referenceCode: code }],
    { mark: 'received', at: new Date('2030-05-06T09:00:00Z'), isTakenBack: false },
    { fingerprint: 'f', secret: 'ab'.repeat(32) },
  );
  const answer = await ask(server, code, 'Lovelace');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    referenceCode: code,
    form: 'standard',
    submittedAt: '2030-05-04T17:00:00.000Z',
    documents: [
      { name: expect.any(String), size: expect.any(Number), sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    ],
    additions: [],
    marks: [{ mark: 'received', at: '2030-05-06T09:00:00.000Z' }],
  });
  expect(answer.body).not.toContain('Lovelace');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it('C10-13: a code is read in any spelling, and the answer as sign-in reads it', async () => {
  const server = await opened();
  const code = await filed(server);
  for (const [typed, answer] of [
    [code.toLowerCase().replace('-', ' '), '  LOVELACE '],
    [code.replace('-', ''), 'lovelace'],
  ] as const)
    expect((await ask(server, typed, answer)).statusCode).toBe(200);
});

it('C10-13: what is added to a claim stands with it, under its own code too', async () => {
  const server = await opened();
  const code = await fileAndAdd(server, 'adas-passport.pdf');
  const [, addition] = await server.claims();
  const found = (await ask(server, code, 'Lovelace')).json();
  expect(found.additions).toEqual([
    {
      referenceCode: addition?.referenceCode,
      submittedAt: '2030-05-04T17:00:00.000Z',
      documents: [{ name: 'adas-passport.pdf', size: PDF.length, sha256: hash('sha256', PDF) }],
    },
  ]);
  const added = String(addition?.referenceCode);
  expect((await ask(server, added, 'Lovelace')).json()).toEqual(found);
  // Its code marks the claim, whose status both codes show.
  expect(await runCli(['mark', added, 'decided', '--data', server.dataDir])).toMatchObject({ code: 0 });
  for (const each of [code, added])
    expect((await ask(server, each, 'Lovelace')).json().marks).toMatchObject([{ mark: 'decided' }]);
});

it('C10-13: an unknown code, no code, another answer, none, and a purged claim look alike', async () => {
  const server = await opened({ limits: { refusalsPerAddress: 100, refusalsPerCredential: 100 } });
  const code = await filed(server);
  const refused = async (typed: string, answer: string) => {
    const { statusCode, body, headers } = await ask(server, typed, answer);
    const { 'x-request-id': _id, 'set-cookie': _cookies, date: _date, ...others } = headers;
    return { statusCode, body, headers: others };
  };
  const first = await refused(code, 'Byron');
  expect(first.statusCode).toBe(404);
  expect(JSON.parse(first.body)).toMatchObject({ code: 'claimUnknown' });
  for (const [typed, answer] of [
    ['22222-22222', 'Lovelace'],
    ['no code', 'Lovelace'],
    ['', ''],
    [code, ''],
  ] as const)
    expect(await refused(typed, answer)).toEqual(first);
  // Commands read the clock of this machine.
  vi.setSystemTime('2030-05-07T17:00:00Z');
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await runCli(['purge', '--data', server.dataDir, '--before', '2030-05-05']);
  expect(await refused(code, 'Lovelace')).toEqual(first);
  expect(await refused(code, '')).toEqual(first);
});

it('C10-13: an unknown code is looked up as often as a known one', async () => {
  const server = await opened({ limits: { refusalsPerAddress: 1000, refusalsPerCredential: 1000 } });
  const code = await filed(server);
  const { store } = server.context;
  const calls: string[] = [];
  for (const method of ['byReferenceCode', 'stored', 'additionsTo'] as const) {
    const plain: (...args: never[]) => unknown = store.claims[method];
    Object.assign(store.claims, {
      [method]: (...args: never[]) => {
        calls.push(method);
        return plain(...args);
      },
    });
  }
  const callsOf = async (typed: string) => {
    calls.length = 0;
    await ask(server, typed, 'Byron');
    return [...calls];
  };
  expect(await callsOf('22222-22222')).toEqual(await callsOf(code));
  expect(calls).toEqual(['byReferenceCode', 'stored']);
});

it('C10-13, C13-02: tries in vain wait as those of sign-in do, and count with them for an address', async () => {
  const server = await opened({ limits: { refusalsPerCredential: 2, refusalsPerAddress: 4 } });
  const code = await filed(server);
  const status = async (typed: string, answer: string, from?: string) =>
    (await ask(server, typed, answer, from)).statusCode;
  expect([await status(code, 'a'), await status(code, 'b')]).toEqual([404, 404]);
  expect(await status(code, 'Lovelace')).toBe(429);
  expect(await status(code, 'Lovelace', '203.0.113.9')).toBe(200);
  const visitor = await server.visitor();
  visitor.from = { remoteAddress: HOME };
  for (const pin of ['1', '2'])
    expect((await visitor.authorize('standard', { ...ADA, pin })).statusCode).toBe(401);
  expect(await status('22222-22222', 'Lovelace')).toBe(429);
});

it('C10-13: without the setting there is no status, and a call needs its token', async () => {
  const plain = await testServer();
  expect((await ask(plain, '22222-22222', 'x')).json()).toMatchObject({ code: 'notFound' });
  const server = await opened();
  const visitor = await server.visitor();
  visitor.cookies.clear();
  const payload = { referenceCode: '22222-22222', answer: 'x' };
  expect((await visitor.call({ method: 'POST', url: '/api/status', payload })).statusCode).toBe(403);
});
