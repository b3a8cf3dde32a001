import type { Io } from '../bundle/io.ts';
import { readSettings } from './settings/readSettings.ts';
import type { SettingName } from './settings/settings.ts';

/** Settings that all instances share, for every command on stored data. */
const SHARED_SETTINGS = [
  'databaseUrl',
  'serverKey',
  'documentsUrl',
  'accessKeyId',
  'secretAccessKey',
  'sessionToken',
] as const satisfies readonly SettingName[];

type Shared = ReturnType<typeof readSettings<(typeof SHARED_SETTINGS)[number]>>;

/** Reads the settings that instances share: database URL, server key and bucket, each undefined where it is not set. */
export const sharedByInstances = (io: Pick<Io, 'environment' | 'cwd'>) =>
  sharedOf(readSettings(SHARED_SETTINGS, io));

/** Returns database URL, server key and bucket out of settings that were read together with others. */
export const sharedOf = ({ databaseUrl, serverKey, ...documents }: Shared) => ({
  databaseUrl,
  serverKey,
  objectStore: objectStoreOf(documents),
});

/** Returns the bucket of documents, with the credentials by the usual variables of S3 clients. */
function objectStoreOf({
  documentsUrl,
  accessKeyId = '',
  secretAccessKey = '',
  sessionToken,
}: Omit<Shared, 'databaseUrl' | 'serverKey'>) {
  if (documentsUrl === undefined) return undefined;
  return { url: documentsUrl, accessKeyId, secretAccessKey, sessionToken };
}
