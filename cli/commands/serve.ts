import { flushCompileCache } from 'node:module';
import { ExpectedError } from '../../bundle/expectedError.ts';
import type { Io } from '../../bundle/io.ts';
import { UsageError } from '../../bundle/usageError.ts';
import type { StartedServer, StartOptions } from '../../server/main.ts';
import type { Command } from '../command.ts';
import { EXITS } from '../serving/exitCodes.ts';
import { exitOfError, exitOnUncaughtError, isTransientOutage } from '../serving/exitOnUncaughtError.ts';
import { forceExitAfter } from '../serving/forceExitAfter.ts';
import { openRehearsal, type Rehearsal } from '../serving/rehearsal.ts';
import { SERVED, serveOptions } from '../serving/serveOptions.ts';
import { stopSignal } from '../serving/stopSignal.ts';
import { optionsOf, variablesOf } from '../settings/options.ts';

/** `claimwright serve [DIR]` (C5-06): runs the server. */
export const serve: Command = {
  details: 'In the checkout the sample settlement is served where no folder is named.',
  usage: '[DIR]',
  positionals: { min: 0, max: 1, what: 'at most one folder' },
  options: {
    ...optionsOf(SERVED),
    now: {
      type: 'string',
      value: 'INSTANT',
      summary:
        'Try the form as if it were then, like 2030-06-01T09:00:00-04:00: on this machine alone, and nothing is kept.',
    },
  },
  variables: variablesOf(SERVED),
  async run(input, io) {
    const over = new AbortController();
    exitOnUncaughtError(io, over.signal);
    const stopping = new AbortController();
    const stopped = stopSignal(over.signal).then((signal) => {
      stopping.abort();
      io.err(`${signal}: stopping.\n`);
      forceExitAfter(STOP_MS, over.signal, io, process.exit);
    });
    let rehearsal: Rehearsal | undefined;
    let server: StartedServer | undefined;
    try {
      rehearsal = openRehearsal(input, io);
      const options = { ...serveOptions(input, io), ...rehearsal?.options };
      const { signal } = stopping;
      server = await start({ ...options, onDatabaseAway: awayNotice(io), stopping: signal });
      // Written now, because a server that is killed cannot write the cache.
      flushCompileCache();
      io.out(`${server.url}\n`);
      if (server.operationsUrl) io.err(`Readiness and metrics: ${server.operationsUrl}\n`);
      if (rehearsal) io.err(rehearsal.notice);
      await stopped;
      await server.close();
    } catch (error) {
      // A start that a signal interrupts fails with an arbitrary error.
      const isInterrupted = server === undefined && stopping.signal.aborted;
      if (!isInterrupted) return await exitOfError(error, io);
    } finally {
      over.abort();
      rehearsal?.end();
    }
    return EXITS.stopped.code;
  },
};

/** Starts the server; a repairable error becomes a UsageError. Lazy import, because `validate` needs no server. */
async function start(options: StartOptions): Promise<StartedServer> {
  const { startServer } = await import('../../server/main.ts');
  try {
    return await startServer(options);
  } catch (error) {
    const isMendable = error instanceof ExpectedError && error.kind === 'mendable';
    if (!isMendable || (await isTransientOutage(error.cause))) throw error;
    throw new UsageError(`${error.message.replace(/\.$/, '')}.`);
  }
}

/** Time limit in ms after the signal: supervisors kill after thirty seconds, and report a failure. */
const STOP_MS = 27_000;

/** Creates the callback that prints a line when a start begins to wait for its database, and each minute after. */
function awayNotice(io: Pick<Io, 'err'>) {
  return (reason: Error | null): void =>
    io.err(
      reason
        ? `The database does not answer (${reason.message || (reason as NodeJS.ErrnoException).code}). Waiting for it, nothing is served meanwhile.\n`
        : 'The database answers.\n',
    );
}
