// Opens the store and the key of a data folder, and prints what the key signs.
import { loadServerKey } from '../security/serverKey.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';

const dataDir = String(process.argv[2]);
const store = await openSqliteStore({ dataDir, now: new Date() });
await store.ping();
process.stdout.write(loadServerKey(dataDir).sign('csrf', 'sample'));
await store.close();
