import { isAbsolute, relative, resolve } from 'node:path';
import { counted } from '../../bundle/findings/counted.ts';
import type { Io } from '../../bundle/io.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { backUp } from '../../server/backup/backupData.ts';
import { inDataFolder } from '../../server/dataFolder.ts';
import { withEvidence } from '../../server/evidence/openEvidence.ts';
import { logKeyOf } from '../../server/security/serverKey.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION, existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

/** `claimwright backup --data DIR --out FOLDER` (C13-03): copies database, documents and key to a new folder. */
export const backup: Command = {
  details:
    'The database as it is now, its documents and the key go into a new folder, each held against its checksum. The server may go on.',
  usage: '[--data DIR] --out FOLDER',
  positionals: { min: 0, max: 0, what: 'no arguments' },
  options: {
    data: DATA_OPTION,
    out: { type: 'string', value: 'FOLDER', summary: 'The folder to write; new or empty.' },
  },
  async run({ values }, io) {
    if (values.out === undefined) throw new UsageError('backup needs --out FOLDER.');
    requireEmbedded('backup', io);
    const dataDir = existingDataFolder(values.data ?? '', io.cwd);
    const out = resolve(io.cwd, values.out);
    if (isWithin(dataDir, out))
      throw new UsageError(
        `${out} is in the folder that is backed up. Name one elsewhere, on another disk at best.`,
      );
    const place = { dataDir, ...sharedByInstances(io), now: new Date() };
    // Fails for another key before anything is written, because a backup with it could not be read.
    await inDataFolder(dataDir, () => withEvidence(place, async () => undefined));
    const { claims, documents } = await inDataFolder(dataDir, () => backUp({ dataDir, out }));
    await withEvidence(place, ({ store, key }) =>
      store.log.append({ kind: 'backed up', at: place.now, content: { claims, documents } }, logKeyOf(key)),
    );
    io.out(
      `${values.out}: ${counted(claims, 'claim')}, ${counted(documents, 'document')} and server.key, verified.\n`,
    );
    io.err('Keep it where only you can read it: it holds the key, and everything that was filed.\n');
    return 0;
  },
};

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  // Between drives, `relative` returns an absolute path.
  return way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way);
}

/** Throws a UsageError for PostgreSQL or a bucket, because their own tools make backups. */
export function requireEmbedded(command: string, io: Io): void {
  const { databaseUrl, objectStore } = sharedByInstances(io);
  if (objectStore)
    throw new UsageError(
      `${command} is for documents in the data folder. Use the versions or copies of the bucket of CLAIMWRIGHT_DOCUMENTS_URL.`,
    );
  if (databaseUrl === undefined) return;
  throw new UsageError(
    `${command} is for the embedded database. Use pg_dump and pg_restore for that of CLAIMWRIGHT_DATABASE_URL, and copy server.key and documents/ after it.`,
  );
}
