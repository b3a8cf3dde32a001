import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Io } from '../../bundle/io.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { type KeyPlace, loadExistingKey } from '../../server/security/loadServerKey.ts';
import { KEY_FILE, rotateKeyFile } from '../../server/security/serverKey.ts';
import { holdsStore, openStore, type StorePlace } from '../../server/store/openStore.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION, existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

/** `claimwright rotate-key --data DIR` (C13-03): adds a new first key to the key file, above the older ones. */
export const rotateKey: Command = {
  details: 'The older ones stay below it.',
  usage: '[--data DIR]',
  positionals: { min: 0, max: 0, what: 'no arguments' },
  options: { data: DATA_OPTION },
  async run({ values }, io) {
    const dataDir = existingDataFolder(values.data ?? '', io.cwd);
    const file = keyFile(dataDir, io);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(`There is no file ${file}: a server draws its first key when it starts.`);
    const { databaseUrl, serverKey } = sharedByInstances(io);
    await requireOwnKey({ dataDir, databaseUrl, serverKey });
    const { fingerprint } = rotateKeyFile(file);
    io.out(`${fingerprint}\n`);
    io.err(
      `${file} begins with a new key. Copy it to every instance and start them again; import class lists anew where the older key is known to others.\n`,
    );
    return 0;
  },
};

/** Returns the key file that the environment names, or that of the data folder. Throws a UsageError for a key without one. */
function keyFile(dataDir: string, { environment, cwd }: Io): string {
  if (environment.CLAIMWRIGHT_SERVER_KEY)
    throw new UsageError(
      'CLAIMWRIGHT_SERVER_KEY holds the keys themselves: put a line of 64 hex digits (openssl rand -hex 32) in front of them.',
    );
  const named = environment.CLAIMWRIGHT_SERVER_KEY_FILE;
  return named ? resolve(cwd, named) : join(dataDir, KEY_FILE);
}

/**
 * Throws a ServerKeyError where the key file does not hold the key of the stored data, because a rotation must keep that key.
 */
async function requireOwnKey(place: StorePlace & KeyPlace): Promise<void> {
  if (!holdsStore(place)) return;
  const store = await openStore({ ...place, now: new Date() });
  try {
    await loadExistingKey(place, store);
  } finally {
    await store.close();
  }
}
