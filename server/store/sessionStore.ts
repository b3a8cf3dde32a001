import type { Kysely } from 'kysely';
import { findKey } from './boundKeys.ts';
import { activeHeader, rowsByIds } from './classRows.ts';
import { type StatementValue, statement } from './statement.ts';
import type {
  CaptchaUseStore,
  FilingFacts,
  FilingRequest,
  ModuleStore,
  SessionState,
  SessionStore,
} from './store.ts';
import type { CaptchaUse, Prolongation } from './storedClaim.ts';
import type { CaptchaUseTable, Tables } from './tables.ts';
import type { Writer } from './writer.ts';

/** Creates the store of sessions as rows, so that logging out ends them at once and everywhere. */
export function createSessionStore(reader: Kysely<Tables>, writer: Writer): SessionStore {
  return {
    read: async (hash, now, filing) => {
      const [row] = (await selectSession(reader, { hash, now: now.toISOString() })).rows;
      if (!row) return null;
      const session = { state: JSON.parse(row.state) as SessionState, expiresAt: new Date(row.expires_at) };
      return filing ? { ...session, facts: await factsOf(reader, session.state, filing) } : session;
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

async function factsOf(
  db: Kysely<Tables>,
  { forms }: SessionState,
  { form, idempotencyKey }: FilingRequest,
): Promise<FilingFacts> {
  const [bound, rows, header] = await Promise.all([
    findKey(db, idempotencyKey),
    rowsByIds(db, forms[form]?.claimants ?? []),
    activeHeader(db, form),
  ]);
  return { bound, rows, header };
}

/** Creates the store of used captcha answers, because an answer is valid once. */
export function createCaptchaUseStore(writer: Writer): CaptchaUseStore {
  return { redeem: (use) => writer.transact((db) => redeemCaptcha(db, use)) };
}

const selectSession = statement((db, value: StatementValue<{ hash: string; now: string }>) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('hash', '=', value('hash'))
    .where('expires_at', '>', value('now')),
);

const insertCaptchaUse = statement((db, value: StatementValue<CaptchaUseTable>) =>
  db
    .insertInto('captcha_use')
    .values({ hash: value('hash'), expires_at: value('expires_at') })
    .onConflict((conflict) => conflict.column('hash').doNothing()),
);

const updateExpiry = statement((db, value: StatementValue<{ hash: string; expires_at: string }>) =>
  db
    .updateTable('session')
    .set({ expires_at: value('expires_at') })
    .where('hash', '=', value('hash')),
);

/** Redeems a captcha answer. Returns true the first time: of two at once the second waits for the first. */
export async function redeemCaptcha(db: Kysely<Tables>, { hash, expiresAt }: CaptchaUse): Promise<boolean> {
  const { numAffectedRows } = await insertCaptchaUse(db, { hash, expires_at: expiresAt.toISOString() });
  return numAffectedRows === 1n;
}

/** Extends a session; one that was ended meanwhile stays ended. */
export async function prolongSession(db: Kysely<Tables>, { hash, expiresAt }: Prolongation): Promise<void> {
  await updateExpiry(db, { hash, expires_at: expiresAt.toISOString() });
}

/**
 * Creates the store of compiled modules and of the app's scripts and stylesheets by name, for good, because older pages
 * request older ones, and of the fields that exports read of a configuration.
 */
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
    names: async (prefix) => {
      const query = reader.selectFrom('validator_module').select('name').where('name', 'like', `${prefix}%`);
      return new Set((await query.execute()).map(({ name }) => name));
    },
  };
}
