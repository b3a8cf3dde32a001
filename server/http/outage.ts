import { ExpectedError } from '../../bundle/expectedError.ts';

/** SQLite's primary codes for an unusable file: busy, locked, read-only, IO, damaged, full, not opened, none. */
const SQLITE = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/** System error codes of disks, folders and connections. */
const SYSTEM = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ENOENT',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
  'ESTALE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATEs of outages: connections, resources, shutting down, system errors, read-only, and conflicts after all
 * retries.
 */
const SQLSTATE = /^(?:08|53|57P|58)|^(?:25006|40001|40P01)$/;

/** Messages of pg and its pool without a code. */
const CONNECTION =
  /^timeout exceeded when trying to connect|^Connection terminated|^Query read timeout|^Client (?:has encountered a connection error|was closed) and is not queryable/;

/** Tests if an error is an outage of disk, database or provider, which may pass or which a person can repair. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE.has(errcode & 0xff);
  if (typeof code === 'string' && (SYSTEM.has(code) || SQLSTATE.test(code))) return true;
  return (error instanceof ExpectedError && error.ending.status === 503) || CONNECTION.test(error.message);
}
