import { open, readdir, readFile } from 'node:fs/promises';
import { expect } from 'vitest';

/** Range of a process's memory that can be written. */
interface Range {
  from: number;
  length: number;
  /** File or device that is mapped there; empty for the process's own. */
  mapped: string;
}

/** Memory of a process, as a core dump has it. */
export interface ProcessMemory {
  /** Content of each range, without zeros. */
  parts: string[];
  /** Files and devices whose ranges could not be read whole. */
  unread: string[];
}

/** Returns bytes without zeros: letters of two bytes become letters of one. */
function withoutZeros(bytes: Buffer): string {
  let end = 0;
  for (const byte of bytes) {
    if (byte === 0) continue;
    bytes[end] = byte;
    end += 1;
  }
  return bytes.toString('latin1', 0, end);
}

async function rangesOf(pid: number): Promise<Range[]> {
  const lines = (await readFile(`/proc/${pid}/maps`, 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [, from, to, mapped = ''] = /^([0-9a-f]+)-([0-9a-f]+) rw\S+ \S+ \S+ \S+ *(.*)$/.exec(line) ?? [];
    if (from === undefined || to === undefined) return [];
    const start = Number.parseInt(from, 16);
    return [{ from: start, length: Number.parseInt(to, 16) - start, mapped }];
  });
}

/** Tests if all threads of a process are stopped: what follows the name in `stat` is their state. */
async function isStopped(pid: number): Promise<boolean> {
  const threads = await readdir(`/proc/${pid}/task`);
  const stats = await Promise.all(threads.map((id) => readFile(`/proc/${pid}/task/${id}/stat`, 'utf8')));
  return stats.every((stat) => stat.slice(stat.lastIndexOf(')')).startsWith(') T '));
}

async function readRanges(pid: number): Promise<ProcessMemory> {
  const memory = await open(`/proc/${pid}/mem`);
  const read: ProcessMemory = { parts: [], unread: [] };
  try {
    for (const { from, length, mapped } of await rangesOf(pid)) {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await memory.read({ buffer, position: from }).catch(() => ({ bytesRead: 0 }));
      if (bytesRead < length) read.unread.push(mapped);
      read.parts.push(withoutZeros(buffer.subarray(0, bytesRead)));
    }
  } finally {
    await memory.close();
  }
  return read;
}

/** Returns the memory of a process, which stands still meanwhile, so that nothing moves past the search. Linux alone. */
export async function memoryOf(pid: number): Promise<ProcessMemory> {
  process.kill(pid, 'SIGSTOP');
  try {
    await expect.poll(() => isStopped(pid)).toBe(true);
    return await readRanges(pid);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
