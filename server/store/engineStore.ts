import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createAttemptStore } from './attemptStore.ts';
import { createClaimantStore } from './claimantStore.ts';
import { createClaimStore } from './claimStore.ts';
import { createDraftStore } from './draftStore.ts';
import type { Engine } from './engine.ts';
import { createKeyStore } from './keyStore.ts';
import { createLogStore } from './logStore.ts';
import { createMailStore } from './mailStore.ts';
import { createReminderStore } from './reminderStore.ts';
import { createCaptchaUseStore, createModuleStore, createSessionStore } from './sessionStore.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Writes a page and makes it durable, as a claim does, because a read would not notice a full disk. */
async function writeAndRemove(db: Kysely<Tables>): Promise<void> {
  const hash = `readiness ${randomUUID()}`;
  await db.insertInto('captcha_use').values({ hash, expires_at: '' }).execute();
  await db.deleteFrom('captcha_use').where('hash', '=', hash).execute();
}

/** Builds the server's store on a database engine. Tests of collisions replace `drawReferenceCode`. */
export function storeOver({ reader, writer, close }: Engine, drawReferenceCode?: () => string): Store {
  return {
    claims: createClaimStore(reader, writer, drawReferenceCode),
    drafts: createDraftStore(reader, writer),
    reminders: createReminderStore(writer),
    sessions: createSessionStore(reader, writer),
    claimants: createClaimantStore(reader, writer),
    captchaUses: createCaptchaUseStore(writer),
    attempts: createAttemptStore(reader, writer),
    modules: createModuleStore(reader, writer),
    keys: createKeyStore(reader, writer),
    log: createLogStore(reader, writer),
    mails: createMailStore(reader, writer),
    ping: () => writer.transact(writeAndRemove),
    rewrite: () => writer.rewrite(),
    emptyLog: () => writer.emptyLog(),
    spread: async () => undefined,
    sweep: (now) =>
      writer.transact(async (db) => {
        const past = now.toISOString();
        await db.deleteFrom('session').where('expires_at', '<', past).execute();
        await db.deleteFrom('captcha_use').where('expires_at', '<', past).execute();
        await db.deleteFrom('attempt').where('resets_at', '<', past).execute();
      }),
    close: async () => {
      await writer.close();
      await close();
    },
  };
}
