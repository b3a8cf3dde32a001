// Thread that writes the short documents. Each takes half a dozen calls to the file system, which the event loop would
// hand to other threads one by one: slower than the calls themselves.
import { closeSync, fsync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { OWN_FILE, OWN_FOLDER } from '../ownerOnly.ts';
import { SYNCS_FOLDERS, syncFolderNow } from '../ownFolder.ts';
import { failureOf } from '../threads/failure.ts';
import { setFlag } from '../threads/flag.ts';
import { gathered } from '../threads/gathering.ts';
import type { WriteOrder, WriteResult } from './documentWriter.ts';

const sync = promisify(fsync);

/** Count of documents that are received and not written yet. */
let underWay = 0;

/** Folders whose own names this thread has synced. */
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

/** Writes a document. A power cut before its end may leave a part: an orphan that no claim names, which is swept. */
async function keep({ path, bytes }: WriteOrder): Promise<void> {
  const folder = dirname(path);
  try {
    nameFolder(folder);
    const file = openSync(path, 'wx', OWN_FILE);
    await removeOnFailure(path, () => write(file, bytes, folder));
  } catch (error) {
    // Made anew next time: the disk may be back, or the folder gone.
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

/** Syncs a lone document in place, because turns to the file system's threads would take longer than they save. */
function syncAlone(file: number, folder: string): void {
  fsyncSync(file);
  syncFolderNow(folder);
}

/** Syncs the bytes and names of all at once, which a journaling file system does in one commit. */
async function syncAmongOthers(file: number, folder: string): Promise<void> {
  await settled([sync(file), syncFolder(folder)]);
}

/** Removes the file where the work fails. */
async function removeOnFailure(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Waits for all before it throws: a file is not closed under a sync. */
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
          if (flag) setFlag(flag, 'yes');
          answer({ id });
        },
        // Leaves the flag to the event loop, which sets it to no for a thread that ended too.
        (error: unknown) => answer({ id, failure: failureOf(error) }),
      );
  }
});
