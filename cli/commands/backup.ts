import { isAbsolute, relative, resolve } from 'node:path';
import { counted } from '../../bundle/findings/counted.ts';
import type { Io } from '../../bundle/io.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { backUp } from '../../server/backup/backupData.ts';
import { inDataFolder } from '../../server/dataFolder.ts';
import { withEvidence } from '../../server/evidence/openEvidence.ts';
import { holdsKeyFile, logKeyOf } from '../../server/security/serverKey.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION, existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

/** `claimwright backup --data DIR --out FOLDER` (C13-03, C13-14): copies database and documents to a new folder. */
export const backup: Command = {
  details:
    'The database as it is now and its documents go into a new folder, each held against its checksum. The server may go on.',
  usage: '[--data DIR] --out FOLDER [--with-key]',
  positionals: { min: 0, max: 0, what: 'no arguments' },
  options: {
    data: DATA_OPTION,
    out: { type: 'string', value: 'FOLDER', summary: 'The folder to write; new or empty.' },
    'with-key': {
      type: 'boolean',
      summary: 'Copy server.key, too: whoever has the backup reads all that was filed.',
    },
  },
  async run({ values, flags }, io) {
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
    const withKey = flags.has('with-key');
    const isKeyNamed = place.serverKey !== undefined;
    const isKeyInData = holdsKeyFile(dataDir);
    if (withKey && isKeyNamed && !isKeyInData) throw new UsageError(KEY_ELSEWHERE);
    const { claims, documents } = await inDataFolder(dataDir, () => backUp({ dataDir, out, withKey }));
    await withEvidence(place, ({ store, key }) =>
      store.log.append({ kind: 'backed up', at: place.now, content: { claims, documents } }, logKeyOf(key)),
    );
    io.out(
      `${values.out}: ${counted(claims, 'claim')}, ${counted(documents, 'document')}${withKey ? ' and server.key' : ''}, verified.\n`,
    );
    io.err(`${withKey ? KEY_WITHIN : keyNotice(isKeyNamed, isKeyInData)}\n`);
    return 0;
  },
};

const KEY_ELSEWHERE =
  'The key is that of CLAIMWRIGHT_SERVER_KEY, and not in the data folder: copy it by yourself, and leave --with-key out.';
const KEY_WITHIN = 'Keep it where only you can read it: it holds the key, and everything that was filed.';
const KEY_APART =
  'The key of CLAIMWRIGHT_SERVER_KEY is not in it, and nobody reads it without: keep both, apart.';
const KEY_BESIDE =
  'server.key is not in it, and nobody reads it without: keep a copy of the key apart. The key is in the data folder itself, ' +
  'where whoever takes the folder reads all of it: move it elsewhere and name it with CLAIMWRIGHT_SERVER_KEY_FILE.';
const KEY_COPY =
  'A server.key is in the data folder, where whoever takes the folder reads all of it: remove it if it is a copy, ' +
  'or move it if CLAIMWRIGHT_SERVER_KEY_FILE names it.';

/** Returns where the key of a backup without it is: in the settings, in the data folder, or in both. */
function keyNotice(isNamed: boolean, isInData: boolean): string {
  if (!isNamed) return KEY_BESIDE;
  return isInData ? `${KEY_APART} ${KEY_COPY}` : KEY_APART;
}

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
