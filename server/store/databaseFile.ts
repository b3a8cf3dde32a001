import { statSync } from 'node:fs';
import { ExpectedError } from '../../bundle/expectedError.ts';

/** Name of the embedded database's file in the data folder. */
export const DATABASE_FILE = 'claimwright.db';

/** Error of a database file that was moved or replaced under the server: writes to it would be lost. */
export class DatabaseLostError extends ExpectedError {
  override readonly kind = 'outage';

  constructor(file: string) {
    super(
      `${file} is no longer the database that was opened. Put it back, or start the server again on another.`,
    );
  }
}

/** Error of a damaged database; the message has the remedy. */
export class DamagedDatabaseError extends ExpectedError {
  constructor(file: string) {
    super(
      `${file} is damaged or no database: it does not pass quick_check. Keep it, and restore the last backup into a new folder (claimwright restore).`,
    );
  }
}

/** Returns a check that the file is still the one that was opened, because commits to a moved file would be lost. */
export function watchFile(file: string): () => void {
  const opened = statSync(file).ino;
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== opened) throw new DatabaseLostError(file);
  };
}
