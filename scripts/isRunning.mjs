import { readFileSync } from 'node:fs';

/** Tests for a zombie: on Linux a process keeps its number until its parent reads how it ended. */
function hasEnded(pid) {
  try {
    return / Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Tests for a running process of this number, of any user. */
export function isRunning(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process cannot be signalled, and runs.
    return error.code === 'EPERM';
  }
  return !hasEnded(pid);
}
