// A thread that writes the short documents. Each takes half a dozen calls to the file system; on the event loop each of them is handed to
// another thread and back, which takes longer there than the call.
import { closeSync, fsync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { OWN_FILE, OWN_FOLDER } from '../ownerOnly.ts';
import { SYNCS_FOLDERS, syncFolderNow } from '../ownFolder.ts';
import { failureOf } from '../threads/failure.ts';
import { say } from '../threads/flag.ts';
import { gathered } from '../threads/gathering.ts';
import type { WriteOrder, WriteResult } from './documentWriter.ts';

const sync = promisify(fsync);

/** Documents that were given and are not kept yet. */
let underWay = 0;

/** The folders whose own names were synced by this thread. */
const named = new Set<string>();

function nameFolder(folder: string): void {
  if (named.has(folder)) return;
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  syncFolderNow(dirname(folder));
  named.add(folder);
}

async function syncFolder(path: string): Promise<void> {
  if (!SYNCS_FOLDERS) return;
  const handle = openSync(path, 'r');
  try {
    await sync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A power cut before its end may leave a part of the document: an orphan that no claim names, which is swept. */
async function keep({ path, bytes }: WriteOrder): Promise<void> {
  const folder = dirname(path);
  try {
    nameFolder(folder);
    const file = openSync(path, 'wx', OWN_FILE);
    await orRemoved(path, () => write(file, bytes, folder));
  } catch (error) {
    // The disk may be back, or the folder gone, the next time.
    named.delete(folder);
    throw error;
  }
}

async function write(file: number, bytes: Uint8Array, folder: string): Promise<void> {
  try {
    writeFileSync(file, bytes);
    if (underWay === 1) syncAlone(file, folder);
    else await syncAmongOthers(file, folder);
  } finally {
    closeSync(file);
  }
}

/** The turns to the file system's threads and back would take longer than they save. */
function syncAlone(file: number, folder: string): void {
  fsyncSync(file);
  syncFolderNow(folder);
}

/** The bytes and names of all are synced at once, which a journaling file system does in one commit. */
async function syncAmongOthers(file: number, folder: string): Promise<void> {
  await settled([sync(file), syncFolder(folder)]);
}

/** Leaves no half of a document behind. */
async function orRemoved(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Both have ended before either is told: a file is not closed under a sync. */
async function settled(work: Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

const port = parentPort;
if (!port) throw new Error('This file is a thread’s');
const answer = gathered<WriteResult>((answers) => port.postMessage(answers));
port.on('message', (all: WriteOrder[]) => {
  underWay += all.length;
  for (const keeping of all) {
    const { id, flag } = keeping;
    keep(keeping)
      .finally(() => {
        underWay -= 1;
      })
      .then(
        () => {
          if (flag) say(flag, 'yes');
          answer({ id });
        },
        // The event loop, which knows more, says no.
        (error: unknown) => answer({ id, failure: failureOf(error) }),
      );
  }
});
