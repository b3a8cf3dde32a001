import type { Kysely } from 'kysely';
import { append } from './log.ts';
import type { KeyStore } from './store.ts';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

/** Creates the store of the fingerprints of the server keys by which the data was signed and encrypted. */
export function createKeyStore(reader: Kysely<Tables>, writer: Writer): KeyStore {
  return {
    areNeeded: async () => {
      const found = await Promise.all([
        reader.selectFrom('server_key').select('fingerprint').limit(1).executeTakeFirst(),
        reader.selectFrom('class_list').select('form').limit(1).executeTakeFirst(),
        reader.selectFrom('claim').select('id').limit(1).executeTakeFirst(),
      ]);
      return found.some((row) => row !== undefined);
    },
    known: () => knownKeys(reader),
    usedBefore: async (fingerprint) => {
      const present = reader.selectFrom('server_key').where('fingerprint', '=', fingerprint);
      const rows = await reader
        .selectFrom('server_key')
        .select('fingerprint')
        .where('first_used_at', '<=', present.select('first_used_at'))
        .where('fingerprint', '<>', fingerprint)
        .execute();
      return rows.map((row) => row.fingerprint);
    },
    register: (held, { key, at }) =>
      writer.transact(async (db) => {
        const lost = (await knownKeys(db)).filter((known) => !held.includes(known));
        const [present] = held;
        if (lost.length > 0 || present === undefined) return lost;
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('server_key')
          .values({ fingerprint: present, first_used_at: at.toISOString() })
          .onConflict((conflict) => conflict.column('fingerprint').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n)
          await append(
            db,
            { key, concurrent: writer.concurrent },
            { kind: 'key used', at, content: { held } },
          );
        return [];
      }),
  };
}

async function knownKeys(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('server_key').select('fingerprint').execute();
  return rows.map(({ fingerprint }) => fingerprint);
}
