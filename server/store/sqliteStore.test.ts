import { describe, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { openSqliteStore } from './sqliteStore.ts';
import { storeContract } from './store.contract.ts';
import { openThreadedStore } from './threads/threadedStore.ts';

describe('C13-07, C13-08, C13-15: the store on SQLite', () => {
  storeContract(async () => {
    const one = await openSqliteStore({ dataDir: temporaryFolder(), now: new Date() });
    onTestFinished(() => one.close());
    return { one, other: one };
  });
});

describe('C13-07, C13-08: the store on SQLite in threads, for two processes of one folder', {
  tags: 'slow',
}, () => {
  storeContract(async () => {
    const dataDir = temporaryFolder();
    const one = await openThreadedStore(dataDir);
    // As the commands have it, that run beside a server.
    const other = await openSqliteStore({ dataDir, now: new Date() });
    onTestFinished(async () => {
      await Promise.all([one.close(), other.close()]);
    });
    return { one, other };
  });
});
