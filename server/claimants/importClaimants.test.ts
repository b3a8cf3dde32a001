import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadServerKey } from '../security/serverKey.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { ADA, adasClaim, temporaryFolder, testServer } from '../testing/testServer.testkit.ts';
import { readClassListFile } from './classListFile.ts';
import { fillList, importClaimants } from './importClaimants.ts';
import { openRows } from './sealedRows.ts';

function csv(text: string): string {
  const file = join(temporaryFolder(), 'list.csv');
  writeFileSync(file, text);
  return file;
}

const HEADER =
  'claimNumber:credential,pin:credential,email:credential+prefill,lastName:credential+prefill,ssn:private';

describe('claimwright import-claimants', () => {
  it('C5-07, C6-14: replaces the form’s class list, while the server runs, and no other form’s', async () => {
    const server = await testServer();
    const file = csv(`${HEADER}\nMA-7,9999,"new@example.com",New,123-45-6789\n`);
    expect(await importClaimants({ dataDir: server.dataDir, file, form: 'standard' })).toEqual({ rows: 1 });
    const visitor = await server.visitor();
    expect((await visitor.authorize('standard', ADA)).statusCode).toBe(401);
    const answer = await visitor.authorize('standard', { claimNumber: 'MA-7', pin: '9999' });
    expect(answer.json().prepopulatedData).toMatchObject([
      { fields: { email: 'new@example.com', lastName: 'New' } },
    ]);
    expect(answer.body).not.toContain('123-45-6789');
    expect((await visitor.authorize('lookup', { email: 'sam@example.com' })).statusCode).toBe(200);
  });

  it('C6-14: credentials that the browser may not see are not kept in the clear', async () => {
    const server = await testServer();
    const store = await openSqliteStore({ dataDir: server.dataDir, now: new Date() });
    const rows = await store.claimants.byIds(
      (await (await server.visitor()).authorize('standard', ADA))
        .json()
        .prepopulatedData.map(({ id }: { id: string }) => id),
    );
    await store.close();
    const [row] = openRows(server.context.key, rows);
    expect(row?.columns).toMatchObject({ email: 'ada@example.com', loanNumber: 'L-1' });
    expect(JSON.stringify(row)).not.toMatch(/4711|MA-100001/);
  });

  it('C5-07: the bundle’s own list is imported once, not over one that was imported later', async () => {
    const server = await testServer();
    const file = csv(`${HEADER}\nMA-7,9999,,,\n`);
    await importClaimants({ dataDir: server.dataDir, file, form: 'standard' });
    const again = await server.restart();
    expect((await (await again.visitor()).authorize('standard', ADA)).statusCode).toBe(401);
  });

  it('C6-14: a session that was authorized before a new import still files its claim, and a second one is flagged', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    await visitor.submit('standard', { claim: adasClaim() });
    const header =
      'claimNumber:credential,pin:credential,email:credential+prefill,lastName:credential+prefill,vehicleMake:prefill';
    const file = csv(`${header}\nMA-7,1,,,\nMA-100001,4711,ada@example.com,Lovelace,Tesla\n`);
    await importClaimants({ dataDir: server.dataDir, file, form: 'standard' });
    expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
    const stored = await server.claims();
    expect(stored.map(({ repeated }) => repeated)).toEqual([false, true]);
    expect(stored[1]).toMatchObject({ claim: { prepopulatedData: [{ vehicleMake: 'Tesla' }] } });
  });

  it.each([
    ['an empty file', '', 'list.csv:1: The file is empty'],
    [
      'a title without a mark',
      'claimNumber,pin:credential\n',
      'list.csv:1: The title "claimNumber" must be name:mark',
    ],
    ['an unknown mark', 'claimNumber:secret\n', 'list.csv:1: The title "claimNumber:secret"'],
    ['a column twice', 'pin:credential,pin:private\n', 'list.csv:1: The column pin is there twice'],
    ['no credential', 'firstName:prefill\n', 'list.csv:1: No column is marked credential'],
    ['a short row', `${HEADER}\nMA-1,1,a,b,c\nMA-2,2\n`, 'list.csv:3: 5 columns are expected, there are 2'],
    ['an open quote', `${HEADER}\nMA-1,1,"a,b,c\n`, 'list.csv:'],
  ])('C5-07: %s is refused at file:line, and the list stays as it was', async (_name, text, message) => {
    const server = await testServer();
    const file = csv(text);
    await expect(importClaimants({ dataDir: server.dataDir, file, form: 'standard' })).rejects.toThrow(
      message,
    );
    expect((await (await server.visitor()).authorize('standard', ADA)).statusCode).toBe(200);
  });

  it('C5-07: a file that is not there is an error that names it', async () => {
    const dataDir = temporaryFolder();
    await expect(importClaimants({ dataDir, file: '/nowhere/list.csv', form: 'standard' })).rejects.toThrow(
      '/nowhere/list.csv',
    );
  });

  it('C13-07: a list of any length is read as fast as it is stored, a thousand rows at a time', async () => {
    const store = await openSqliteStore({ dataDir: temporaryFolder(), now: new Date() });
    onTestFinished(() => store.close());
    const clock = () => new Date('2030-05-04T17:00:00Z');
    const list = await store.claimants.begin('standard', clock());
    const batches: number[] = [];
    let given = 0;
    const add: typeof store.claimants.add = async (name, start, rows, now) => {
      const before = given;
      await store.claimants.add(name, start, rows, now);
      await new Promise((resolve) => setImmediate(resolve));
      expect(given).toBe(before);
      batches.push(rows.length);
    };
    const filling = { claimants: { ...store.claimants, add }, list, clock };
    const file = csv(`pin:credential\n${Array.from({ length: 2500 }, (_, pin) => `${pin}\n`).join('')}`);
    const key = loadServerKey(temporaryFolder());
    const about = await fillList(filling, (onRow) =>
      readClassListFile(file, { form: 'standard', key }, (row) => {
        given += 1;
        return onRow(row);
      }),
    );
    expect(about).toMatchObject({ rows: 2500 });
    expect(batches).toEqual([1000, 1000, 500]);
  });

  it('C13-07: a broken list leaves no rows behind, nor does the one that is replaced', async () => {
    const server = await testServer();
    const rows = () => {
      const database = new DatabaseSync(join(server.dataDir, 'claimwright.db'), { readOnly: true });
      const { n } = database
        .prepare('select (select count(*) from class_row) + (select count(*) from class_list_version) as n')
        .get() ?? { n: 0 };
      database.close();
      return Number(n);
    };
    const before = rows();
    const file = csv(`${HEADER}\nMA-7,1,a,b,c\nMA-8\n`);
    await expect(importClaimants({ dataDir: server.dataDir, file, form: 'standard' })).rejects.toThrow(':3:');
    expect(rows()).toBe(before);
    const good = csv(`${HEADER}\nMA-7,1,a,b,c\n`);
    await importClaimants({ dataDir: server.dataDir, file: good, form: 'standard' });
    const once = rows();
    await importClaimants({ dataDir: server.dataDir, file: good, form: 'standard' });
    expect(rows()).toBe(once);
  });
});
