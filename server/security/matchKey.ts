import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import { everyKey, KEY_FILE, loadServerKey, type ServerKey, ServerKeyError } from './serverKey.ts';

/**
 * The key that belongs to the data. One is drawn for data that is new; where data is there, its own key must be: with
 * another one every sign-in would fail in silence. Throws a ServerKeyError.
 */
export async function keyOfData(dataDir: string, store: Store, now: Date): Promise<ServerKey> {
  const file = join(dataDir, KEY_FILE);
  if (!existsSync(file) && (await store.keys.areNeeded()))
    throw new ServerKeyError(
      `${file} is missing, and the data was made with it: without it nobody could sign in. ${MEND}`,
    );
  const key = loadServerKey(dataDir);
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
