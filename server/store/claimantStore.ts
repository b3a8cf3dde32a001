import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { activeHeader, matchingRows, rowsByIds } from './classRows.ts';
import { insertClassRows } from './insertClassRows.ts';
import { append } from './log.ts';
import { countUnsealed, rowsToSeal, sealRows } from './sealClassRows.ts';
import { removeStaleRows } from './staleRows.ts';
import { type ClaimantStore, ListGivenUpError, type NewClassList } from './store.ts';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

/**
 * Creates the store of class lists. A new list is filled beside the active one in short transactions, and activated in
 * one: a list of a million rows holds up neither claims nor memory.
 */
export function createClaimantStore(reader: Kysely<Tables>, writer: Writer): ClaimantStore {
  return {
    header: (form) => activeHeader(reader, form),
    begin: async (form, now) => {
      const list = randomBytes(9).toString('base64url');
      const version = { list, form, state: 'filling', touched_at: now.toISOString() } as const;
      await writer.transact((db) => db.insertInto('class_list_version').values(version).execute());
      return list;
    },
    add: (list, start, rows, now) =>
      writer.transact(async (db) => {
        await requireFilling(db, list, { touched_at: now.toISOString() });
        await insertClassRows(db, list, start, rows);
      }),
    finish: (list, about) =>
      writer.transact(async (db) => {
        await finishList(db, list, about);
        const { form, rows, sha256, importedAt: at, logKey: key } = about;
        const act = { kind: 'class list imported', at, content: { form, rows, sha256 } } as const;
        await append(db, { key, concurrent: writer.concurrent }, act);
      }),
    giveUp: (list) =>
      writer.transact(async (db) => {
        await changeVersions(db, { state: 'removed' }).where('list', '=', list).execute();
      }),
    removeStale: (now) => writer.transact((db) => removeStaleRows(db, now)),
    matching: (form, credentials) => matchingRows(reader, form, credentials),
    byIds: (ids) => rowsByIds(reader, ids),
    unsealed: (olderKeys) => countUnsealed(reader, olderKeys),
    toSeal: (olderKeys, skip) => rowsToSeal(reader, olderKeys, skip),
    seal: (rows) => writer.transact((db) => sealRows(db, rows)),
  };
}

const changeVersions = (db: Kysely<Tables>, change: Partial<Tables['class_list_version']>) =>
  db.updateTable('class_list_version').set(change);

async function requireFilling(
  db: Kysely<Tables>,
  list: string,
  change: Partial<Tables['class_list_version']>,
): Promise<void> {
  const filling = changeVersions(db, change).where('list', '=', list).where('state', '=', 'filling');
  const { numUpdatedRows } = await filling.executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ListGivenUpError();
}

/** Activates a list. Writes the form's own row first: of two imports at once, the second waits for the first. */
async function finishList(db: Kysely<Tables>, list: string, about: NewClassList): Promise<void> {
  const { form, sha256, rows } = about;
  const kept = {
    header: JSON.stringify(about.header),
    sha256,
    rows,
    imported_at: about.importedAt.toISOString(),
    list,
  };
  await db
    .insertInto('class_list')
    .values({ form, ...kept })
    .onConflict((conflict) => conflict.column('form').doUpdateSet(kept))
    .execute();
  await changeVersions(db, { state: 'removed' })
    .where('form', '=', form)
    .where('state', '=', 'active')
    .execute();
  await requireFilling(db, list, { state: 'active' });
}
