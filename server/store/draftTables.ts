import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Claim that is to be finished later: what its client sealed, sealed once more (C10-11). */
export interface DraftTable {
  id: string;
  form: string;
  /** Keyed hash of form and locator, by which it is found. */
  hash: string;
  /** 1 where only members of the class that are among its owners find it. */
  bound: number;
  /** Number of saves; 0 while pieces have come and no save yet. */
  revision: number;
  /** Text that the client sealed, sealed with the draft's data key; null before the first save. */
  sealed: string | null;
  wrapped_key: string;
  wrapped_by: string;
  begun_at: string;
  /** Time of the last save. */
  saved_at: string | null;
  expires_at: string;
}

/** Piece of a draft; the document store has its bytes under `key`. */
export interface DraftPieceTable {
  draft: string;
  name: string;
  key: string;
  size: number;
  /** SHA-256 of the bytes in the document store. */
  sha256: string;
  /** 1 once a save has named it. */
  named: number;
  written_at: string;
}

/** Keyed hashes of the session that began a draft, and of the members of the class that it was signed in as. */
export interface DraftOwnerTable {
  draft: string;
  owner: string;
}

/** Reminder of a draft, which its owner asked for. */
export interface DraftReminderTable {
  draft: string;
  /** Address and culture, sealed with the draft's data key. */
  sealed: string;
  attempts: number;
  due_at: string;
  next_at: string;
}

/** Creates the table of reminders. */
export async function createReminderTable({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('draft_reminder')
    .addColumn('draft', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('draft_reminder_due').on('draft_reminder').column('next_at').execute();
}

/** Creates the tables of drafts, their pieces and owners. */
export async function createDraftTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('draft')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('bound', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('wrapped_key', 'text', (column) => column.notNull())
    .addColumn('wrapped_by', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('draft_by_expiry').on('draft').column('expires_at').execute();
  await schema.createIndex('draft_by_wrapping').on('draft').columns(['wrapped_by', 'id']).execute();
  await schema
    .createTable('draft_piece')
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('named', 'integer', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_piece_key', ['draft', 'name'])
    .execute();
  await schema.createIndex('draft_piece_by_document').on('draft_piece').column('key').execute();
  await schema
    .createTable('draft_owner')
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_owner_key', ['draft', 'owner'])
    .execute();
  await schema.createIndex('draft_owner_by_owner').on('draft_owner').column('owner').execute();
}
