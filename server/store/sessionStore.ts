import type { Kysely } from 'kysely';
import type { CaptchaUse, CaptchaUseStore, ModuleStore, Prolongation, SessionStore } from './store.ts';
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
