import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { exportClaims } from '../export/exportClaims.ts';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { createWriter } from './groupCommit.ts';
import { openSqliteStore } from './sqliteStore.ts';

const CHILD = join(import.meta.dirname, '..', 'testing', 'fileAndReport.testkit.ts');

it('C6-09: after the answer 200 the claim and its document survive kill -9', async () => {
  const dataDir = temporaryFolder();
  const child = spawn(process.execPath, [CHILD, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const answered: string[] = [];
  for await (const line of lines) {
    answered.push(line);
    if (answered.length === 3) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  const claims: { referenceCode: string; documents: { path: string }[] }[] = [];
  await exportClaims({ dataDir, format: 'ndjson' }, async (text) => {
    claims.push(JSON.parse(text));
  });
  expect(claims.map(({ referenceCode }) => referenceCode)).toEqual(expect.arrayContaining(answered));
  for (const { documents } of claims)
    for (const { path } of documents) expect(existsSync(join(dataDir, path))).toBe(true);
});

it('C6-09: the database runs in WAL with synchronous=FULL, on both connections', async () => {
  const store = await openSqliteStore({ dataDir: temporaryFolder(), now: new Date() });
  const { writer, reader } = store.connections;
  expect(writer.raw.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(reader.raw.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(writer.raw.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  await store.close();
});

it('C6-09: a database that was cut off before it kept a write-ahead log is opened as it was', async () => {
  const [from, dataDir] = [temporaryFolder(), temporaryFolder()];
  const database = new DatabaseSync(join(from, 'claimwright.db'));
  database.exec('CREATE TABLE early (text); PRAGMA cache_size = 1; BEGIN');
  const insert = database.prepare('INSERT INTO early VALUES (?)');
  for (let row = 0; row < 100; row += 1) insert.run('x'.repeat(4000));
  // What a power cut leaves in the middle of a transaction.
  for (const name of ['claimwright.db', 'claimwright.db-journal'])
    copyFileSync(join(from, name), join(dataDir, name));
  database.close();
  const store = await openSqliteStore({ dataDir, now: new Date() });
  expect(store.connections.reader.raw.prepare('SELECT count(*) AS rows FROM early').get()).toEqual({
    rows: 0,
  });
  await store.close();
});

it('C6-09: pieces of work that arrive together are committed together, and one that fails takes nothing with it', async () => {
  const store = await openSqliteStore({ dataDir: temporaryFolder(), now: new Date() });
  const { writer, reader } = store.connections;
  const group = createWriter(writer.sql, () => undefined);
  const insert = (hash: string, fail: boolean) =>
    group.transact(async (db) => {
      await db.insertInto('captcha_use').values({ hash, expires_at: '2030-01-01' }).execute();
      if (fail) throw new Error('not this one');
      return hash;
    });
  const results = await Promise.allSettled([insert('a', false), insert('b', true), insert('c', false)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const rows = await reader.sql.selectFrom('captcha_use').select('hash').orderBy('hash').execute();
  expect(rows).toEqual([{ hash: 'a' }, { hash: 'c' }]);
  await store.close();
});

it('C6-09: processes that open a new data folder at once agree on its tables and its key', async () => {
  const dataDir = temporaryFolder();
  const opener = join(import.meta.dirname, '..', 'testing', 'openAndReport.testkit.ts');
  const open = async (): Promise<{ output: string; code: number | null }> => {
    const child = spawn(process.execPath, [opener, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    const chunks: string[] = [];
    child.stdout.on('data', (chunk) => chunks.push(String(chunk)));
    const [code] = await once(child, 'close');
    return { output: chunks.join(''), code };
  };
  const [first, ...others] = await Promise.all([open(), open(), open()]);
  expect(first?.code).toBe(0);
  expect(first?.output).toMatch(/^[\w-]{43}$/);
  for (const other of others) expect(other).toEqual(first);
});
