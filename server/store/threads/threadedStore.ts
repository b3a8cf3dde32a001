import { join } from 'node:path';
import { makePrivateFolderSync } from '../../privateFolder.ts';
import { DATABASE_FILE } from '../databaseFile.ts';
import type { Store } from '../store.ts';
import { type Area, ROUTES } from './routes.ts';
import { openThread, type StoreThread } from './thread.ts';

/**
 * Opens the embedded store on two worker threads: one writes and groups commits, another reads. No SQLite runs where
 * requests are answered.
 */
export async function openThreadedStore(dataDir: string): Promise<Store> {
  makePrivateFolderSync(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  const writer = await openThread({ file, mode: 'writer' });
  const reader = await openThread({ file, mode: 'reader' });
  return {
    claims: remote('claims', writer, reader),
    sessions: remote('sessions', writer, reader),
    claimants: remote('claimants', writer, reader),
    captchaUses: remote('captchaUses', writer, reader),
    attempts: remote('attempts', writer, reader),
    modules: remote('modules', writer, reader),
    keys: remote('keys', writer, reader),
    log: remote('log', writer, reader),
    ping: async () => {
      await writer.call('', 'ping', []);
    },
    sweep: async (now) => {
      await writer.call('', 'sweep', [now]);
    },
    rewrite: async () => {
      await writer.call('', 'rewrite', []);
    },
    close: async () => {
      // Closed last, because the last connection folds the log into the database, which a reader could not.
      await reader.close().finally(() => writer.close());
    },
  };
}

/** Builds one part of the store, each call of which is sent to its thread. */
function remote<A extends Area>(area: A, writer: StoreThread, reader: StoreThread): Store[A] {
  const calls = Object.entries(ROUTES[area]).map(([method, route]) => {
    if (route === 'stream') return [method, (...args: unknown[]) => reader.stream(area, method, args)];
    const thread = route === 'writer' ? writer : reader;
    return [method, (...args: unknown[]) => thread.call(area, method, args)];
  });
  return Object.fromEntries(calls);
}
