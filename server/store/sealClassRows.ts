import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { storedRow } from './classRows.ts';
import type { RowToSeal, SealedRow, UnsealedRows } from './store.ts';
import type { Tables } from './tables.ts';

/** Number of rows that are sealed together: other work of the server waits for them, some milliseconds. */
const BATCH = 200;

/** Counts the rows that are readable or that an older key wrapped, and those in tables of versions before 0007. */
export async function countUnsealed(db: Kysely<Tables>, olderKeys: readonly string[]): Promise<UnsealedRows> {
  const [{ rows }, { copies }] = await Promise.all([
    db
      .selectFrom('class_row')
      .select((is) => is.fn.countAll().as('rows'))
      .where(isUnsealed(olderKeys))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('claimant')
      .select((is) => is.fn.countAll().as('copies'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: Number(rows), copies: Number(copies) };
}

/** Returns a batch of rows that are readable or that one of these older keys wrapped, after the first `skip`. */
export async function rowsToSeal(
  db: Kysely<Tables>,
  olderKeys: readonly string[],
  skip: number,
): Promise<RowToSeal[]> {
  const rows = await db
    .selectFrom('class_row')
    .selectAll()
    .where(isUnsealed(olderKeys))
    .limit(BATCH)
    .offset(skip)
    .execute();
  return rows.map((row) => ({ ...storedRow(row), list: row.list }));
}

const isUnsealed = (olderKeys: readonly string[]) => (is: ExpressionBuilder<Tables, 'class_row'>) => {
  const readable = is('wrapped_by', 'is', null);
  return olderKeys.length === 0 ? readable : is.or([readable, is('wrapped_by', 'in', [...olderKeys])]);
};

/** Replaces rows by their sealed form, in one statement. Leaves out those whose key is another one meanwhile. */
export async function sealRows(db: Kysely<Tables>, rows: readonly SealedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(
    ({ list, id, columns, key, wrappedBefore }) =>
      sql`(${list}, ${id}, ${columns}, ${key.wrappedKey}, ${key.wrappedBy}, ${wrappedBefore})`,
  );
  // PostgreSQL and SQLite name the columns of a list of values alike.
  await sql`
    update class_row
    set columns = coalesce(sealed.column3, class_row.columns),
      wrapped_key = sealed.column4, wrapped_by = sealed.column5
    from (values ${sql.join(values)}) as sealed
    where class_row.list = sealed.column1 and class_row.id = sealed.column2
      and class_row.wrapped_by is not distinct from sealed.column6
  `.execute(db);
}
