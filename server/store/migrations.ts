import { CompiledQuery, type Kysely, sql } from 'kysely';
import { createMarkTable } from './claimMarks.ts';
import { addClassListVersions } from './classListVersions.ts';
import { createDraftTables, createReminderTable } from './draftTables.ts';
import { CHAINS } from './log.ts';
import { createOutbox } from './outboxTable.ts';
import type { Tables } from './tables.ts';

/** Migration of the database by one version. */
interface Migration {
  name: string;
  up(db: Kysely<Tables>): Promise<void>;
}

/** Migrations of every version, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-first', up: createFirstTables },
  { name: '0002-mask-characters', up: addMaskCharacters },
  { name: '0003-waits-of-attempts', up: addWaits },
  { name: '0004-server-keys', up: createKeyTable },
  { name: '0005-sealed-claims', up: addSealed },
  { name: '0006-encrypted-numbers', up: addEncrypted },
  { name: '0007-class-list-versions', up: addClassListVersions },
  { name: '0008-log', up: createLog },
  { name: '0009-additions', up: indexAdditions },
  { name: '0010-sealed-class-rows', up: addSealedClassRows },
  { name: '0011-sealed-claims', up: addDataKeys },
  { name: '0012-drafts', up: createDraftTables },
  { name: '0013-mail', up: createOutbox },
  { name: '0014-claim-marks', up: createMarkTable },
  { name: '0015-draft-reminders', up: createReminderTable },
];

async function addMaskCharacters({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('claim').addColumn('mask_characters', 'text').execute();
}

async function addWaits({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('attempt').addColumn('opens_at', 'text').execute();
  await schema.alterTable('attempt').addColumn('delay', 'integer').execute();
}

async function addSealed({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('claim').addColumn('sealed', 'integer').execute();
}

async function addEncrypted({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('claim').addColumn('encrypted', 'text').execute();
  await schema.alterTable('claim').addColumn('encrypted_by', 'text').execute();
  await schema.createIndex('claim_by_encryption').on('claim').column('encrypted_by').execute();
}

async function createLog(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  for (const column of ['salt', 'entry', 'purged_at'])
    await schema.alterTable('claim').addColumn(column, 'text').execute();
  await schema
    .createTable('log_entry')
    .addColumn('chain', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_entry_key', ['chain', 'position'])
    .execute();
  await schema.createIndex('log_entry_by_subject').on('log_entry').column('subject').execute();
  await schema
    .createTable('log_chain')
    .addColumn('chain', 'integer', (column) => column.primaryKey())
    .execute();
  const chains = Array.from({ length: CHAINS }, (_, chain) => ({ chain }));
  await db.insertInto('log_chain').values(chains).execute();
}

async function indexAdditions({ schema }: Kysely<Tables>): Promise<void> {
  const index = schema.createIndex('claim_by_added_to').on('claim').columns(['added_to', 'submitted_at']);
  await index.where('added_to', 'is not', null).execute();
}

async function addSealedClassRows({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('class_row').addColumn('wrapped_key', 'text').execute();
  await schema.alterTable('class_row').addColumn('wrapped_by', 'text').execute();
  await schema.createIndex('class_row_by_key').on('class_row').column('wrapped_by').execute();
}

async function addDataKeys({ schema }: Kysely<Tables>): Promise<void> {
  for (const column of ['wrapped_key', 'wrapped_by'])
    await schema.alterTable('claim').addColumn(column, 'text').execute();
  await schema.alterTable('document').addColumn('sealed', 'text').execute();
  await schema.createIndex('claim_by_wrapping').on('claim').columns(['wrapped_by', 'id']).execute();
  const older = schema.createIndex('claim_older').on('claim').columns(['id', 'wrapped_by', 'purged_at']);
  await older.where('wrapped_by', 'is', null).where('purged_at', 'is', null).execute();
  // Of a column that this version does not read any more.
  await schema.dropIndex('claim_by_encryption').execute();
}

async function createKeyTable({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('server_key')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('first_used_at', 'text', (column) => column.notNull())
    .execute();
}

async function createFirstTables(db: Kysely<Tables>): Promise<void> {
  await createClaimTables(db);
  await createSessionTables(db);
  await createClaimantTables(db);
}

async function createClaimTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('claim')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('reference_code', 'text', (column) => column.notNull().unique())
    .addColumn('culture', 'text', (column) => column.notNull())
    .addColumn('claim', 'text', (column) => column.notNull())
    .addColumn('configuration_hash', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('claimants', 'text', (column) => column.notNull())
    .addColumn('added_to', 'text')
    .addColumn('repeated', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('claim_by_time').on('claim').columns(['submitted_at', 'id']).execute();
  await schema.createIndex('claim_by_claimants').on('claim').columns(['form', 'claimants']).execute();
  await schema
    .createTable('document')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('claim_id', 'text', (column) => column.notNull().references('claim.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('scan', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('document_by_claim').on('document').columns(['claim_id', 'position']).execute();
  await schema
    .createTable('idempotency')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('sent_hash', 'text', (column) => column.notNull())
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('reference_code', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

async function createSessionTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('session')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('session_by_expiry').on('session').column('expires_at').execute();
  await schema
    .createTable('captcha_use')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('attempt')
    .addColumn('bucket', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('validator_module')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

async function createClaimantTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('class_list')
    .addColumn('form', 'text', (column) => column.primaryKey())
    .addColumn('header', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('claimant')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('claimant_by_form').on('claimant').column('form').execute();
  await schema
    .createTable('claimant_credential')
    .addColumn('claimant_id', 'text', (column) => column.notNull().references('claimant.id'))
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('claimant_credential_by_hash')
    .on('claimant_credential')
    .columns(['form', 'name', 'hash'])
    .execute();
  await schema
    .createIndex('claimant_credential_by_claimant')
    .on('claimant_credential')
    .column('claimant_id')
    .execute();
}

/**
 * Migrates the database to the current schema in one transaction. A row, not an advisory lock, serialises two starting
 * processes, because every engine has rows.
 */
