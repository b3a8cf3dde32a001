import { describe, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { openSqliteStore } from './sqliteStore.ts';
import { storeContract } from './store.contract.ts';

describe('the store on SQLite', () => {
  storeContract(async () => {
    const one = await openSqliteStore({ dataDir: temporaryFolder(), now: new Date() });
    onTestFinished(() => one.close());
    return { one, other: one };
  });
});
