import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../../cli/settings/readSettings.ts';
import { startScanner } from '../testing/scanner.testkit.ts';
import { type TestServer, testServer } from '../testing/testServer.testkit.ts';

it('C13-06: readiness fails in seconds where a store does not answer at all', async () => {
  const server = await testServer();
  vi.spyOn(server.context.store, 'ping').mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const asked = server.app.operations.inject('/readyz');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await asked).statusCode).toBe(503);
});

it('C13-14: a start and readiness say that the key is beside the data, and say nothing where it is elsewhere', async () => {
  const told: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void told.push(line) } };
  const beside = await testServer({ logger });
  const { detail } = (await beside.app.operations.inject('/readyz')).json();
  expect(detail).toBe(
    'server.key is in the data folder, beside all that it opens: whoever takes the folder reads every claim. Move it elsewhere, and name it with CLAIMWRIGHT_SERVER_KEY_FILE.',
  );
  expect(told.map((line) => JSON.parse(line).msg)).toEqual([detail]);
  told.length = 0;
  const elsewhere = await testServer({ logger, serverKey: `${'cd'.repeat(32)}\n` });
  expect((await elsewhere.app.operations.inject('/readyz')).json()).toEqual({ status: 'ok' });
  expect(told).toEqual([]);
});

it('C13-14: a copy of the key that stayed in the data folder is reported, whatever the settings name', async () => {
  const server = await testServer();
  const serverKey = readFileSync(join(server.dataDir, 'server.key'), 'utf8');
  const ready = async (of: TestServer) => (await of.app.operations.inject('/readyz')).json();
  const again = await server.restart({ serverKey });
  expect(await ready(again)).toMatchObject({ detail: expect.stringContaining('is in the data folder') });
  rmSync(join(server.dataDir, 'server.key'));
  expect(await ready(await again.restart())).toEqual({ status: 'ok' });
});

it('C13-06: readiness means that a claim with a document is taken: the scanner answers, and there is room', async () => {
  const scanner = await startScanner();
  const server = await testServer({ clamd: scanner.place });
  const ready = async (of: TestServer) => {
    const answer = await of.app.operations.inject('/readyz');
    return { status: answer.statusCode, detail: answer.json().detail };
  };
  expect((await ready(server)).status).toBe(200);
  scanner.misbehave((socket) => socket.destroy());
  expect(await ready(server)).toEqual({
    status: 503,
    detail: expect.stringContaining('The virus scanner cannot be used'),
  });
  scanner.misbehave(null);
  expect((await ready(server)).status).toBe(200);
  const environment = { CLAIMWRIGHT_FREE_MB: '1099511627776' };
  const full = await testServer(readSettings(['freeBytes'], { environment, cwd: '/' }));
  expect(await ready(full)).toEqual({
    status: 503,
    detail: expect.stringMatching(/^\d+ MB are free below .*, and 1099511627776 MB are needed$/),
  });
  const small = readSettings(['freeBytes'], { environment: { CLAIMWRIGHT_FREE_MB: '0' }, cwd: '/' });
  expect(small).toEqual({ freeBytes: 0 });
  expect(readSettings(['freeBytes'], { environment: {}, cwd: '/' })).toEqual({
    freeBytes: 256 * 1024 * 1024,
  });
});
