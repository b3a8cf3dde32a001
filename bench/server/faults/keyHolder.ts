// Draws the key of a data folder, and changes it where told to, as commands do that serve nothing: to be watched.
import { mkdirSync } from 'node:fs';
import { loadServerKey, rotateServerKey } from '../../../server/security/serverKey.ts';

const [dataDir = '', how] = process.argv.slice(2);
mkdirSync(dataDir, { recursive: true });
loadServerKey(dataDir);
if (how === 'changed') rotateServerKey(dataDir);
