import type { Io } from '../bundle/io.ts';
import { readSettings } from './settings/readSettings.ts';
import type { SettingName } from './settings/settings.ts';

/** The settings of what instances share, for every command that works on the data. */
const SHARED_SETTINGS = [
  'databaseUrl',
  'serverKey',
  'documentsUrl',
  'accessKeyId',
  'secretAccessKey',
  'sessionToken',
] as const satisfies readonly SettingName[];

type Shared = ReturnType<typeof readSettings<(typeof SHARED_SETTINGS)[number]>>;

/** What instances share: database, key and documents; the data folder's own where there is none. */
export const sharedByInstances = (io: Pick<Io, 'environment' | 'cwd'>) =>
  sharedOf(readSettings(SHARED_SETTINGS, io));

/** The same from settings that were read with others. */
export const sharedOf = ({ databaseUrl, serverKey, ...documents }: Shared) => ({
  databaseUrl,
  serverKey,
  objectStore: objectStoreOf(documents),
});

/** The bucket of documents, with the credentials that every client of S3 reads. */
function objectStoreOf({
  documentsUrl,
  accessKeyId = '',
  secretAccessKey = '',
  sessionToken,
}: Omit<Shared, 'databaseUrl' | 'serverKey'>) {
  if (documentsUrl === undefined) return undefined;
  return { url: documentsUrl, accessKeyId, secretAccessKey, sessionToken };
}
