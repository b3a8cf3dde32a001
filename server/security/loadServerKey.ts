import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import {
  everyKey,
  holdsKeyFile,
  KEY_FILE,
  loadServerKey,
  logKeyOf,
  readServerKey,
  type ServerKey,
  ServerKeyError,
} from './serverKey.ts';

/** Location of a server's key. */
export interface KeyPlace {
  dataDir: string;
  /** Text of a key file, for instances that share it; the data folder's own where left out. */
  serverKey?: string | undefined;
}

/** Setting of the server's key. */
export const KEY_VARIABLE = 'CLAIMWRIGHT_SERVER_KEY';

/**
 * Loads the server's key, compares it with the fingerprints that the store has registered, and registers it. Generates
 * one for new data only, because with another one every sign-in to existing data would fail in silence. Throws a
 * ServerKeyError.
 */
export async function loadOrCreateKey(place: KeyPlace, store: Store, now: Date): Promise<ServerKey> {
  const existing = await loadExistingKey(place, store);
  if (!existing && (await store.keys.areNeeded())) throw missing(place);
  const key = existing ?? loadServerKey(place.dataDir);
  requireAll(
    key,
    await store.keys.register(fingerprintsOf(key), { key: logKeyOf(key), at: now }),
    nameOf(place),
  );
  return key;
}

/** Throws a ServerKeyError where a key is not the one by which the data with these fingerprints was made. */
export function requireKeyOf(known: readonly string[], key: ServerKey, name: string): void {
  const held = fingerprintsOf(key);
  requireAll(
    key,
    known.filter((fingerprint) => !held.includes(fingerprint)),
    name,
  );
}

/** Loads the server's key without generating one; null where the data never had one. Throws a ServerKeyError. */
export async function loadExistingKey(place: KeyPlace, store: Store): Promise<ServerKey | null> {
  const { dataDir, serverKey } = place;
  const known = await store.keys.known();
  if (serverKey === undefined && !holdsKeyFile(dataDir)) {
    if (known.length === 0) return null;
    throw missing(place);
  }
  const key = serverKey === undefined ? loadServerKey(dataDir) : readServerKey(serverKey, nameOf(place));
  requireKeyOf(known, key, nameOf(place));
  return key;
}

const missing = (place: KeyPlace): ServerKeyError =>
  new ServerKeyError(
    `${nameOf(place)} is missing, and the data was made with it: without it nobody can sign in, and no claim, document or class-list row can be read. ${MEND}`,
  );

const nameOf = ({ dataDir, serverKey }: KeyPlace): string =>
  serverKey === undefined ? join(dataDir, KEY_FILE) : KEY_VARIABLE;

const fingerprintsOf = (key: ServerKey): string[] => everyKey(key).map(({ fingerprint }) => fingerprint);

function requireAll(key: ServerKey, lost: readonly string[], name: string): void {
  if (lost.length === 0) return;
  throw new ServerKeyError(
    `${name} does not hold the key that the data was made with (its fingerprint is ${lost.join(', ')}; the file holds ` +
      `${fingerprintsOf(key).join(', ')}): nobody can sign in, and no claim, document or class-list row can be read. ${MEND} ` +
      'Where the key was drawn anew, put the older one on a line below it.',
  );
}

const MEND =
  'Put the server.key of this data back, from where you keep it or from the other instances, or name it with CLAIMWRIGHT_SERVER_KEY_FILE.';
