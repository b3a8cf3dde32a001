import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { finished } from 'node:stream/promises';
import { isMissingDocument } from '../documents/documentState.ts';
import { openFolderDocuments } from '../documents/folderDocuments.ts';
import { fsyncFolder, makePrivateFolder } from '../privateFolder.ts';
import { KEY_FILE } from '../security/serverKey.ts';
import { isSound } from '../store/database.ts';
import { DATABASE_FILE } from '../store/databaseFile.ts';
import { BackupError } from './backupError.ts';
import { CHECKSUMS, checksumLine, copyHashed, hashFile, syncPath } from './checksums.ts';

/** Source and target of a backup. */
export interface BackupOptions {
  dataDir: string;
  /** The folder to write; it must be new or empty. */
  out: string;
  /** Copies the server's key of the data folder, too. */
  withKey?: boolean;
}

/** Contents of a backup. */
export interface BackupCount {
  claims: number;
  documents: number;
}

/**
 * Copies the embedded database at one moment, the documents and pieces of drafts that it names and, on request, the
 * server's key, while the server goes on. Compares each document with the hash in its claim. Throws a BackupError.
 */
export async function backUp({ dataDir, out, withKey = false }: BackupOptions): Promise<BackupCount> {
  const database = join(dataDir, DATABASE_FILE);
  for (const file of [database, ...(withKey ? [join(dataDir, KEY_FILE)] : [])])
    if (!existsSync(file)) throw new BackupError(`There is no ${file} to be backed up.`);
  if (existsSync(out) && readdirSync(out).length > 0)
    throw new BackupError(`${out} is not empty. Name a new folder.`);
  await makePrivateFolder(out);
  await copyDatabase(database, join(out, DATABASE_FILE));
  const draft = join(out, `${CHECKSUMS}.incomplete`);
  const sums = createWriteStream(draft, { mode: 0o600, flush: true });
  const add = (path: string, sha256: string): void => void sums.write(checksumLine({ sha256, path }));
  add(DATABASE_FILE, await hashFile(join(out, DATABASE_FILE)));
  if (withKey) add(KEY_FILE, await copyHashed(join(dataDir, KEY_FILE), join(out, KEY_FILE)));
  const count = await copyDocuments(dataDir, out, add);
  await finished(sums.end());
  await rename(draft, join(out, CHECKSUMS));
  await fsyncFolder(out);
  return count;
}

/** Copies the database within one read transaction: complete and compact, despite concurrent writes. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { timeout: 5000, readOnly: true });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } catch (error) {
    throw new BackupError(
      `${from} cannot be copied (${error instanceof Error ? error.message : String(error)}).`,
    );
  } finally {
    source.close();
  }
  await chmod(to, 0o600);
  await syncPath(to);
  if (!isSound(to)) throw new BackupError(`${from} is damaged: its copy does not pass quick_check.`);
}

const TAKING_OVER =
  ' The server encrypts data of an earlier version meanwhile, and moves its documents: try again once its log says that all claims are encrypted.';

/** Tests if no claim of a version before C13-14 is left. */
function isTakenOver(database: DatabaseSync): boolean {
  const older = 'SELECT 1 FROM claim WHERE wrapped_by IS NULL AND purged_at IS NULL LIMIT 1';
  return database.prepare(older).get() === undefined;
}

const DOCUMENTS = 'SELECT key, sha256, 0 AS piece FROM document';
const PIECES = 'SELECT key, sha256, 1 AS piece FROM draft_piece';

/** Document of a claim, or piece of a draft, that a backup copies. */
interface CopiedFile {
  key: string;
  sha256: string;
  isPiece: boolean;
}

/** Yields the files that a database names; one of an older version has no drafts. */
function* filesOf(database: DatabaseSync): Iterable<CopiedFile> {
  const hasDrafts = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'draft_piece'").get();
  const query = hasDrafts ? `${DOCUMENTS} UNION ALL ${PIECES}` : DOCUMENTS;
  for (const { key, sha256, piece } of database.prepare(`${query} ORDER BY key`).iterate())
    yield { key: String(key), sha256: String(sha256), isPiece: piece === 1 };
}

/** Copies a file and returns its SHA-256; null where it is not there, or is removed meanwhile. */
async function copyIfThere(from: string, to: string): Promise<string | null> {
  try {
    return await copyHashed(from, to);
  } catch (error) {
    if (!isMissingDocument(error) || existsSync(from)) throw error;
    await rm(to, { force: true });
    return null;
  }
}

/** Tests if a file is a piece that its draft, which goes on meanwhile, does not name any more. */
function isGivenUp(dataDir: string, { key, isPiece }: CopiedFile, sha256: string | null): boolean {
  if (!isPiece || sha256 !== null) return false;
  const live = new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: 5000, readOnly: true });
  try {
    return live.prepare('SELECT 1 FROM draft_piece WHERE key = ?').get(key) === undefined;
  } finally {
    live.close();
  }
}

async function copyDocuments(
  dataDir: string,
  out: string,
  add: (path: string, sha256: string) => void,
): Promise<BackupCount> {
  const documents = await openFolderDocuments(dataDir);
  const database = new DatabaseSync(join(out, DATABASE_FILE), { readOnly: true });
  const altered: string[] = [];
  const folders = new Set<string>();
  let copied = 0;
  try {
    for (const file of filesOf(database)) {
      const path = documents.locate(file.key).split('\\').join('/');
      folders.add(dirname(join(out, path)));
      await makePrivateFolder(dirname(join(out, path)));
      const sha256 = await copyIfThere(join(dataDir, path), join(out, path));
      if (sha256 === null || sha256 !== file.sha256) {
        if (!isGivenUp(dataDir, file, sha256)) altered.push(posix.normalize(path));
      } else add(path, sha256);
      if (!file.isPiece) copied += 1;
    }
    if (altered.length > 0)
      throw new BackupError(
        `Not what was filed, or not there: ${altered.slice(0, 20).join(', ')}. The backup is not whole.${
          isTakenOver(database) ? '' : TAKING_OVER
        }`,
      );
    for (const folder of folders) await fsyncFolder(folder);
    const claims = database.prepare('SELECT count(*) AS claims FROM claim').get();
    return { claims: Number(claims?.claims ?? 0), documents: copied };
  } finally {
    database.close();
  }
}
