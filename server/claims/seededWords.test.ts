import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { DATA_KEY } from '../documents/dataKey.testkit.ts';
import { bytesOf, inDatabase } from '../testing/atRest.testkit.ts';
import { testObjectStore } from '../testing/objectStore.testkit.ts';
import { ofPostgres, testPostgres } from '../testing/postgres.testkit.ts';
import { foundIn, type SeededWords, wordList } from '../testing/seededWords.testkit.ts';
import { adasClaim, type TestServer, temporaryFolder, testServer } from '../testing/testServer.testkit.ts';

const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
const file = (name: string, content: Buffer) => ({ name, size: content.length, type: 'application/pdf' });

/** Imports a class list with words in each column that can be read. */
async function importList(
  server: TestServer,
  { take }: SeededWords,
  environment: Record<string, string>,
): Promise<void> {
  const path = join(temporaryFolder(), 'standard.csv');
  const rows = Array.from({ length: 100 }, (_, row) =>
    [`MA-${row}`, `pin${row}`, `${take(1)}@example.com`, take(1), take(2), take(1), take(3)].join(','),
  );
  const header =
    'claimNumber:credential,pin:credential,email:credential+prefill,lastName:credential+prefill,firstName:prefill,vehicleMake:prefill,loanNumber:private';
  writeFileSync(path, [header, ...rows].join('\n'));
  const words = ['import-claimants', path, '--form', 'standard', '--data', server.dataDir];
  expect(await runCli(words, { environment })).toMatchObject({ code: 0 });
}

/** Files a claim of a member of the class, with words in answers, names of files and files. Returns its last name. */
async function fileStandard(server: TestServer, { take }: SeededWords, row: number) {
  const visitor = await server.visitor();
  const credentials = { claimNumber: `MA-${row}`, pin: `pin${row}` };
  expect((await visitor.authorize('standard', credentials)).statusCode).toBe(200);
  const files = [0, 1].map(() => ({ name: `${take(5)}.pdf`, content: pdf(take(100)) }));
  const lastName = take(1);
  const email = `${take(1)}@example.com`;
  const claim = adasClaim({
    credentials: { ...credentials, email: null, lastName: null, vehicleMake: null },
    claimantInfo: {
      lastName,
      firstName: take(1),
      nickname: take(300),
      vehicle: null,
      hasVehicle: false,
      email,
      confirmEmailAddress: email,
    },
    claimTransactions: Array.from({ length: 20 }, () => ({
      claimTransactionId: take(5),
      amountClaimed: '1',
    })),
    documentContexts: files.map(({ name, content }) => ({
      file: file(name, content),
      name: take(2),
      kind: 'id',
    })),
  });
  const answer = await visitor.submit('standard', { claim, files });
  expect(answer.statusCode, answer.body).toBe(200);
  return { lastName, referenceCode: answer.json().referenceCodeForm as string };
}

async function fileOthers(
  server: TestServer,
  { take }: SeededWords,
  credentials: { lastName: string; referenceCode: string },
): Promise<void> {
  const driver = await server.visitor();
  await driver.authorize('automotive', {});
  const filed = await driver.submit('automotive', { claim: { claimantInfo: { lastName: take(1) } } });
  expect(filed.statusCode, filed.body).toBe(200);
  const adding = await server.visitor();
  expect((await adding.authorize('documents-upload', credentials)).statusCode).toBe(200);
  const [name, content] = [`${take(10)}.pdf`, pdf(take(100))];
  const claim = { credentials, documentContexts: [{ file: file(name, content) }] };
  const added = await adding.submit('documents-upload', { claim, files: [{ name, content }] });
  expect(added.statusCode, added.body).toBe(200);
}

/** Files claims on every form until all words are used. */
async function fileAll(server: TestServer, words: SeededWords, environment = {}): Promise<void> {
  await importList(server, words, environment);
  for (let row = 0; words.left() > 800; row += 1) {
    const credentials = await fileStandard(server, words, row);
    await fileOthers(server, words, credentials);
  }
}

async function stored(words: SeededWords) {
  const store = await testObjectStore();
  const server = await testServer({ objectStore: store.place, limits: { claimsPerHour: 1000 } });
  await fileAll(server, words);
  const bucket = () => [...store.objects.values()].map(({ body }) => body.toString('latin1')).join('\n');
  return { server, bucket };
}

