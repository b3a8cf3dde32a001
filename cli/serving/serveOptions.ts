import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Io } from '../../bundle/io.ts';
import { UsageError } from '../../bundle/usageError.ts';
import type { StartOptions } from '../../server/main.ts';
import type { CommandInput } from '../command.ts';
import { sharedOf } from '../environment.ts';
import { readSettings } from '../settings/readSettings.ts';
import { SETTINGS, type SettingName } from '../settings/settings.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SAMPLE = join(ROOT, 'settlements', 'meridian-auto');

/** Names of all settings, which `serve` reads. */
export const SERVED = Object.keys(SETTINGS) as SettingName[];

/**
 * Converts command line and environment to the options of the server. Throws a UsageError with every invalid setting.
 */
export function serveOptions(input: CommandInput, io: Io): StartOptions {
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
