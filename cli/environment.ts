import { readFileSync } from 'node:fs';
import { UsageError } from './usageError.ts';

/** A setting of the environment: its own value, or the content of the file that NAME_FILE names, for secrets. */
export function fromEnvironment(name: string): string | undefined {
  const file = process.env[`${name}_FILE`];
  if (!file) return process.env[name] || undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new UsageError(`${name}_FILE cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** What instances share: database, key and documents; the data folder's own where there is none. */
export const sharedByInstances = () => ({
  databaseUrl: fromEnvironment('CLAIMWRIGHT_DATABASE_URL'),
  serverKey: fromEnvironment('CLAIMWRIGHT_SERVER_KEY'),
  objectStore: objectStore(),
});

/** The bucket of documents, with the credentials that every client of S3 reads. */
function objectStore() {
  const url = fromEnvironment('CLAIMWRIGHT_DOCUMENTS_URL');
  if (url === undefined) return undefined;
  return {
    url,
    accessKeyId: fromEnvironment('AWS_ACCESS_KEY_ID') ?? '',
    secretAccessKey: fromEnvironment('AWS_SECRET_ACCESS_KEY') ?? '',
    sessionToken: fromEnvironment('AWS_SESSION_TOKEN'),
  };
}
