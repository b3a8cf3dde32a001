// One process at a time does what two would spoil for each other.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './isRunning.mjs';

const POLL_MS = 250;

/** Puts the lock's file there with this process's number in it, at once, or answers false where another has it. */
function take(file) {
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

/** The process that has the lock, or null where it has been let go meanwhile. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return null;
  }
}

/**
 * Does `work` while no other process does its own under the same lock. `tellWaiting(pid)` is called once where another
 * has it; the lock of a process that is gone is removed.
 */
export async function withLock(file, tellWaiting, work) {
  mkdirSync(dirname(file), { recursive: true });
  let isWaiting = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === null) continue;
    if (!isRunning(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!isWaiting) tellWaiting(holder);
    isWaiting = true;
    await wait(POLL_MS);
  }
  const letGo = () => rmSync(file, { force: true });
  process.once('exit', letGo);
  try {
    return await work();
  } finally {
    process.off('exit', letGo);
    letGo();
  }
}
