import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { ABOUT, person } from './claims.contract.ts';
import { openConnection } from './database.ts';
import { DATABASE_FILE } from './databaseFile.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { openSqliteStore } from './sqliteStore.ts';

const NOON = new Date('2030-05-04T12:00:00Z');

/** A data folder whose form standard has a list of so many rows, as versions before 0007 kept them. */
async function olderList(count: number): Promise<string> {
  const dataDir = temporaryFolder();
  const { sql, raw } = openConnection(join(dataDir, DATABASE_FILE), 'writer');
  const before = MIGRATIONS.findIndex(({ name }) => name === '0007-class-list-versions');
  await migrate(sql, NOON, MIGRATIONS.slice(0, before));
  raw.exec(
    `insert into class_list (form, header, sha256, rows, imported_at) values ('standard', '[]', 'x', ${count}, '')`,
  );
  for (let row = 0; row < count; row += 1)
    raw.exec(`insert into claimant values ('r${row}', 'standard', ${row}, '{"name":"n${row}"}');
      insert into claimant_credential values ('r${row}', 'standard', 'pin', 'p${row}'), ('r${row}', 'standard', 'pin', 'q${row}')`);
  await sql.destroy();
  if (raw.isOpen) raw.close();
  return dataDir;
}

it('C13-07, C13-14: a list that an older version imported opens its claims, and its copy in older tables is removed', async () => {
  const dataDir = await olderList(1100);
  const { claimants, close, connections } = await openSqliteStore({ dataDir, now: NOON });
  expect(await claimants.matching('standard', { pin: ['q1099'] })).toEqual([
    { id: 'r1099', columns: '{"name":"n1099"}', key: null, credentials: { pin: ['p1099', 'q1099'] } },
  ]);
  const remove = async () => {
    for (let more = true; more; ) more = await claimants.removeStale(NOON);
    return connections.writer.raw.prepare('select count(*) as n from claimant').get()?.n;
  };
  const list = await claimants.begin('standard', NOON);
  await claimants.add(list, 0, [person('r7', 'new')], NOON);
  await claimants.finish(list, { ...ABOUT, header: [] });
  expect(await remove()).toBe(0);
  expect(await claimants.byIds(['r7', 'r8'])).toMatchObject([{ credentials: { pin: ['new', 'new-bare'] } }]);
  await close();
});
