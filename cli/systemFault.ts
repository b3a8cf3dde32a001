/** Fixes for errors of the operating system, by code. */
const MENDS: Record<string, string> = {
  ENOSPC: 'The disk is full: make room and try again.',
  EDQUOT: 'The disk’s quota is used up: make room and try again.',
  EROFS: 'The disk is read-only.',
  EACCES: 'Run it as a user who may read and write there.',
  EPERM: 'Run it as a user who may read and write there.',
  EISDIR: 'A folder stands where a file is due: put the file there.',
  ENOTDIR: 'A file stands where a folder is due: name another place, or move it.',
  EADDRNOTAVAIL: 'This machine has no such address: name one of its own.',
};

/** Fixes by the primary code of SQLite. */
const SQLITE_MENDS: Record<number, string> = {
  8: MENDS.EACCES ?? '',
  10: 'The disk is full or fails: make room and try again.',
  13: MENDS.ENOSPC ?? '',
  14: MENDS.EACCES ?? '',
};

const PORT = 'The ports below 1024 are the system’s: take another, behind a proxy.';

/** Formats an error of a disk, a folder or an address with its fix, in one line; null for any other error. */
export function systemFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode, syscall } = error as NodeJS.ErrnoException & { errcode?: number };
  const mend = typeof errcode === 'number' ? SQLITE_MENDS[errcode & 0xff] : MENDS[code ?? ''];
  if (mend === undefined) return null;
  return `${error.message.replace(/\.$/, '')}. ${code === 'EACCES' && syscall === 'listen' ? PORT : mend}`;
}