export async function migrate(
  db: Kysely<Tables>,
  now: Date,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  if (await isPresent(db, migrations)) return;
  await createBookkeeping(db);
  await undoable(db, async (transaction) => {
    await transaction
      .updateTable('migration_lock')
      .set({ taken: sql`taken + 1` })
      .where('id', '=', 1)
      .execute();
    const applied = await transaction.selectFrom('migration').select('name').execute();
    const names = new Set(applied.map(({ name }) => name));
    for (const migration of migrations.filter(({ name }) => !names.has(name))) {
      await migration.up(transaction);
      await transaction
        .insertInto('migration')
        .values({ name: migration.name, applied_at: now.toISOString() })
        .execute();
    }
  });
}

/** Tests without a write if the database has the current schema, so that a full disk can still be read. */
async function isPresent(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<boolean> {
  try {
    const applied = await db.selectFrom('migration').select('name').execute();
    const names = new Set(applied.map(({ name }) => name));
    return migrations.every(({ name }) => names.has(name));
  } catch {
    // No such table yet; any other error comes again at the creation.
    return false;
  }
}

const BEGIN = CompiledQuery.raw('BEGIN');
const COMMIT = CompiledQuery.raw('COMMIT');
const ROLLBACK = CompiledQuery.raw('ROLLBACK');

/**
 * Runs a transaction and throws its own error, not that of undoing what the engine has undone by itself, as on a full
 * disk.
 */
function undoable(db: Kysely<Tables>, work: (transaction: Kysely<Tables>) => Promise<void>): Promise<void> {
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(BEGIN);
    try {
      await work(connection);
      await connection.executeQuery(COMMIT);
    } catch (error) {
      await connection.executeQuery(ROLLBACK).catch(() => {
        throw error;
      });
      throw error;
    }
  });
}

async function createBookkeeping(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('migration_lock')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .execute();
  await db
    .insertInto('migration_lock')
    .values({ id: 1, taken: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
