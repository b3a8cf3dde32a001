import { statSync } from 'node:fs';
import { ExpectedError } from '../../bundle/expectedError.ts';

/** The embedded database, in the data folder. */
export const DATABASE_FILE = 'claimwright.db';

/** The database's file was moved or replaced under the server: what is written to it now would be lost. */
export class DatabaseLostError extends ExpectedError {
  override readonly kind = 'outage';

  constructor(file: string) {
    super(
      `${file} is no longer the database that was opened. Put it back, or start the server again on another.`,
    );
  }
}

/** The database is damaged; the message says what to do. */
export class DamagedDatabaseError extends ExpectedError {
  constructor(file: string) {
    super(
      `${file} is damaged or no database: it does not pass quick_check. Keep it, and restore the last backup into a new folder (claimwright restore).`,
    );
  }
}

/**
 * Answers a check that the file is still the one that is open now: an open file that was moved away takes every
 * commit, and keeps none.
 */
export function watchFile(file: string): () => void {
  const opened = statSync(file).ino;
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== opened) throw new DatabaseLostError(file);
  };
}
