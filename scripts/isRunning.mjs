import { readFileSync } from 'node:fs';

/** One that has ended and that nobody has asked about yet still has a number on Linux. */
function hasEnded(pid) {
  try {
    return / Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Is there a process of this number, whoever's it is? */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process cannot be signalled, and runs.
    return error.code === 'EPERM';
  }
  return !hasEnded(pid);
}
