import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AppContext } from './context.ts';
import { upTo } from './documents/dataKey.testkit.ts';
import { writeDurably } from './documents/documentStore.ts';
import { openFolderDocuments } from './documents/folderDocuments.ts';
import { startSweeping } from './sweeping.ts';
import { testObjectStore } from './testing/objectStore.testkit.ts';
import { ADA, adasClaim, PDF, testServer } from './testing/testServer.testkit.ts';

const EVERY_MS = 15 * 60_000;

/** A store without drafts. */
const NO_DRAFTS = {
  drafts: { sweep: async () => ({ drafts: 0, pieces: [], isDone: true }), count: async () => 0 },
};

it('C13-06: what a crash left of uploads is gone after the next start, but what may still be claimed stays', async () => {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const file = { name: 'receipt.pdf', size: PDF.length, type: 'application/pdf' };
  const claim = adasClaim({ documentContexts: [{ file, name: 'Receipt', kind: 'receipt' }] });
  await visitor.submit('standard', { claim, files: [{ name: file.name, content: PDF }] });
  const [filed] = (await server.claims()) as [{ documents: { path: string }[] }];
  const written = (folder: string, name: string, minutesAgo: number) => {
    const path = join(server.dataDir, 'documents', folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, PDF);
    const time = new Date(Date.parse('2030-05-04T17:00:00Z') - minutesAgo * 60_000);
    utimesSync(path, time, time);
    return path;
  };
  const orphan = written('0a', '0a6b3f0e-8f0a-4a53-9a51-8f5f2c9b0e7b', 31);
  const draft = written('incoming', '0b6b3f0e-8f0a-4a53-9a51-8f5f2c9b0e7b', 31);
  const young = written('incoming', '0c6b3f0e-8f0a-4a53-9a51-8f5f2c9b0e7b', 29);
  await server.restart();
  await vi.waitFor(() => expect([existsSync(orphan), existsSync(draft)]).toEqual([false, false]), 5000);
  expect(existsSync(young)).toBe(true);
  expect(existsSync(join(server.dataDir, filed.documents[0]?.path ?? ''))).toBe(true);
});

it.each([
  ['the database is lost', (data: string) => rmSync(join(data, 'claimwright.db'))],
  ['an empty file stands for it', (data: string) => writeFileSync(join(data, 'claimwright.db'), '')],
])('C13-06: where %s, the server does not start over its documents, and keeps them', async (_what, lose) => {
  const server = await testServer();
  const documents = await openFolderDocuments(server.dataDir);
  const { key } = await writeDurably(documents, Readable.from([PDF]), upTo(1e6));
  const path = join(server.dataDir, documents.locate(key));
  await server.app.close();
  const years = new Date('2020-01-01');
  utimesSync(path, years, years);
  for (const name of ['claimwright.db-wal', 'claimwright.db-shm'])
    rmSync(join(server.dataDir, name), { force: true });
  lose(server.dataDir);
  await expect(server.restart()).rejects.toThrow(
    /documents .*the database knows nothing.*claimwright restore/,
  );
  expect(existsSync(path)).toBe(true);
});

it('C13-06: a database that knows no document at all takes none away: it may be another one’s', async () => {
  const server = await testServer();
  const documents = await openFolderDocuments(server.dataDir);
  const { key } = await writeDurably(documents, Readable.from([PDF]), upTo(1e6));
  const path = join(server.dataDir, documents.locate(key));
  const years = new Date('2020-01-01');
  utimesSync(path, years, years);
  const again = await server.restart();
  const stop = startSweeping(again.context, again.app.log);
  await stop();
  expect(existsSync(path)).toBe(true);
});

it.each([
  ['a folder', async () => ({})],
  ['a bucket', async () => ({ objectStore: (await testObjectStore()).place })],
])(
  'C13-14: drafts that a killed server left are swept where documents are in %s, without any claim',
  async (_where, place) => {
    const server = await testServer(await place());
    const incoming = join(server.dataDir, 'documents', 'incoming');
    const minutesAgo = (minutes: number) => {
      const path = join(incoming, crypto.randomUUID());
      writeFileSync(path, PDF);
      const time = new Date(Date.parse('2030-05-04T17:00:00Z') - minutes * 60_000);
      utimesSync(path, time, time);
      return path;
    };
    const [old, young] = [minutesAgo(31), minutesAgo(29)];
    const again = await server.restart();
    await vi.waitFor(() => expect(existsSync(old)).toBe(false), 5000);
    expect(existsSync(young)).toBe(true);
    rmSync(incoming, { recursive: true });
    const failed = vi.spyOn(again.app.log, 'error');
    await startSweeping(again.context, again.app.log)();
    expect(failed).not.toHaveBeenCalled();
  },
);