it('C13-14: of 10,000 words in answers of every form, files, their names and class lists, none is in database, write-ahead log or bucket', async () => {
  const words = wordList(10_000);
  const { server, bucket } = await stored(words);
  const data = bytesOf(server.dataDir);
  const claims = inDatabase(server.dataDir, (database) =>
    database.prepare('SELECT reference_code FROM claim').all(),
  );
  expect(claims.length).toBeGreaterThan(20);
  for (const { reference_code } of claims) expect(data).toContain(reference_code);
  expect(bucket().length).toBeGreaterThan(10_000);
  expect(foundIn(data, words)).toEqual([]);
  expect(foundIn(bucket(), words)).toEqual([]);
  await server.app.close();
  expect(foundIn(bytesOf(server.dataDir), words)).toEqual([]);
});

it('C13-14: none of them is in the data folder or a backup of it, and an export has those that were filed', async () => {
  const words = wordList(4_000);
  const server = await testServer({ limits: { claimsPerHour: 1000 } });
  await fileAll(server, words);
  const out = join(temporaryFolder(), 'backup');
  expect(await runCli(['backup', '--data', server.dataDir, '--out', out])).toMatchObject({ code: 0 });
  expect(foundIn(bytesOf(out), words)).toEqual([]);
  expect(foundIn(bytesOf(server.dataDir), words)).toEqual([]);
  const copies = temporaryFolder();
  const { out: exported } = await runCli(['export', '--data', server.dataDir, '--documents', copies]);
  expect(foundIn(exported + bytesOf(copies), words).length).toBeGreaterThan(2_500);
});

it('C13-14: while a document arrives, nothing of it can be read on the disk', async () => {
  const words = wordList(2_000);
  const server = await testServer();
  const content = new Readable({ read: () => undefined });
  const writing = server.context.documents.write(content, { maxBytes: 1e6, dataKey: DATA_KEY });
  for (let part = 0; part < 20; part += 1) content.push(Buffer.from(words.take(100).padEnd(20_000)));
  await wait(50);
  // A piece is written once the next has come.
  content.push(Buffer.from('more'));
  await expect.poll(() => bytesOf(join(server.dataDir, 'documents')).length).toBeGreaterThan(300_000);
  expect(foundIn(bytesOf(server.dataDir), words)).toEqual([]);
  content.push(null);
  await (await writing).durable;
  expect(foundIn(bytesOf(server.dataDir), words)).toEqual([]);
});

it('C13-14, C13-11: a purge leaves no wrapped key in any file, so that not even the server’s key opens what was purged', async () => {
  const words = wordList(2_000);
  const server = await testServer({ limits: { claimsPerHour: 1000 } });
  await fileAll(server, words);
  const wrapped = inDatabase(server.dataDir, (database) =>
    database.prepare('SELECT wrapped_key, claim FROM claim').all(),
  ).flatMap((row) => Object.values(row).map((value) => String(value).slice(0, 60)));
  // Beside the running server, whose log of the database has them, too.
  expect(wrapped.filter((text) => bytesOf(server.dataDir).includes(text))).toHaveLength(wrapped.length);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T00:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const purge = ['purge', '--data', server.dataDir, '--before', '2030-12-01', '--class-lists'];
  expect(await runCli(purge)).toMatchObject({ code: 0 });
  const left = bytesOf(server.dataDir);
  expect(wrapped.filter((text) => left.includes(text))).toEqual([]);
  expect(foundIn(left, words)).toEqual([]);
});

const postgres = await testPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(!postgres)(ofPostgres(postgres, 'on PostgreSQL'), () => {
  it('C13-14: none of the words is in the files of the database or its write-ahead log', async () => {
    const words = wordList(2_500);
    const databaseUrl = (await postgres?.emptyDatabase()) ?? '';
    const server = await testServer({ databaseUrl, limits: { claimsPerHour: 1000 } });
    await fileAll(server, words, { CLAIMWRIGHT_DATABASE_URL: databaseUrl });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query('select reference_code from claim');
    await client.query('checkpoint');
    await client.end();
    const files = bytesOf(postgres?.folder ?? '');
    for (const { reference_code } of rows) expect(files.includes(reference_code)).toBe(true);
    expect(rows.length).toBeGreaterThan(5);
    expect(foundIn(files, words)).toEqual([]);
    expect(foundIn(bytesOf(server.dataDir), words)).toEqual([]);
  });
});
