import type { Kysely } from 'kysely';
import type { Writer } from './groupCommit.ts';
import type { AttemptStore, CaptchaUseStore, ModuleStore, SessionStore } from './store.ts';
import type { Tables } from './tables.ts';

/** Sessions are rows, so that logging out ends them at once and everywhere. */
export function createSessionStore(reader: Kysely<Tables>, writer: Writer): SessionStore {
  return {
    read: async (hash, now) => {
      const row = await reader
        .selectFrom('session')
        .selectAll()
        .where('hash', '=', hash)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst();
      return row ? { state: JSON.parse(row.state), expiresAt: new Date(row.expires_at) } : null;
    },
    write: (hash, state, expiresAt) =>
      writer.transact(async (db) => {
        const values = { state: JSON.stringify(state), expires_at: expiresAt.toISOString() };
        await db
          .insertInto('session')
          .values({ hash, ...values })
          .onConflict((conflict) => conflict.column('hash').doUpdateSet(values))
          .execute();
      }),
    prolong: (hash, expiresAt) =>
      writer.transact(async (db) => {
        const expires_at = expiresAt.toISOString();
        await db.updateTable('session').set({ expires_at }).where('hash', '=', hash).execute();
      }),
    remove: (hash) =>
      writer.transact(async (db) => {
        await db.deleteFrom('session').where('hash', '=', hash).execute();
      }),
  };
}

/** Which captcha answers have been used: an answer counts once. */
export function createCaptchaUseStore(writer: Writer): CaptchaUseStore {
  return {
    redeem: (hash, expiresAt) =>
      writer.transact(async (db) => {
        const result = await db
          .insertInto('captcha_use')
          .values({ hash, expires_at: expiresAt.toISOString() })
          .onConflict((conflict) => conflict.column('hash').doNothing())
          .executeTakeFirst();
        return result.numInsertedOrUpdatedRows === 1n;
      }),
  };
}

/** Tries per address and per credential, in windows that a restart does not open again. */
export function createAttemptStore(writer: Writer): AttemptStore {
  return {
    count: (bucket, windowSeconds, now) =>
      writer.transact(async (db) => {
        const row = await db
          .selectFrom('attempt')
          .selectAll()
          .where('bucket', '=', bucket)
          .executeTakeFirst();
        const live = row && row.resets_at > now.toISOString() ? row : undefined;
        const count = (live?.count ?? 0) + 1;
        const resets_at = live?.resets_at ?? new Date(now.getTime() + windowSeconds * 1000).toISOString();
        await db
          .insertInto('attempt')
          .values({ bucket, count, resets_at })
          .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ count, resets_at }))
          .execute();
        return { count, resetsAt: new Date(resets_at) };
      }),
    giveBack: (bucket) =>
      writer.transact(async (db) => {
        await db
          .updateTable('attempt')
          .set((is) => ({ count: is('count', '-', 1) }))
          .where('bucket', '=', bucket)
          .where('count', '>', 0)
          .execute();
      }),
  };
}

/** Validator modules by name, kept for as long as a browser may ask for them. */
export function createModuleStore(reader: Kysely<Tables>, writer: Writer): ModuleStore {
  return {
    put: (name, text, now) =>
      writer.transact(async (db) => {
        await db
          .insertInto('validator_module')
          .values({ name, text, created_at: now.toISOString() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
      }),
    get: async (name) => {
      const query = reader.selectFrom('validator_module').select('text').where('name', '=', name);
      return (await query.executeTakeFirst())?.text ?? null;
    },
  };
}
