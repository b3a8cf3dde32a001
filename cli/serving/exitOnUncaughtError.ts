import { ExpectedError } from '../../bundle/expectedError.ts';
import type { Io } from '../../bundle/io.ts';
import { systemFault } from '../systemFault.ts';
import { EXITS } from './exitCodes.ts';

/** Error codes of outages that a restart does not end: permissions and paths of the disk. */
const LASTING = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);

/**
 * Ends the process at an uncaught error with the exit code of a product fault, until `over` aborts; Node's exit code,
 * 1, is that of findings.
 */
export function exitOnUncaughtError(io: Pick<Io, 'err'>, over: AbortSignal): void {
  const leave = (error: Error): void => {
    writeFault(error, io);
    process.exit(EXITS.fault.code);
  };
  process.on('uncaughtException', leave);
  over.addEventListener('abort', () => process.off('uncaughtException', leave));
}

/**
 * Prints the error of a start that failed and returns its exit code; throws errors that every command handles alike.
 */
export async function exitOfError(error: unknown, io: Pick<Io, 'err'>): Promise<number> {
  if ((await isTransientOutage(error)) || (await isTransientOutage((error as Error).cause))) {
    const { message } = error as Error;
    io.err(`claimwright: ${systemFault(error) ?? message}\n`);
    return EXITS.away.code;
  }
  if (error instanceof ExpectedError || systemFault(error) !== null) throw error;
  writeFault(error, io);
  return EXITS.fault.code;
}

/** Tests for an outage that may be over at the next start. Lazy import, because every command loads this file. */
export async function isTransientOutage(error: unknown): Promise<boolean> {
  const { isOutage } = await import('../../server/http/outage.ts');
  return isOutage(error) && !LASTING.has((error as { code?: string }).code ?? '');
}

function writeFault(error: unknown, io: Pick<Io, 'err'>): void {
  io.err(`claimwright: ${error instanceof Error ? error.stack : String(error)}\n`);
}
