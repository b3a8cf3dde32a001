import type { Kysely } from 'kysely';
import type { FormName } from '../../transforms/config/names.ts';
import { groupRows } from './groupRows.ts';
import type { Claimant, ClaimantStore, NewClaimant, NewClassList } from './store.ts';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

const BATCH = 500;

/** The class lists. Credential columns are kept as HMACs only, unless they may be sent to the browser too. */
export function createClaimantStore(reader: Kysely<Tables>, writer: Writer): ClaimantStore {
  return {
    header: async (form) => {
      const query = reader.selectFrom('class_list').select('header').where('form', '=', form);
      const row = await query.executeTakeFirst();
      return row ? JSON.parse(row.header) : null;
    },
    replace: (form, list) => writer.transact((db) => replaceList(db, form, list)),
    matching: async (form, credentials) => {
      const names = Object.entries(credentials);
      if (names.length === 0) return [];
      const rows = await reader
        .selectFrom('claimant_credential')
        .select('claimant_id')
        .where('form', '=', form)
        .where((is) =>
          is.or(
            names.map(([name, hashes]) => is.and([is('name', '=', name), is('hash', 'in', [...hashes])])),
          ),
        )
        .groupBy('claimant_id')
        .having((is) => is(is.fn.countAll(), '=', names.length))
        .execute();
      return claimantsByIds(
        reader,
        rows.map(({ claimant_id }) => claimant_id),
      );
    },
    byIds: (ids) => claimantsByIds(reader, ids),
  };
}

async function claimantsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<Claimant[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('claimant')
    .select(['id', 'columns'])
    .where('id', 'in', [...ids])
    .orderBy('position')
    .execute();
  const hashes = await db
    .selectFrom('claimant_credential')
    .select(['claimant_id', 'name', 'hash'])
    .where('claimant_id', 'in', [...ids])
    .execute();
  const byClaimant = groupRows(hashes, ({ claimant_id }) => claimant_id);
  return rows.map(({ id, columns }) => ({
    id,
    columns: JSON.parse(columns),
    credentials: hashesByName(byClaimant.get(id) ?? []),
  }));
}

function hashesByName(kept: readonly { name: string; hash: string }[]): Record<string, string[]> {
  const byName = groupRows(kept, ({ name }) => name);
  return Object.fromEntries([...byName].map(([name, rows]) => [name, rows.map(({ hash }) => hash)]));
}

/** The list's own row is written first: of two who replace one list at once, the second waits for the first. */
async function replaceList(db: Kysely<Tables>, form: FormName, list: NewClassList): Promise<void> {
  const header = {
    header: JSON.stringify(list.header),
    sha256: list.sha256,
    rows: list.rows.length,
    imported_at: list.importedAt.toISOString(),
  };
  await db
    .insertInto('class_list')
    .values({ form, ...header })
    .onConflict((conflict) => conflict.column('form').doUpdateSet(header))
    .execute();
  await db.deleteFrom('claimant_credential').where('form', '=', form).execute();
  await db.deleteFrom('claimant').where('form', '=', form).execute();
  for (let start = 0; start < list.rows.length; start += BATCH)
    await insertClaimants(db, form, list.rows.slice(start, start + BATCH), start);
}

async function insertClaimants(
  db: Kysely<Tables>,
  form: FormName,
  batch: readonly NewClaimant[],
  start: number,
): Promise<void> {
  const rows = batch.map((claimant, index) => ({ id: claimant.id, position: start + index, claimant }));
  await db
    .insertInto('claimant')
    .values(
      rows.map(({ id, position, claimant }) => ({
        id,
        form,
        position,
        columns: JSON.stringify(claimant.columns),
      })),
    )
    .execute();
  const hashes = rows.flatMap(({ id, claimant }) =>
    Object.entries(claimant.credentials).flatMap(([name, hashes]) =>
      hashes.map((hash) => ({ claimant_id: id, form, name, hash })),
    ),
  );
  for (let at = 0; at < hashes.length; at += BATCH)
    await db
      .insertInto('claimant_credential')
      .values(hashes.slice(at, at + BATCH))
      .execute();
}
