// Where tests write what they need for a while.
import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Ten times what a whole run writes. */
const ENOUGH_BYTES = 6 * 2 ** 30;

/** Whether a program can be started from a folder: some systems forbid it for folders in memory. */
function runsPrograms(folder) {
  const program = join(folder, 'probe');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

const isWritable = (folder) => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

function inMemory() {
  if (!isWritable(IN_MEMORY)) return null;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (Math.min(bavail * bsize, process.availableMemory()) < ENOUGH_BYTES) return null;
  const folder = mkdtempSync(join(IN_MEMORY, 'claimwright-tests-'));
  if (runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true, force: true });
  return null;
}

/**
 * A folder for all that a run of tests writes, removed with the process: in memory where that has room, since a disk takes
 * seconds to delete the small files of thousands of tests; else with the system's temporary ones.
 */
export function openScratch() {
  const folder = inMemory() ?? mkdtempSync(join(tmpdir(), 'claimwright-tests-'));
  // A database of the tests runs as another user, in a folder of its own within.
  chmodSync(folder, 0o711);
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])
    process.once(signal, () => process.exit(code));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
