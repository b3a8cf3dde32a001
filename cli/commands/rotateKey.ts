import { statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../bundle/usageError.ts';
import { loadExistingKey } from '../../server/security/loadServerKey.ts';
import { KEY_FILE, rotateServerKey } from '../../server/security/serverKey.ts';
import { holdsStore, openStore, type StorePlace } from '../../server/store/openStore.ts';
import type { Command } from '../command.ts';
import { DATA_OPTION, existingDataFolder } from '../dataFolder.ts';
import { sharedByInstances } from '../environment.ts';

/** `claimwright rotate-key --data DIR` (C13-03): adds a new first key to `server.key`, above the older ones. */
export const rotateKey: Command = {
  details: 'The older ones stay below it.',
  usage: '[--data DIR]',
  positionals: { min: 0, max: 0, what: 'no arguments' },
  options: { data: DATA_OPTION },
  async run({ values }, io) {
    const dataDir = existingDataFolder(values.data ?? '', io.cwd);
    const file = join(dataDir, KEY_FILE);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new UsageError(`There is no file ${file}: a server draws its first key when it starts.`);
    await requireOwnKey({ dataDir, databaseUrl: sharedByInstances(io).databaseUrl });
    const { fingerprint } = rotateServerKey(dataDir);
    io.out(`${fingerprint}\n`);
    io.err(
      `${file} begins with a new key. Copy it to every instance and start them again; import class lists anew where the older key is known to others.\n`,
    );
    return 0;
  },
};

/**
 * Throws a ServerKeyError where `server.key` is not the key of the stored data, because a rotation must keep that key.
 */
async function requireOwnKey(place: StorePlace): Promise<void> {
  if (!holdsStore(place)) return;
  const store = await openStore({ ...place, now: new Date() });
  try {
    await loadExistingKey(place, store);
  } finally {
    await store.close();
  }
}
