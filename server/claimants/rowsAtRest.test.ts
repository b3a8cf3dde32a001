import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { purge } from '../evidence/purge.ts';
import { KEY_FILE, rotateKeyFile } from '../security/serverKey.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { type TestServer, temporaryFolder, testServer } from '../testing/testServer.testkit.ts';
import { importClaimants } from './importClaimants.ts';
import { sealStoredRows } from './sealStoredRows.ts';

const HEADER =
  'claimNumber:credential,pin:credential,email:credential+prefill,lastName:prefill,ssn:private,note:private';

const WORDS = ['elderberry', 'Quillfeather', 'Grünspecht', '123-45-6789'];

/** Columns as an older version stored them, each word in one. */
const columnsOf = (member: number) =>
  JSON.stringify({
    email: `${WORDS[0]}${member}@example.com`,
    lastName: WORDS[1],
    ssn: WORDS[3],
    note: WORDS[2],
  });

/** A class list of so many members, with words in each readable column. */
function listOf(members: number): string {
  const file = join(temporaryFolder(), 'list.csv');
  const rows = Array.from(
    { length: members },
    (_, at) => `MA-${at},${at},${WORDS[0]}${at}@example.com,${WORDS[1]},${WORDS[3]},${WORDS[2]}\n`,
  );
  writeFileSync(file, `${HEADER}\n${rows.join('')}`);
  return file;
}

async function imported(members: number): Promise<TestServer> {
  const server = await testServer();
  await importClaimants({ dataDir: server.dataDir, file: listOf(members), form: 'standard' });
  return server;
}

/** Words that stand readable in any file of the data folder. */
function readableIn(dataDir: string): string[] {
  const files = readdirSync(dataDir, { recursive: true })
    .map((name) => join(dataDir, String(name)))
    .filter((path) => statSync(path).isFile());
  expect(files.length).toBeGreaterThan(1);
  return WORDS.filter((word) => files.some((file) => readFileSync(file).includes(word)));
}

function inDatabase<T>({ dataDir }: TestServer, act: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataDir, 'claimwright.db'));
  try {
    return act(database);
  } finally {
    database.close();
  }
}

/** Makes the rows of a server that is closed what an older version stored. */
function storedReadable(server: TestServer): void {
  inDatabase(server, (database) => {
    const rows = database.prepare('select list, id from class_row').all();
    const update = database.prepare(
      'update class_row set columns = ?, wrapped_key = null, wrapped_by = null where list = ? and id = ?',
    );
    const copy = database.prepare("insert into claimant values (?, 'standard', ?, ?)");
    database.exec('begin');
    for (const [at, { list, id }] of rows.entries()) {
      update.run(columnsOf(at), String(list), String(id));
      copy.run(`${list} ${id}`, at, columnsOf(at));
    }
    database.exec('commit');
  });
  expect(readableIn(server.dataDir)).toEqual(WORDS);
}

const unsealedIn = (server: TestServer): number =>
  inDatabase(server, (database) =>
    Number(
      database
        .prepare(
          'select (select count(*) from class_row where wrapped_by is null) + (select count(*) from claimant) as n',
        )
        .get()?.n,
    ),
  );

/** Lets a quarter of an hour pass for servers that are started from now on. */
function quarterHours(): () => void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return () => vi.advanceTimersByTime(15 * 60_000);
}

const signIn = async (server: TestServer, member: number) =>
  (await server.visitor()).authorize('standard', { claimNumber: `MA-${member}`, pin: String(member) });

it('C13-14: of an imported class list no file of the data holds a word, while the server runs and after', async () => {
  const server = await imported(30);
  expect(readableIn(server.dataDir)).toEqual([]);
  const answer = await signIn(server, 7);
  expect(answer.json().prepopulatedData).toMatchObject([
    { fields: { email: 'elderberry7@example.com', lastName: 'Quillfeather' } },
  ]);
  expect(answer.body).not.toMatch(/123-45-6789|Grünspecht/);
  await server.app.close();
  expect(readableIn(server.dataDir)).toEqual([]);
});

it('C13-14: rows that an older version stored are opened at once, encrypted beside requests, and left in no free page', async () => {
  const server = await imported(700);
  await server.app.close();
  storedReadable(server);
  const pass = quarterHours();
  const told: string[] = [];
  const stream = { write: (line: string) => void told.push(line) };
  const later = await server.restart({ logger: { level: 'info', stream } });
  expect((await signIn(later, 600)).json().prepopulatedData).toMatchObject([
    { fields: { lastName: 'Quillfeather' } },
  ]);
  await expect.poll(() => unsealedIn(later)).toBe(0);
  await expect.poll(() => told.join('')).toMatch(/class-list rows encrypted: 7\d\d of 7\d\d/);
  pass();
  await expect.poll(() => readableIn(server.dataDir)).toEqual([]);
  expect((await signIn(later, 600)).json().prepopulatedData).toMatchObject([
    { fields: { lastName: 'Quillfeather' } },
  ]);
});

