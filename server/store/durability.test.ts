import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exportClaims } from '../export/exportClaims.ts';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { createWriter, type WriterEnvironment } from './groupCommit.ts';
import { openSqliteStore } from './sqliteStore.ts';
import type { Ready } from './writer.ts';

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

/** A writer on a thread that does other things as well, over a file that nobody moves. */
const SHARED: WriterEnvironment = { requireFile: () => {}, isOwnThread: false };

it('C6-09: pieces of work that arrive together are committed together, and one that fails takes nothing with it', async () => {
  const store = await openSqliteStore({ dataDir: temporaryFolder(), now: new Date() });
  const { writer, reader } = store.connections;
  const group = createWriter(writer.sql, SHARED);
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

/** A store of one process, and how work is given to a writer that waits for a word before its commit. */
async function waitingWriter(place = SHARED) {
  const store = await openSqliteStore({ dataDir: temporaryFolder(), now: new Date() });
  onTestFinished(() => store.close());
  const { writer, reader } = store.connections;
  const group = createWriter(writer.sql, place);
  const worked = new Set<string>();
  const insert = (hash: string, ready?: Ready): Promise<void> =>
    group.transact(async (db) => {
      await db.insertInto('captcha_use').values({ hash, expires_at: '2030-01-01' }).execute();
      worked.add(hash);
    }, ready);
  const rows = async (): Promise<string[]> =>
    (await reader.sql.selectFrom('captcha_use').select('hash').execute()).map(({ hash }) => hash);
  return { insert, rows, worked };
}

const blocksNever = (): void => {
  throw new Error('A thread that does other things as well does not stand still');
};

/** A word that is waited for until it is given. */
function aWord() {
  let give = (): void => undefined;
  const word = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given: { wait: () => word, block: blocksNever } };
}

it('C13-08: where nobody else writes, work is done while its commit has to wait, and kept no sooner', async () => {
  const { insert, rows, worked } = await waitingWriter();
  const { give, given } = aWord();
  const stored = insert('a', given);
  await vi.waitFor(() => expect(worked).toEqual(new Set(['a'])));
  expect(await rows()).toEqual([]);
  give();
  await stored;
  expect(await rows()).toEqual(['a']);
});

it('C13-08: a thread of the writer’s own stands still until its work may be committed', async () => {
  const { insert, rows, worked } = await waitingWriter({ ...SHARED, isOwnThread: true });
  const before: string[][] = [];
  const wait = () => Promise.reject(new Error('Nobody else writes'));
  await insert('a', { wait, block: () => void before.push([...worked]) });
  expect(before).toEqual([['a']]);
  expect(await rows()).toEqual(['a']);
  const no = (): void => {
    throw new Error('not kept');
  };
  await expect(insert('b', { wait, block: no })).rejects.toThrow('not kept');
  expect(await rows()).toEqual(['a']);
});

it('C6-09: of work that is not to be committed nothing is kept, and of work beside it all', async () => {
  const { insert, rows } = await waitingWriter();
  const no = { wait: () => Promise.reject(new Error('not kept')), block: blocksNever };
  await expect(insert('a', no)).rejects.toThrow('not kept');
  expect(await rows()).toEqual([]);
  const [refused, beside] = [insert('b', no), insert('c')];
  await expect(refused).rejects.toThrow('not kept');
  await beside;
  expect(await rows()).toEqual(['c']);
});

it('C13-08: where others write, nobody waits for the word that one of them waits for', async () => {
  const { insert, rows } = await waitingWriter();
  const { give, given } = aWord();
  const [first, waiting, last] = [insert('a'), insert('b', given), insert('c')];
  await Promise.all([first, last]);
  expect(await rows()).toEqual(['a', 'c']);
  give();
  await waiting;
  expect(await rows()).toEqual(['a', 'b', 'c']);
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
