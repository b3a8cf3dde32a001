import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = import.meta.dirname;
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
/** What other engines lack, or spell otherwise. */
const DENIED =
  /pragma|autoincrement|rowid|nextval|serial|advisory|create extension|json_extract|jsonb|strftime|datetime\(/i;
/** The embedded engine's own business: its pragmas, how its one writer groups commits, and its file written anew. */
const EMBEDDED = new Set(['database.ts', 'groupCommit.ts', 'rewriteDatabase.ts', 'sqliteStore.ts']);

it.each(FILES.filter((name) => !EMBEDDED.has(name)))(
  '%s asks for nothing that only one database engine has',
  (name) => {
    const code = readFileSync(join(FOLDER, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(code).not.toMatch(DENIED);
  },
);
