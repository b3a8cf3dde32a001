import { ExpectedError } from '../../bundle/expectedError.ts';
import type { DocumentStore } from './documentStore.ts';

/** Error of documents beside a new database, because the one that names them is elsewhere or lost. */
export class DatabaseMissingError extends ExpectedError {
  constructor(where: string) {
    super(
      `There are documents in ${where}, but the database knows nothing, not even a key: it is new, and not the one that their claims are in. ` +
        'Put that back, or restore the last backup into a new folder (claimwright restore); to begin anew, give an empty data folder or bucket.',
    );
  }
}

/** Throws DatabaseMissingError where there is any document: a new database has none of its own. */
export async function requireNoDocuments(documents: DocumentStore, where: string): Promise<void> {
  for await (const _key of documents.writtenBefore(new Date(8.64e15))) throw new DatabaseMissingError(where);
}
