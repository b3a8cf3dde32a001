import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exportClaims } from '../export/exportClaims.ts';
import { leaveInFreePages, olderData } from '../testing/olderData.testkit.ts';
import {
  ADA,
  type TestServer,
  type TestServerOptions,
  temporaryFolder,
  testServer,
  withDocument,
} from '../testing/testServer.testkit.ts';

const HASHED = /^hashed:[0-9a-f]{64}$/;

async function filed(options = {}) {
  const server = await testServer(options);
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const again = () => visitor.submit('standard', { ...withDocument(), key: 'key-00000001' });
  const answer = await again();
  expect(answer.statusCode).toBe(200);
  return { server, again, code: answer.json().referenceCodeForm as string };
}

const credentialsOf = async (server: TestServer) => {
  const [stored] = (await server.claims()) as { claim: { credentials: Record<string, unknown> } }[];
  return stored?.claim.credentials;
};

async function exported(server: TestServer, format: 'ndjson' | 'csv', unmasked = false): Promise<string> {
  let text = '';
  await exportClaims({ dataDir: server.dataDir, format, unmasked }, async (chunk) => {
    text += chunk;
  });
  return text;
}

it('C13-04: credentials that only prove who someone is are stored and exported as keyed hashes', async () => {
  const { server, again, code } = await filed();
  expect(await credentialsOf(server)).toMatchObject({
    claimNumber: expect.stringMatching(HASHED),
    pin: expect.stringMatching(HASHED),
    email: null,
  });
  for (const text of [
    await exported(server, 'ndjson'),
    await exported(server, 'csv'),
    await exported(server, 'csv', true),
  ]) {
    expect(text).not.toContain(ADA.claimNumber);
    expect(text).toMatch(/hashed:[0-9a-f]{64}/);
    expect(text).toContain('Lovelace');
  }
  expect((await again()).json()).toMatchObject({ referenceCodeForm: code });
});

it('C13-04: what is kept of the content tells nobody without the key which PIN was in it', async () => {
  const { server } = await filed();
  const { server: other } = await filed();
  const hashes = [server, other].map(({ dataDir }) => {
    const database = new DatabaseSync(join(dataDir, 'claimwright.db'), { readOnly: true });
    const row = database.prepare('SELECT content_hash, sent_hash FROM idempotency').get();
    database.close();
    return row;
  });
  expect(hashes[0]?.content_hash).not.toBe(hashes[1]?.content_hash);
  expect(hashes[0]?.sent_hash).not.toBe(hashes[1]?.sent_hash);
});

/** Data of an older version, which left something in free pages as well. */
function storedInTheClear() {
  const dataDir = olderData();
  leaveInFreePages(dataDir, 'left in a free page');
  const keeps = () => readFileSync(join(dataDir, 'claimwright.db')).includes('left in a free page');
  expect(keeps()).toBe(true);
  return { start: (options: TestServerOptions = {}) => testServer({ ...options, dataDir }), keeps };
}

/** Has the rewriting of a database fail with this. */
function rewritingFails(error: Error) {
  const { prepare } = DatabaseSync.prototype;
  return vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, sql) {
    if (sql === 'VACUUM') throw error;
    return prepare.call(this, sql);
  });
}

/** Lets a quarter of an hour pass for servers that are started from now on. */
function quarterHours(): () => void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return () => vi.advanceTimersByTime(15 * 60_000);
}

it('C13-04: a start serves before the database is written anew, and files claims meanwhile', async () => {
  const { start, keeps } = storedInTheClear();
  const pass = quarterHours();
  const later = await start({ storeThreads: true });
  const visitor = await later.visitor();
  await visitor.authorize('standard', ADA);
  expect(keeps()).toBe(true);
  pass();
  expect((await visitor.submit('standard', withDocument())).statusCode).toBe(200);
  await expect.poll(keeps).toBe(false);
  expect(await later.claims()).toHaveLength(7);
});

it('C13-04: a disk that has no room to write the database anew is told, the server serves, and it is done later', async () => {
  const { start, keeps } = storedInTheClear();
  const pass = quarterHours();
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const failing = rewritingFails(full);
  const told: string[] = [];
  const stream = { write: (line: string) => void told.push(line) };
  const narrow = await start({ logger: { level: 'warn', stream } });
  pass();
  await expect.poll(() => told.join('')).toContain('database or disk is full');
  failing.mockRestore();
  expect(told.join('')).toContain('free pages');
  expect((await narrow.visitor()).csrf).not.toBe('');
  expect(keeps()).toBe(true);
  pass();
  await expect.poll(keeps).toBe(false);
  const again = await narrow.restart();
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  pass();
  await again.app.close();
  expect(prepare.mock.calls.filter(([sql]) => sql === 'VACUUM')).toEqual([]);
  prepare.mockRestore();
});

it('C13-04: a server that is killed before it has written the database anew leaves it to the next', async () => {
  const { start, keeps } = storedInTheClear();
  const pass = quarterHours();
  const killed = await start();
  expect(keeps()).toBe(true);
  await killed.restart();
  expect(keeps()).toBe(true);
  pass();
  await expect.poll(keeps).toBe(false);
});

it('C13-04: files and folders are their owner’s alone, whatever the umask and whoever made the folder', async () => {
  const umask = process.umask(0);
  onTestFinished(() => {
    process.umask(umask);
  });
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(join(dataDir, 'documents'), { recursive: true, mode: 0o777 });
  chmodSync(dataDir, 0o755);
  const { server } = await filed({ dataDir });
  const wrong = (): string[] =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .concat(dataDir)
      .filter((path) => (statSync(path).mode & 0o077) !== 0);
  expect(wrong()).toEqual([]);
  expect(readdirSync(dataDir)).toContain('claimwright.db-wal');
  await server.app.close();
  chmodSync(join(dataDir, 'claimwright.db'), 0o644);
  await server.restart();
  expect(wrong()).toEqual([]);
});
