import type { Kysely } from 'kysely';
import { groupRows } from './groupRows.ts';
import { OLDER, type Tables } from './tables.ts';

const BATCH = 500;

/** Migrates to versions of class lists, so that a new one is filled beside the active one. Copies existing lists. */
export async function addClassListVersions(db: Kysely<Tables>): Promise<void> {
  await createTables(db);
  const lists = await db.selectFrom('class_list').select('form').execute();
  for (const { form } of lists) await copyList(db, form);
}

async function createTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('class_list').addColumn('list', 'text').execute();
  await schema
    .createTable('class_list_version')
    .addColumn('list', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('touched_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('class_row')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('credentials', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('class_row_key', ['list', 'id'])
    .execute();
  await schema
    .createTable('class_credential')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('row_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('class_credential_key', ['list', 'name', 'hash', 'row_id'])
    .execute();
}

async function copyList(db: Kysely<Tables>, form: string): Promise<void> {
  const list = `${OLDER}${form}`;
  await db.insertInto('class_list_version').values({ list, form, state: 'active', touched_at: '' }).execute();
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('claimant')
      .selectAll()
      .where('form', '=', form)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) break;
    await copyRows(db, list, rows);
    after = rows.at(-1)?.id ?? '';
  }
  await db.updateTable('class_list').set({ list }).where('form', '=', form).execute();
}

async function copyRows(
  db: Kysely<Tables>,
  list: string,
  rows: readonly Tables['claimant'][],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const kept = db.selectFrom('claimant_credential').selectAll().where('claimant_id', 'in', ids);
  const byRow = groupRows(await kept.execute(), ({ claimant_id }) => claimant_id);
  const found: Tables['class_credential'][] = [];
  const copies = rows.map(({ id, position, columns }) => {
    const byName = groupRows(byRow.get(id) ?? [], ({ name }) => name);
    const credentials = Object.fromEntries(
      [...byName].map(([name, hashes]) => [name, [...new Set(hashes.map(({ hash }) => hash))]]),
    );
    for (const [name, hashes] of Object.entries(credentials))
      for (const hash of hashes) found.push({ list, name, hash, row_id: id });
    return { list, id, position, columns, credentials: JSON.stringify(credentials) };
  });
  await db.insertInto('class_row').values(copies).execute();
  for (let at = 0; at < found.length; at += BATCH)
    await db
      .insertInto('class_credential')
      .values(found.slice(at, at + BATCH))
      .execute();
}
