import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Creates the table of mails. */
export async function createOutbox({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('claim_id', 'text', (column) => column.notNull().references('claim.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('sealed', 'text')
    .execute();
  await schema.createIndex('mail_by_claim').on('mail').column('claim_id').execute();
  await schema.createIndex('mail_due').on('mail').columns(['state', 'next_at']).execute();
}
