import { ExpectedError } from '../../bundle/expectedError.ts';
import type { Io } from '../../bundle/io.ts';
import { systemFault } from '../systemFault.ts';
import { EXITS } from './exitCodes.ts';

/** Outages that no restart mends: rights and places on the disk. */
const LASTING = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);

/** Ends the process with the exit code of a fault of ours, where Node ends it with that of findings, until `over` aborts. */
export function leaveOnFault(io: Pick<Io, 'err'>, over: AbortSignal): void {
  const leave = (error: Error): void => {
    writeFault(error, io);
    process.exit(EXITS.fault.code);
  };
  process.on('uncaughtException', leave);
  over.addEventListener('abort', () => process.off('uncaughtException', leave));
}

/** Returns the exit code of a start that failed, with its line written; throws what every command answers alike. */
export async function exitOfError(error: unknown, io: Pick<Io, 'err'>): Promise<number> {
  if ((await mayPass(error)) || (await mayPass((error as Error).cause))) {
    const { message } = error as Error;
    io.err(`claimwright: ${systemFault(error) ?? message}\n`);
    return EXITS.away.code;
  }
  if (error instanceof ExpectedError || systemFault(error) !== null) throw error;
  writeFault(error, io);
  return EXITS.fault.code;
}

/** Tests for an outage that may be over at the next start. Loaded here, as every command loads this file. */
export async function mayPass(error: unknown): Promise<boolean> {
  const { isOutage } = await import('../../server/http/outage.ts');
  return isOutage(error) && !LASTING.has((error as { code?: string }).code ?? '');
}

function writeFault(error: unknown, io: Pick<Io, 'err'>): void {
  io.err(`claimwright: ${error instanceof Error ? error.stack : String(error)}\n`);
}
