import type { Kysely } from 'kysely';
import type {
  AttemptStore,
  CaptchaUse,
  CaptchaUseStore,
  ModuleStore,
  Prolongation,
  SessionStore,
} from './store.ts';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

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
    prolong: (hash, expiresAt) => writer.transact((db) => prolongSession(db, { hash, expiresAt })),
    remove: (hash) =>
      writer.transact(async (db) => {
        await db.deleteFrom('session').where('hash', '=', hash).execute();
      }),
  };
}

/** Which captcha answers have been used: an answer counts once. */
export function createCaptchaUseStore(reader: Kysely<Tables>, writer: Writer): CaptchaUseStore {
  return {
    redeem: (use) => writer.transact((db) => redeemCaptcha(db, use)),
    isUsed: async (hash) => {
      const row = reader.selectFrom('captcha_use').select('hash').where('hash', '=', hash);
      return (await row.executeTakeFirst()) !== undefined;
    },
  };
}

/** True the first time: of two at once the second waits for the first. */
export async function redeemCaptcha(db: Kysely<Tables>, { hash, expiresAt }: CaptchaUse): Promise<boolean> {
  const result = await db
    .insertInto('captcha_use')
    .values({ hash, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Lets a session live on; one that was ended meanwhile stays so. */
export async function prolongSession(db: Kysely<Tables>, { hash, expiresAt }: Prolongation): Promise<void> {
  const expires_at = expiresAt.toISOString();
  await db.updateTable('session').set({ expires_at }).where('hash', '=', hash).execute();
}

/** Tries per address and per credential, in windows that a restart does not open again. */
export function createAttemptStore(writer: Writer): AttemptStore {
  return {
    count: (bucket, windowSeconds, now) =>
      writer.transact(async (db) => {
        const instant = now.toISOString();
        const resets_at = new Date(now.getTime() + windowSeconds * 1000).toISOString();
        // One statement: tries that are counted at once, by any number of instances, are all counted.
        const row = await db
          .insertInto('attempt')
          .values({ bucket, count: 1, resets_at })
          .onConflict((conflict) =>
            conflict.column('bucket').doUpdateSet((is) => {
              const isLive = is('attempt.resets_at', '>', instant);
              return {
                count: is
                  .case()
                  .when(isLive)
                  .then(is('attempt.count', '+', 1))
                  .else(1)
                  .end(),
                resets_at: is.case().when(isLive).then(is.ref('attempt.resets_at')).else(resets_at).end(),
              };
            }),
          )
          .returning(['count', 'resets_at'])
          .executeTakeFirstOrThrow();
        return { count: row.count, resetsAt: new Date(row.resets_at) };
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
