import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

/** Open database with the present tables. Everything above it is the same on every engine. */
export interface Engine {
  reader: Kysely<Tables>;
  writer: Writer;
  close(): Promise<void>;
}
