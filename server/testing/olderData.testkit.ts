import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inDatabase } from './atRest.testkit.ts';
import { changedBundle, temporaryFolder } from './testServer.testkit.ts';

/**
 * Data of a version before C13-14: `older/` is what the code of commit 9f7e3b1f made of six claims of the test bundle
 * with a field `taxId`, three of them with a document, and `export.ndjson` its own export of them.
 */
const OLDER = join(import.meta.dirname, 'older');

/** Words that claimants wrote in it, readable at rest. */
export const OLDER_WORDS = ['Lovelace', 'Countess 3', 'Menabrea 5', 'by Babbage.pdf', '1,200.50', '%PDF'];

/** Copies that data to a folder of its own. */
export function olderData(): string {
  const dataDir = temporaryFolder();
  for (const name of ['claimwright.db', 'server.key', 'documents'])
    cpSync(join(OLDER, name), join(dataDir, name), { recursive: true });
  return dataDir;
}

/** The bundle that its claims were filed by. */
export const olderBundle = (): string =>
  changedBundle({
    'models.json': (text) =>
      text.replace(
        '{ "name": "fee", "type": "number" },',
        '{ "name": "fee", "type": "number" }, { "name": "taxId", "type": "string" },',
      ),
  });

/** An exported claim of that version. */
interface OlderLine {
  referenceCode: string;
  claim: object;
  documents: { key: string; name: string; size: number; sha256: string }[];
}

/** Returns the lines that its own export had. */
export const olderLines = (): OlderLine[] =>
  readFileSync(join(OLDER, 'export.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Leaves a text in free pages of the database, as versions before `secure_delete` did. */
export function leaveInFreePages(dataDir: string, text: string): void {
  inDatabase(dataDir, (database) => {
    database.exec('PRAGMA secure_delete = OFF; CREATE TABLE older (text)');
    const insert = database.prepare('INSERT INTO older VALUES (?)');
    for (let n = 0; n < 100; n += 1) insert.run(text.padEnd(4000));
    database.exec('DROP TABLE older');
  });
}
