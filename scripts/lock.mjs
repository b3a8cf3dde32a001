// Lock between processes, for work that two at once would spoil.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './isRunning.mjs';

const POLL_MS = 250;

/** Writes the lock's file with this process's number in it, at once; returns false if another process has it. */
function acquire(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own);
  }
}

/** Number of the process that has the lock, or null if it was released meanwhile. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return null;
  }
}

/**
 * Does `work` while no other process does its own under the same lock. `onWait(pid)` is called once where another
 * has it; the lock of a process that is gone is removed.
 */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  let isWaiting = false;
  while (!acquire(file)) {
    const holder = holderOf(file);
    if (holder === null) continue;
    if (!isRunning(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!isWaiting) onWait(holder);
    isWaiting = true;
    await wait(POLL_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
