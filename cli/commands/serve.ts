import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import type { StartedServer, StartOptions } from '../../server/main.ts';
import type { Command, CommandInput } from '../command.ts';
import { sharedOf } from '../environment.ts';
import type { Io } from '../io.ts';
import { endWithin } from '../serving/endWithin.ts';
import { stopSignal } from '../serving/stopSignal.ts';
import { optionsOf, variablesOf } from '../settings/options.ts';
import { readSettings } from '../settings/readSettings.ts';
import { SETTINGS, type SettingName } from '../settings/settings.ts';
import { UsageError } from '../usageError.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SAMPLE = join(ROOT, 'settlements', 'meridian-auto');

/** What cannot be mended in the bundle: the server says it in one line, and we add what to do. */
const USAGE_ERRORS: Record<string, string> = {
  PortInUseError: ' Give another with --port PORT.',
  DataFolderError: '',
  ServerKeyError: '',
  DamagedDatabaseError: '',
  BuiltAppError: '',
  DatabaseUrlError: '',
  DocumentsUrlError: '',
  DatabaseUnreachableError: '',
  CaptchaSecretMissingError: '',
};

/** Every setting is the server's. */
const SERVED = Object.keys(SETTINGS) as SettingName[];

/** `claimwright serve [DIR]` (C5-06). */
export const serve: Command = {
  name: 'serve',
  summary: 'Run the server and the built app for one bundle; in the checkout, for the sample settlement.',
  usage: '[DIR]',
  positionals: { min: 0, max: 1, what: 'at most one folder' },
  options: optionsOf(SERVED),
  variables: variablesOf(SERVED),
  async run(input, io) {
    const server = await start(optionsFrom(input, io));
    // Now, as a server may end without a word.
    flushCompileCache();
    io.out(`${server.url}\n`);
    if (server.operationsUrl) io.err(`Readiness and metrics: ${server.operationsUrl}\n`);
    await untilStopped(server, io);
    return 0;
  },
};

function optionsFrom(input: CommandInput, io: Io): StartOptions {
  const {
    bundle,
    host,
    port = 0,
    data = '',
    origin,
    log = 'warn',
    checkAnswers,
    ...rest
  } = readSettings(SERVED, io, input);
  const { databaseUrl, serverKey, documentsUrl, accessKeyId, secretAccessKey, sessionToken, ...others } =
    rest;
  const [directory = bundle] = input.positionals;
  return {
    ...others,
    ...sharedOf({ databaseUrl, serverKey, documentsUrl, accessKeyId, secretAccessKey, sessionToken }),
    bundleDir: directory === undefined ? sampleFolder() : resolve(io.cwd, directory),
    port,
    host,
    dataDir: resolve(io.cwd, data),
    builtAppDir: join(ROOT, 'dist'),
    publicOrigin: origin,
    processMetrics: true,
    onUndocumentedAnswer:
      checkAnswers === 'yes' ? ({ message }) => io.err(`Undescribed: ${message}\n`) : undefined,
    log: { level: log, stream: process.stderr },
  };
}

function sampleFolder(): string {
  if (existsSync(SAMPLE)) return SAMPLE;
  throw new UsageError('serve needs a folder: claimwright serve DIR, or CLAIMWRIGHT_BUNDLE.');
}

/** Loaded only here: validating needs no server. */
async function start(options: StartOptions): Promise<StartedServer> {
  const { startServer } = await import('../../server/main.ts');
  try {
    return await startServer(options);
  } catch (error) {
    const hint = error instanceof Error ? USAGE_ERRORS[error.name] : undefined;
    if (!(error instanceof Error) || hint === undefined) throw error;
    throw new UsageError(`${error.message.replace(/\.$/, '')}.${hint}`);
  }
}

/** Supervisors kill after thirty seconds, and would call it a failure. */
const STOP_MS = 27_000;

/** Serves until the process is told to stop; requests under way are finished. */
async function untilStopped(server: StartedServer, io: Io): Promise<void> {
  const signal = await stopSignal();
  io.err(`${signal}: stopping.\n`);
  await endWithin(STOP_MS, server, io, process.exit);
}
