import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backupError.ts';

/** Name of a backup's checksum file, for `sha256sum -c`; written last, so that an incomplete backup has none. */
export const CHECKSUMS = 'SHA256SUMS';

/** Line of the checksum file: the path is relative to the backup, with slashes. */
interface Checksum {
  sha256: string;
  path: string;
}

/** Copies a file, readable by its owner only and synced. Returns the SHA-256 of its bytes in hex. */
export async function copyHashed(from: string, to: string): Promise<string> {
  const hash = createHash('sha256');
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(
    createReadStream(from),
    count,
    createWriteStream(to, { mode: 0o600, flush: true, flags: 'wx' }),
  );
  return hash.digest('hex');
}

/** Returns the SHA-256 of a file's bytes in hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Syncs a file or a folder to the disk by fsync. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Reads paths and checksums of a backup. Throws a BackupError at a malformed line or a path out of the backup. */
export async function* readChecksums(backup: string): AsyncIterable<Checksum> {
  const lines = createInterface({
    input: createReadStream(join(backup, CHECKSUMS)),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) {
    const [, sha256, path] = /^([0-9a-f]{64}) {2}((?:[\w-]+\/)*[\w.-]+)$/.exec(line) ?? [];
    if (sha256 === undefined || path === undefined)
      throw new BackupError(
        `${backup} is damaged: its ${CHECKSUMS} has a line that names no file within it: ${JSON.stringify(line.slice(0, 200))}. Nothing was restored.`,
      );
    yield { sha256, path };
  }
}

/** Formats a line of the checksum file, as `sha256sum -c` reads it. */
export const checksumLine = ({ sha256, path }: Checksum): string => `${sha256}  ${path}\n`;
