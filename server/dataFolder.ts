import { existsSync } from 'node:fs';
import { ExpectedError } from '../bundle/expectedError.ts';
import { makePrivateFolderSync } from './privateFolder.ts';

/** Error of a data folder that cannot be used. */
export class DataFolderError extends ExpectedError {
  constructor(dir: string, cause: unknown) {
    super(
      `The data folder ${dir} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

/** SQLite's messages for a file that is no database, or that it may not write. */
const DATABASE_MESSAGES =
  /^(?:file is not a database|unable to open database file|attempt to write a readonly database|disk I\/O error|database or disk is full)/;

/**
 * Creates the data folder where it is missing, runs `act` and returns its result. Throws a DataFolderError for the
 * errors of system and SQLite that concern the folder.
 */
export async function inDataFolder<T>(dir: string, act: () => T | Promise<T>): Promise<T> {
  try {
    if (!existsSync(dir)) makePrivateFolderSync(dir);
    return await act();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (DATABASE_MESSAGES.test(error.message))
      throw new DataFolderError(dir, new Error(`claimwright.db: ${error.message}`, { cause: error }));
    if ((error as NodeJS.ErrnoException).path?.startsWith(dir)) throw new DataFolderError(dir, error);
    throw error;
  }
}
