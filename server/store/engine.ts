import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

/** Open SQLite or PostgreSQL database with the current tables, on which `storeOver()` builds the store. */
export interface Engine {
  reader: Kysely<Tables>;
  writer: Writer;
  close(): Promise<void>;
}
