// Draws the key of a data folder, and changes it where told to, as commands do that serve nothing: to be watched.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_FILE, loadServerKey, rotateKeyFile } from '../../../server/security/serverKey.ts';

const [dataDir = '', how] = process.argv.slice(2);
mkdirSync(dataDir, { recursive: true });
loadServerKey(dataDir);
if (how === 'changed') rotateKeyFile(join(dataDir, KEY_FILE));