it('C13-14: encrypting that was interrupted, by a kill or a stop, goes on where it was', async () => {
  const server = await imported(1700);
  await server.app.close();
  storedReadable(server);
  const store = await openSqliteStore({ dataDir: server.dataDir, now: new Date() });
  const { key } = server.context;
  const log = { info: vi.fn(), warn: vi.fn() };
  const beforeChange = vi.fn();
  let isStopped = false;
  const context = { store, key, older: [], log, beforeChange, isStopping: () => isStopped };
  const { seal } = store.claimants;
  vi.spyOn(store.claimants, 'seal')
    .mockImplementationOnce(seal)
    .mockRejectedValueOnce(new Error('killed'))
    .mockImplementationOnce(async (rows) => {
      isStopped = true;
      await seal(rows);
    });
  await expect(sealStoredRows(context)).rejects.toThrow('killed');
  // Before the copies of versions before 0007 go, and before each of two batches.
  expect(beforeChange).toHaveBeenCalledTimes(3);
  const left = unsealedIn(server);
  expect(left).toBeGreaterThan(1000);
  await sealStoredRows(context);
  expect(unsealedIn(server)).toBe(left - 200);
  await store.close();
  const later = await server.restart();
  await expect.poll(() => unsealedIn(later)).toBe(0);
  expect((await signIn(later, 1600)).statusCode).toBe(200);
});

it('C13-14: the next start after a rotation wraps the keys anew, and leaves what they encrypted', async () => {
  const server = await imported(40);
  await server.app.close();
  const rows = () =>
    inDatabase(server, (database) =>
      database.prepare('select columns, wrapped_key, wrapped_by from class_row order by list, id').all(),
    );
  const before = rows();
  const { fingerprint } = rotateKeyFile(join(server.dataDir, KEY_FILE));
  const later = await server.restart();
  await expect.poll(() => new Set(rows().map(({ wrapped_by: by }) => by))).toEqual(new Set([fingerprint]));
  expect(rows().map(({ columns }) => columns)).toEqual(before.map(({ columns }) => columns));
  expect((await signIn(later, 7)).json().prepopulatedData).toMatchObject([
    { fields: { lastName: 'Quillfeather' } },
  ]);
});

it('C13-14: a row that was altered is an error of its own claimant, and the log says what to do', async () => {
  const told: string[] = [];
  const stream = { write: (line: string) => void told.push(line) };
  const server = await testServer({ logger: { level: 'warn', stream } });
  await importClaimants({ dataDir: server.dataDir, file: listOf(2), form: 'standard' });
  const visitor = await server.visitor();
  await visitor.authorize('standard', { claimNumber: 'MA-1', pin: '1' });
  inDatabase(server, (database) =>
    database.exec(`update class_row set columns = 'AAAA' where position = 1 and list in
      (select list from class_list where form = 'standard')`),
  );
  expect((await signIn(server, 1)).json()).toMatchObject({ status: 500, code: 'internalError' });
  expect((await visitor.get('/api/session')).statusCode).toBe(500);
  expect((await signIn(server, 0)).statusCode).toBe(200);
  expect(told.join('')).toMatch(/The class list's row [\w-]{24} was altered.*Import the class list again/);
});

it('C13-14: a list that another one replaces, or a purge removes, is gone with the keys of its rows', async () => {
  const server = await imported(3);
  const wrapped = inDatabase(server, (database) => {
    const rows = database.prepare('select wrapped_key from class_row').all();
    return rows.map(({ wrapped_key: key }) => String(key));
  });
  await importClaimants({ dataDir: server.dataDir, file: listOf(1), form: 'standard' });
  const { store, documents, key } = server.context;
  const kept = () => {
    const text = readFileSync(join(server.dataDir, 'claimwright.db')).toString('latin1');
    return wrapped.filter((one) => text.includes(one)).length;
  };
  const choice = { before: new Date('2999-01-01'), classLists: true, at: new Date() };
  inDatabase(server, (database) => database.exec('pragma wal_checkpoint(truncate)'));
  expect(kept()).toBe(wrapped.length - 3);
  await purge({ store, documents, key }, choice);
  await server.app.close();
  expect(kept()).toBe(0);
});