it('C13-06: a clock that is set forward removes no document whose claim is under way', async () => {
  const server = await testServer();
  const documents = await openFolderDocuments(server.dataDir);
  const { key } = await writeDurably(documents, Readable.from([PDF]), upTo(1e6));
  const claims = { knownDocuments: async () => new Set<string>(), holdsDocuments: async () => true };
  let now = new Date();
  let passed = 0;
  const store = { claims, ...NO_DRAFTS, sweep: async () => undefined };
  const { bundle, metrics } = server.context;
  const context = { documents, store, bundle, metrics, clock: () => now } as unknown as AppContext;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const swept = held();
  const first = async () => swept.release();
  const stop = startSweeping(context, server.app.log, { elapsed: () => passed, first });
  await swept.until;
  now = new Date(now.getTime() + 3_600_000);
  passed += 60_000;
  vi.advanceTimersByTime(EVERY_MS);
  await stop();
  expect(existsSync(join(server.dataDir, documents.locate(key)))).toBe(true);
});

/** Returns a context that counts its sweeps, and a log of what failed, with timers that the test advances. */
function counting() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const sweep = vi.fn(async (): Promise<void> => undefined);
  const documents = { sweepDrafts: async () => 0 };
  const store = { claims: { holdsDocuments: async () => false }, ...NO_DRAFTS, sweep };
  const served = { bundle: { forms: {} }, metrics: { keptDrafts: { set: () => undefined } } };
  const context = {
    ...{ documents, store, ...served },
    clock: () => new Date(),
    stopping: false,
  } as unknown as AppContext;
  const error = vi.fn((_details: unknown, _message: string) => undefined);
  const log = { error, info: () => undefined } as unknown as FastifyBaseLogger;
  const tick = async () => {
    vi.advanceTimersByTime(EVERY_MS);
    await setImmediate();
  };
  return { sweep, context, log, tick, messages: () => error.mock.calls.map(([, message]) => message) };
}

/** Returns a promise that is resolved by `release`. */
function held() {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release: () => release() };
}

it('C13-06: sweeps go on while older data is encrypted for hours, and of the ticks meanwhile one is left', async () => {
  const { sweep, context, log, tick } = counting();
  const first = held();
  const later = vi.fn(async () => undefined);
  const stop = startSweeping(context, log, { first: () => first.until, later });
  await setImmediate();
  await tick();
  await tick();
  expect(sweep).toHaveBeenCalledTimes(3);
  expect(later).not.toHaveBeenCalled();
  first.release();
  await setImmediate();
  expect(later).toHaveBeenCalledTimes(1);
  await tick();
  expect(later).toHaveBeenCalledTimes(2);
  await stop();
});

it('C13-06: a sweep is not begun while one is under way, and a stop waits for it and for what follows', async () => {
  const { sweep, context, log, tick } = counting();
  const slow = held();
  const first = held();
  sweep.mockReturnValueOnce(slow.until);
  const stop = startSweeping(context, log, { first: () => first.until });
  await tick();
  await tick();
  expect(sweep).toHaveBeenCalledTimes(1);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  slow.release();
  await setImmediate();
  expect(isStopped).toBe(false);
  first.release();
  await stopped;
});

it('C13-06: what follows later sweeps is not begun once the server is stopping', async () => {
  const { context, log, tick } = counting();
  const [first, later] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const stop = startSweeping(context, log, { first, later });
  context.stopping = true;
  await tick();
  await tick();
  await stop();
  expect([first, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it('C13-06: what fails is logged by its own name, and done again at the next tick', async () => {
  const { sweep, context, log, tick, messages } = counting();
  sweep.mockRejectedValueOnce(new Error('away'));
  const later = vi.fn(async () => undefined);
  const first = vi.fn(() => Promise.reject(new Error('damaged')));
  const stop = startSweeping(context, log, { first, later });
  await setImmediate();
  expect(messages()).toEqual(['sweeping failed', 'upkeep of stored data failed']);
  await tick();
  expect([sweep.mock.calls.length, later.mock.calls.length]).toEqual([2, 1]);
  await stop();
});
