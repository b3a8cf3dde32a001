import type { Kysely } from 'kysely';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { type StatementValue, statement } from './statement.ts';
import type { ClassListColumn, StoredClaimant } from './store.ts';
import type { ClassRowTable, Tables } from './tables.ts';

/** Selects rows of the active lists. */
const activeRows = (db: Kysely<Tables>) =>
  db.selectFrom('class_row').innerJoin('class_list', 'class_list.list', 'class_row.list');

/** Returns the rows of the form's active list that have, in each of these columns, one of the column's HMACs. */
export async function matchingRows(
  db: Kysely<Tables>,
  form: FormName,
  credentials: Record<string, readonly string[]>,
): Promise<StoredClaimant[]> {
  const names = Object.entries(credentials);
  if (names.length === 0) return [];
  const found = await db
    .selectFrom('class_credential')
    .innerJoin('class_list', 'class_list.list', 'class_credential.list')
    .select('row_id')
    .where('class_list.form', '=', form)
    .where((is) =>
      is.or(
        names.map(([name, hashes]) =>
          is.and([is('class_credential.name', '=', name), is('class_credential.hash', 'in', [...hashes])]),
        ),
      ),
    )
    .groupBy('row_id')
    .having((is) => is(is.fn.count('class_credential.name').distinct(), '=', names.length))
    .execute();
  return rowsByIds(
    db,
    found.map(({ row_id }) => row_id),
  );
}

const selectRows = (db: Kysely<Tables>, ids: readonly string[]) =>
  activeRows(db)
    .select(['class_row.id', 'class_row.columns', 'class_row.credentials'])
    .select(['class_row.wrapped_key', 'class_row.wrapped_by'])
    .where('class_row.id', 'in', [...ids])
    .orderBy('class_row.position');

/** Prepared, because most sessions were authorized by one row. */
const selectRow = statement((db, value: StatementValue<{ id: string }>) => selectRows(db, [value('id')]));

/** Returns the rows of these ids in the active lists, in the order of their lists. */
export async function rowsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<StoredClaimant[]> {
  const [id] = ids;
  if (id === undefined) return [];
  const one = ids.length === 1;
  const rows = one ? (await selectRow(db, { id })).rows : await selectRows(db, ids).execute();
  return rows.map(storedRow);
}

/** Converts a row of the table. */
export function storedRow(row: Omit<ClassRowTable, 'list' | 'position'>): StoredClaimant {
  const { id, columns, credentials, wrapped_key: wrappedKey, wrapped_by: wrappedBy } = row;
  const key = wrappedBy === null ? null : { wrappedKey: wrappedKey ?? '', wrappedBy };
  return { id, columns, key, credentials: JSON.parse(credentials) };
}

const selectHeader = statement((db, value: StatementValue<{ form: string }>) =>
  db.selectFrom('class_list').select('header').where('form', '=', value('form')),
);

/** Returns the columns of the form's active list; null where it has none. */
export async function activeHeader(db: Kysely<Tables>, form: FormName): Promise<ClassListColumn[] | null> {
  const [row] = (await selectHeader(db, { form })).rows;
  return row ? JSON.parse(row.header) : null;
}

/** Locks class list rows, so that of two claims by the same rows at once the second finds the first. */
export async function lockRows(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .selectFrom('class_row')
    .select('id')
    .where(
      'list',
      'in',
      db.selectFrom('class_list').select('list').where('list', 'is not', null).$castTo<{ list: string }>(),
    )
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}
