import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the sample settlements, which are the names of their folders. */
export const SAMPLES: readonly string[] = readdirSync(import.meta.dirname)
  .filter((name) => existsSync(join(import.meta.dirname, name, 'settlement.json')))
  .sort();
