import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

/** A database that is open and has the present tables. Everything above it is the same on every engine. */
export interface Engine {
  reader: Kysely<Tables>;
  writer: Writer;
  close(): Promise<void>;
}
