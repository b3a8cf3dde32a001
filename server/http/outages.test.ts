import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, type TestContext } from 'vitest';
import { openConnection } from '../store/database.ts';
import { MIGRATIONS, migrate } from '../store/migrations.ts';
import { openStore } from '../store/openStore.ts';
import {
  ADA,
  type TestServer,
  temporaryFolder,
  testServer,
  withDocument,
} from '../testing/testServer.testkit.ts';
import { isOutage } from './outage.ts';

const WITH_DOCUMENT = withDocument();
const ready = async ({ app }: TestServer) => (await app.operations.inject('/readyz')).statusCode;
const UNAVAILABLE = { status: 503, code: 'unavailable', title: 'The server cannot take this now' };

/** Files a claim in a fault, and again when it has passed: the claimant's own try counts, and nothing is doubled. */
async function fileThroughFault(server: TestServer, begin: () => void, end: () => void): Promise<void> {
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  expect((await visitor.submit('standard', { ...WITH_DOCUMENT, key: crypto.randomUUID() })).statusCode).toBe(
    200,
  );
  const key = crypto.randomUUID();
  const reCaptchaResponse = await visitor.solveCaptcha();
  begin();
  try {
    const refused = await visitor.submit('standard', { ...WITH_DOCUMENT, key, parts: { reCaptchaResponse } });
    expect(refused.json()).toMatchObject(UNAVAILABLE);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await ready(server)).toBe(503);
  } finally {
    end();
  }
  expect((await visitor.submit('standard', { ...WITH_DOCUMENT, key })).statusCode).toBe(200);
  expect(await ready(server)).toBe(200);
  expect(await server.claims()).toHaveLength(2);
}

/** A disk of its own, as small as that; skips where the machine allows none. */
function smallDisk(context: TestContext): string {
  const dir = temporaryFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=0700', 'tmpfs', dir]);
  context.skip(status !== 0, 'only root can mount a small disk; sudo brings it');
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', dir]);
  });
  return dir;
}

/** Writes until nothing goes any more; answers how to undo it. */
function fill(dir: string): () => void {
  const file = join(dir, 'filler');
  const handle = openSync(file, 'w');
  for (const size of [1 << 20, 4096, 512])
    while (statfsSync(dir).bavail > 0)
      try {
        writeSync(handle, Buffer.alloc(size));
      } catch {
        break;
      }
  closeSync(handle);
  return () => rmSync(file);
}

it('C13-06: on a full disk a start says that it is full, and data that is there can be looked at', async (context) => {
  const dataDir = smallDisk(context);
  // It goes on: SQLite keeps its log's index in a file, for which there would be no room later.
  await testServer({ dataDir });
  const clear = fill(dataDir);
  try {
    // Nothing is written where nothing is to be brought to the present shape.
    const store = await openStore({ dataDir, now: new Date() });
    expect(await store.keys.known()).toHaveLength(1);
    await store.close();
    // What fails is told, and not that there was nothing left to undo.
    const { sql } = openConnection(join(dataDir, 'claimwright.db'), 'writer');
    const long = { name: 'long', up: async () => {} };
    await expect(migrate(sql, new Date(), [...MIGRATIONS, long])).rejects.toThrow(
      /disk is full|disk I\/O error/,
    );
    await sql.destroy();
    const fresh = join(dataDir, 'fresh');
    await expect(
      (async () => (await openStore({ dataDir: fresh, now: new Date() })).close())(),
    ).rejects.toThrow(/disk is full|disk I\/O error|unable to open|ENOSPC/);
  } finally {
    clear();
  }
});

it('C13-06: a full disk is answered 503, seen by readiness, and recovered from without a restart', async (context) => {
  const dataDir = smallDisk(context);
  // Smaller than the room that a server in production is to have.
  const server = await testServer({ dataDir, freeBytes: 1 << 20 });
  let clear = (): void => {};
  await fileThroughFault(
    server,
    () => {
      clear = fill(dataDir);
    },
    () => clear(),
  );
});

it('C13-06: so is a folder that cannot be written', async (context) => {
  const server = await testServer();
  const documents = join(server.dataDir, 'documents');
  // The way there stays open: only writing is refused.
  chmodSync(server.dataDir, 0o755);
  const isRoot = process.getuid?.() === 0;
  context.skip(isRoot && !process.seteuid, 'root writes everywhere, and cannot be somebody else here');
  const folders = () => [documents, ...readdirSync(documents).map((name) => join(documents, name))];
  const allow = (mode: number) => {
    for (const folder of folders()) chmodSync(folder, mode);
  };
  const become = (user: number) => {
    if (isRoot) process.seteuid?.(user);
  };
  await fileThroughFault(
    server,
    () => {
      allow(0o555);
      become(65534);
    },
    () => {
      become(0);
      allow(0o700);
    },
  );
});

it('C13-06: so is a database that was moved away: nothing is taken that would not be kept', async () => {
  const server = await testServer();
  const file = join(server.dataDir, 'claimwright.db');
  await fileThroughFault(
    server,
    () => renameSync(file, `${file}.away`),
    () => renameSync(`${file}.away`, file),
  );
});

it('C13-06: a damaged database is seen at start, in one line that says what to do', async () => {
  const server = await testServer();
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  await visitor.submit('standard', WITH_DOCUMENT);
  await server.app.close();
  const file = join(server.dataDir, 'claimwright.db');
  const handle = openSync(file, 'r+');
  for (let page = 3; page < 20; page += 1) writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  await expect(server.restart()).rejects.toThrow(
    /^\S+claimwright\.db is damaged or no database.*restore the last backup.*\(claimwright restore\)\.$/,
  );
  writeFileSync(file, 'no database at all, but a text that is long enough to be taken for one'.repeat(100));
  await expect(server.restart()).rejects.toThrow('is damaged or no database');
});

it.each(['ECONNREFUSED', '08006', '53100', '57P01', '25006'])(
  'C13-06: what a database says of itself with %s is an outage',
  (code) => {
    expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(true);
  },
);

it.each(['23505', 'ERR_INVALID_ARG_TYPE', '42P01'])('C13-06: %s is a mistake of ours', (code) => {
  expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(false);
});
