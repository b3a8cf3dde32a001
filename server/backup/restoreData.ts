import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fsyncFolder, makePrivateFolder } from '../privateFolder.ts';
import { KEY_VARIABLE, loadOrCreateKey, requireKeyOf } from '../security/loadServerKey.ts';
import { KEY_FILE, logKeyOf, readServerKey } from '../security/serverKey.ts';
import { isSound } from '../store/database.ts';
import { DATABASE_FILE } from '../store/databaseFile.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { BackupError } from './backupError.ts';
import { CHECKSUMS, copyHashed, hashFile, readChecksums } from './checksums.ts';

/** Source, target and time of a restore. */
export interface RestoreOptions {
  backup: string;
  /** The data folder to fill; it must hold no data. */
  dataDir: string;
  /** Text of the key file, where the backup has none. */
  serverKey?: string | undefined;
  now?: Date;
}

/**
 * Restores a backup into an empty data folder after verifying the checksum of each file. Returns the number of files.
 * Throws a BackupError, and a ServerKeyError where key and database do not belong together, before anything is written.
 */
export async function restore({
  backup,
  dataDir,
  serverKey,
  now = new Date(),
}: RestoreOptions): Promise<number> {
  const held = [DATABASE_FILE, KEY_FILE, 'documents'].filter((name) => existsSync(join(dataDir, name)));
  if (held.some((name) => name !== 'documents' || readdirSync(join(dataDir, name)).length > 0))
    throw new BackupError(
      `${dataDir} holds data already (${held.join(', ')}). Restore into an empty folder.`,
    );
  await checkBackup(backup);
  requireKey(backup, serverKey);
  await makePrivateFolder(dataDir);
  const folders = new Set<string>();
  let files = 0;
  for await (const { path, sha256 } of readChecksums(backup)) {
    folders.add(dirname(join(dataDir, path)));
    await makePrivateFolder(dirname(join(dataDir, path)));
    if ((await copyHashed(join(backup, path), join(dataDir, path))) !== sha256)
      throw new BackupError(`${path} changed while it was restored.`);
    files += 1;
  }
  for (const folder of folders) await fsyncFolder(folder);
  const store = await openSqliteStore({ dataDir, now });
  try {
    const isWithin = existsSync(join(dataDir, KEY_FILE));
    const key = await loadOrCreateKey({ dataDir, serverKey: isWithin ? undefined : serverKey }, store, now);
    await store.log.append({ kind: 'restored', at: now, content: { files } }, logKeyOf(key));
  } finally {
    await store.close();
  }
  return files;
}

/** Throws where neither the backup nor the settings have the key of the backed-up data. */
function requireKey(backup: string, serverKey: string | undefined): void {
  const within = join(backup, KEY_FILE);
  const text = isFile(within) ? readFileSync(within, 'utf8') : serverKey;
  if (text === undefined)
    throw new BackupError(
      `${backup} holds no server.key, and without the key of its data nothing of it can be read. Name the file with ` +
        'CLAIMWRIGHT_SERVER_KEY_FILE. Nothing was restored.',
    );
  const name = isFile(within) ? within : KEY_VARIABLE;
  requireKeyOf(fingerprintsIn(join(backup, DATABASE_FILE)), readServerKey(text, name), name);
}

function fingerprintsIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('SELECT fingerprint FROM server_key').all();
    return rows.map(({ fingerprint }) => String(fingerprint));
  } finally {
    database.close();
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Throws a BackupError that names the files which differ from their checksums. */
async function checkBackup(backup: string): Promise<void> {
  if (!isFile(join(backup, CHECKSUMS)))
    throw new BackupError(`${backup} is no whole backup: it has no ${CHECKSUMS}, which is written last.`);
  const altered: string[] = [];
  for await (const { path, sha256 } of readChecksums(backup))
    if (!isFile(join(backup, path)) || (await hashFile(join(backup, path))) !== sha256) altered.push(path);
  if (altered.length > 0)
    throw new BackupError(`${backup} is damaged: ${altered.slice(0, 20).join(', ')}. Nothing was restored.`);
  if (!isSound(join(backup, DATABASE_FILE)))
    throw new BackupError(`The database of ${backup} does not pass quick_check. Nothing was restored.`);
}
