import type { Kysely } from 'kysely';
import type { NewClaimant } from './store.ts';
import type { ClassCredentialTable, Tables } from './tables.ts';

/** Number of rows in one statement, whose parameters are limited to some ten thousands. */
const STATEMENT_ROWS = 1000;

/**
 * Inserts claimants into a class list that is being imported, from position `start` on, and an index row for each hash
 * of a credential.
 */
export async function insertClassRows(
  db: Kysely<Tables>,
  list: string,
  start: number,
  rows: readonly NewClaimant[],
): Promise<void> {
  const ids = await uniqueIds(db, list, rows);
  const credentials: ClassCredentialTable[] = [];
  const values = rows.map((row, index) => {
    const id = ids[index] ?? row.id;
    for (const [name, hashes] of Object.entries(row.credentials))
      for (const hash of new Set(hashes)) credentials.push({ list, name, hash, row_id: id });
    return {
      list,
      id,
      position: start + index,
      columns: row.columns,
      wrapped_key: row.key.wrappedKey,
      wrapped_by: row.key.wrappedBy,
      credentials: JSON.stringify(row.credentials),
    };
  });
  for (const part of parts(values)) await db.insertInto('class_row').values(part).execute();
  for (const part of parts(credentials)) await db.insertInto('class_credential').values(part).execute();
}

function parts<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / STATEMENT_ROWS);
  return Array.from({ length: count }, (_, at) => rows.slice(at * STATEMENT_ROWS, (at + 1) * STATEMENT_ROWS));
}

/** Returns unique ids of rows: those with the same credentials share one, with a suffix from the second on: r, r-1. */
async function uniqueIds(db: Kysely<Tables>, list: string, rows: readonly NewClaimant[]): Promise<string[]> {
  const members = [...new Set(rows.map(({ id }) => id))];
  const places = new Map<string, number>();
  for (const part of parts(members)) {
    const there = db.selectFrom('class_row').select('id').where('list', '=', list).where('id', 'in', part);
    for (const { id } of await there.execute()) places.set(id, await nextPlace(db, list, id));
  }
  return rows.map(({ id }) => {
    const place = places.get(id) ?? 0;
    places.set(id, place + 1);
    return idAt(id, place);
  });
}

const idAt = (member: string, place: number): string => (place === 0 ? member : `${member}-${place}`);

/** Finds the first free suffix of an id by bisection, because suffixes are assigned in order. */
async function nextPlace(db: Kysely<Tables>, list: string, member: string): Promise<number> {
  const isTaken = async (place: number): Promise<boolean> => {
    const row = db.selectFrom('class_row').select('id').where('list', '=', list);
    return (await row.where('id', '=', idAt(member, place)).executeTakeFirst()) !== undefined;
  };
  let taken = 0;
  let free = 1;
  while (await isTaken(free)) {
    taken = free;
    free *= 2;
  }
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isTaken(middle)) taken = middle;
    else free = middle;
  }
  return free;
}
