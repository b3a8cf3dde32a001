import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/testServer.testkit.ts';
import { DATABASE_FILE } from '../databaseFile.ts';
import { openThreadedStore } from './threadedStore.ts';

it('folds its log into the database when it is closed', async () => {
  const folder = temporaryFolder();
  const isThere = () => existsSync(join(folder, `${DATABASE_FILE}-wal`));
  for (let turn = 0; turn < 5; turn += 1) {
    const store = await openThreadedStore(folder);
    if (turn % 2 === 1) await store.spread();
    await store.modules.put(`module-${turn}`, 'text', new Date('2030-05-04T17:00:00Z'));
    expect(isThere()).toBe(true);
    await store.close();
    expect(isThere()).toBe(false);
  }
});

it('reads what was written before and after it has a thread for reading', async () => {
  const store = await openThreadedStore(temporaryFolder());
  const at = new Date('2030-05-04T17:00:00Z');
  await store.modules.put('before.js', 'text', at);
  expect(await store.modules.get('before.js')).toBe('text');
  await store.spread();
  await store.modules.put('after.js', 'more', at);
  expect(await Promise.all(['before.js', 'after.js'].map((name) => store.modules.get(name)))).toEqual([
    'text',
    'more',
  ]);
  await store.close();
});
