import { join } from 'node:path';
import { makePrivateFolderSync } from '../../privateFolder.ts';
import { DATABASE_FILE } from '../databaseFile.ts';
import type { Store } from '../store.ts';
import { type Area, ROUTES } from './routes.ts';
import { openThread, type StoreThread } from './thread.ts';

/** Threads of the store. The writer reads too, until there is a reader. */
interface Threads {
  writer: StoreThread;
  reader: StoreThread;
}

/**
 * Opens the embedded store on worker threads: one writes and groups commits; another reads once the store is spread, since
 * a thread takes a tenth of a start. No SQLite runs where requests are answered.
 */
export async function openThreadedStore(dataDir: string): Promise<Store> {
  makePrivateFolderSync(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  const writer = await openThread({ file, mode: 'writer' });
  const threads: Threads = { writer, reader: writer };
  let spreading: Promise<void> | undefined;
  const addReader = async (): Promise<void> => {
    threads.reader = await openThread({ file, mode: 'reader' });
  };
  return {
    claims: remote('claims', threads),
    drafts: remote('drafts', threads),
    sessions: remote('sessions', threads),
    claimants: remote('claimants', threads),
    captchaUses: remote('captchaUses', threads),
    attempts: remote('attempts', threads),
    modules: remote('modules', threads),
    keys: remote('keys', threads),
    log: remote('log', threads),
    reminders: remote('reminders', threads),
    mails: remote('mails', threads),
    ping: async () => {
      await writer.call('', 'ping', []);
    },
    sweep: async (now) => {
      await writer.call('', 'sweep', [now]);
    },
    rewrite: async () => {
      await writer.call('', 'rewrite', []);
    },
    emptyLog: async () => (await writer.call('', 'emptyLog', [])) as boolean,
    spread: () => {
      spreading ??= addReader();
      return spreading;
    },
    close: async () => {
      await spreading?.catch(() => undefined);
      const { reader } = threads;
      // Closed last, because the last connection folds the log into the database, which a reader could not.
      if (reader !== writer) await reader.close().finally(() => writer.close());
      else await writer.close();
    },
  };
}

/** Builds one part of the store, each call of which is sent to its thread. */
function remote<A extends Area>(area: A, threads: Threads): Store[A] {
  const calls = Object.entries(ROUTES[area]).map(([method, route]) => {
    if (route === 'stream')
      return [method, (...args: unknown[]) => threads.reader.stream(area, method, args)];
    const of = route === 'writer' ? 'writer' : 'reader';
    return [method, (...args: unknown[]) => threads[of].call(area, method, args)];
  });
  return Object.fromEntries(calls);
}
