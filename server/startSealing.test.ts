import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadServerKey } from './security/serverKey.ts';
import { startSealing } from './startSealing.ts';
import { openSqliteStore } from './store/sqliteStore.ts';
import { temporaryFolder } from './testing/testServer.testkit.ts';

/** The sealing of a server over a new database. */
async function sealing(databaseUrl?: string) {
  const dataDir = temporaryFolder();
  const store = await openSqliteStore({ dataDir, now: new Date() });
  onTestFinished(() => store.close());
  const unsealed = vi.spyOn(store.claimants, 'unsealed');
  const rewrite = vi.spyOn(store, 'rewrite');
  const context = { store, key: loadServerKey(dataDir), clock: () => new Date() };
  const log = { info: vi.fn(), warn: vi.fn() };
  const started = startSealing(context, { dataDir, databaseUrl }, log);
  return { started, unsealed, rewrite, log, isDue: () => existsSync(join(dataDir, 'rewrite-due')) };
}

describe('C13-14: the sealing of stored rows', () => {
  it('begins with the start on an embedded database', async () => {
    const { started, unsealed, isDue } = await sealing();
    expect(unsealed).toHaveBeenCalledTimes(1);
    await started.stop();
    expect(isDue()).toBe(false);
  });

  it('waits on a shared database, where instances of the older version still read', async () => {
    const { started, unsealed, rewrite, isDue } = await sealing('postgres://shared');
    expect(unsealed).not.toHaveBeenCalled();
    unsealed.mockResolvedValueOnce({ rows: 1, copies: 0 });
    await started.later();
    expect(unsealed).toHaveBeenCalledTimes(1);
    expect([isDue(), rewrite.mock.calls.length]).toEqual([false, 0]);
    await started.stop();
    await started.later();
    expect(unsealed).toHaveBeenCalledTimes(1);
  });

  it('notes that the embedded database is to be written anew before it changes anything, and logs what fails', async () => {
    const { started, unsealed, rewrite, log, isDue } = await sealing();
    await started.later();
    unsealed.mockResolvedValueOnce({ rows: 0, copies: 1 });
    rewrite.mockRejectedValueOnce(new Error('full'));
    await started.later();
    expect(isDue()).toBe(true);
    expect(log.warn).toHaveBeenCalledWith({ err: new Error('full') }, expect.stringContaining('free pages'));
    unsealed.mockRejectedValueOnce(new Error('lost'));
    await started.later();
    expect(log.warn).toHaveBeenCalledWith({ err: new Error('lost') }, expect.stringContaining('tried again'));
    expect(isDue()).toBe(false);
  });
});
