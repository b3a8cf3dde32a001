import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../../bundle/io.ts';
import { UsageError } from '../../bundle/usageError.ts';
import type { StartOptions } from '../../server/main.ts';
import type { CommandInput } from '../command.ts';
import type { Setting } from '../settings/setting.ts';
import { SETTINGS, type SettingName } from '../settings/settings.ts';

/** Server options of `serve --now`: a shifted clock, to try a form before it opens, near its deadline, or after it. */
export interface Rehearsal {
  options: Pick<StartOptions, 'clock' | 'dataDir'>;
  /** Notice for the author. */
  notice: string;
  /** Removes the filed claims. */
  end(): void;
}

type Given = Pick<CommandInput, 'values' | 'given'>;
type Surroundings = Pick<Io, 'environment'>;

/** Settings that `--now` excludes: they let others than the author in, keep claims with false times, or mail them. */
const NOT_BESIDE: SettingName[] = [
  'origin',
  'proxies',
  'data',
  'databaseUrl',
  'documentsUrl',
  'serverKey',
  'smtp',
];

const LOCAL_HOSTS = ['127.0.0.1', '::1', 'localhost'];

/**
 * Opens the rehearsal of `--now`; undefined without it. Throws a UsageError where it is no instant, or where the public
 * may reach the server, because a false clock would open a closed form, or date claims falsely.
 */
export function openRehearsal(input: Given, { environment }: Surroundings): Rehearsal | undefined {
  const { now } = input.values;
  if (now === undefined) return undefined;
  const shift = instantOf(now) - Date.now();
  const beside = NOT_BESIDE.map((name) => SETTINGS[name] as Setting).flatMap((setting) =>
    nameGiven(setting, input, environment),
  );
  const host = input.given.has('host') ? input.values.host : environment[SETTINGS.host.variable];
  if (host && !LOCAL_HOSTS.includes(host)) beside.push(`the host ${host}`);
  if (environment.NODE_ENV === 'production') beside.push('NODE_ENV=production');
  if (beside.length > 0)
    throw new UsageError(
      `--now is for trying a form on this machine, never for the public: it cannot stand beside ${beside.join(', ')}.`,
    );
  const dataDir = mkdtempSync(join(tmpdir(), 'claimwright-now-'));
  return {
    options: { clock: () => new Date(Date.now() + shift), dataDir },
    notice: `The clock says ${new Date(Date.now() + shift).toISOString()} and goes on. Nothing is kept: claims go to a temporary folder.\n`,
    end: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Parses an instant to milliseconds. A zone is required, because the instant would else depend on the machine. */
function instantOf(text: string): number {
  const milliseconds = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(milliseconds)) return milliseconds;
  throw new UsageError(
    `--now cannot be ${JSON.stringify(text)}: give an instant with its zone, like 2030-06-01T12:00:00Z or 2030-06-01T09:00:00-04:00.`,
  );
}

function nameGiven(
  { flag, variable }: Setting,
  { given }: Given,
  environment: Surroundings['environment'],
): string[] {
  if (flag !== undefined && given.has(flag)) return [`--${flag}`];
  return [variable, `${variable}_FILE`].filter((name) => environment[name]);
}
