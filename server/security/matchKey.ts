import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import {
  everyKey,
  KEY_FILE,
  loadServerKey,
  readServerKey,
  type ServerKey,
  ServerKeyError,
} from './serverKey.ts';

/** Where a server's key is. */
export interface KeyPlace {
  dataDir: string;
  /** What a key file holds, for instances that share it; the data folder's own where left out. */
  serverKey?: string | undefined;
}

const KEY_VARIABLE = 'CLAIMWRIGHT_SERVER_KEY';

/**
 * The key that belongs to the data. One is drawn for data that is new; where data is there, its own key must be: with
 * another one every sign-in would fail in silence. Throws a ServerKeyError.
 */
export async function keyOfData(
  { dataDir, serverKey }: KeyPlace,
  store: Store,
  now: Date,
): Promise<ServerKey> {
  const file = serverKey === undefined ? join(dataDir, KEY_FILE) : KEY_VARIABLE;
  if (serverKey === undefined && !existsSync(file) && (await store.keys.areNeeded()))
    throw new ServerKeyError(
      `${file} is missing, and the data was made with it: without it nobody could sign in. ${MEND}`,
    );
  const key = serverKey === undefined ? loadServerKey(dataDir) : readServerKey(serverKey, file);
  const held = everyKey(key).map(({ fingerprint }) => fingerprint);
  const lost = await store.keys.register(held, now);
  if (lost.length > 0)
    throw new ServerKeyError(
      `${file} does not hold the key that the data was made with (its fingerprint is ${lost.join(', ')}; the file holds ` +
        `${held.join(', ')}): nobody could sign in. ${MEND} Where the key was drawn anew, put the older one on a line below it.`,
    );
  return key;
}

const MEND =
  'Put the server.key of this data back, from a backup (claimwright restore) or from the other instances.';
