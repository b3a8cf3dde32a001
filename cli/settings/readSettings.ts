import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '../../bundle/findings/counted.ts';
import type { Io } from '../../bundle/io.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import { type Setting, SettingError } from './setting.ts';
import { DEVELOPERS, SETTINGS, type SettingName, type SettingValue } from './settings.ts';

/** Options of the command line; other settings come from the environment. */
export interface Flags {
  values: Record<string, string>;
  /** Options that the command line names. */
  given: ReadonlySet<string>;
}

type Surroundings = Pick<Io, 'environment' | 'cwd'>;
type Read<Name extends SettingName> = { [Key in Name]: SettingValue<Key> | undefined };

const ALL: Record<string, Setting> = SETTINGS;
const NO_FLAGS: Flags = { values: {}, given: new Set() };

/**
 * Reads these settings from the command line, else the environment, else the default. Throws one UsageError with every
 * fault, each with its fix.
 */
export function readSettings<Name extends SettingName>(
  names: readonly Name[],
  io: Surroundings,
  flags: Flags = NO_FLAGS,
): Read<Name> {
  const faults = misspelled(io.environment);
  const read: Record<string, unknown> = {};
  for (const name of names) {
    try {
      read[name] = readOne(SETTINGS[name], io, flags);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      faults.push(error.message);
    }
  }
  for (const name of names)
    if (read[name] !== undefined) faults.push(...missingBeside(SETTINGS[name], io, flags));
  if (faults.length > 0) throw new UsageError(joined(faults));
  // The type of each value is that of its reader.
  return read as Read<Name>;
}

function readOne(setting: Setting, io: Surroundings, flags: Flags): unknown {
  const found = find(setting, io, flags);
  if (!found) return setting.default === undefined ? undefined : setting.read(setting.default);
  try {
    return setting.read(found.text);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    const shown = setting.isSecret ? 'used' : JSON.stringify(found.text);
    throw new SettingError(`${found.name} cannot be ${shown}: ${error.message}.`);
  }
}

/** Returns the text of a setting, with the flag or variable that it is from. */
function find(
  { flag, variable, isSecret }: Setting,
  { environment, cwd }: Surroundings,
  { values, given }: Flags,
): { name: string; text: string } | undefined {
  if (flag !== undefined && given.has(flag)) return { name: `--${flag}`, text: values[flag] ?? '' };
  const text = environment[variable];
  const name = `${variable}_FILE`;
  const file = isSecret ? environment[name] : undefined;
  // An empty variable is unset, because compose files and unit files leave variables out so.
  if (!file) return text ? { name: variable, text } : undefined;
  if (text) throw new SettingError(`${variable} and ${name} are both set: keep one of them.`);
  return { name, text: contentOf(resolve(cwd, file), name) };
}

function contentOf(file: string, name: string): string {
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text !== '') return text;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingError(`${name} cannot be read (${reason}): name a file that this user may read.`);
  }
  throw new SettingError(`${name} names an empty file, ${file}: put the secret into it.`);
}

function missingBeside(setting: Setting, io: Surroundings, flags: Flags): string[] {
  const own = nameOf(setting, flags);
  return (setting.needs ?? []).flatMap((name) => {
    const other = ALL[name];
    if (!other || isThere(other, io, flags)) return [];
    const written = other.flag ? `--${other.flag} ${other.value} or ${other.variable}` : other.variable;
    return [`${own} needs ${written}: ${other.what.charAt(0).toLowerCase()}${other.what.slice(1)}`];
  });
}

/** Tests if a setting is given; a file that cannot be read is a fault of its own. */
const isThere = ({ flag, variable }: Setting, { environment }: Surroundings, { given }: Flags): boolean =>
  Boolean(
    (flag !== undefined && given.has(flag)) || environment[variable] || environment[`${variable}_FILE`],
  );

const nameOf = ({ flag, variable }: Setting, { given }: Flags): string =>
  flag !== undefined && given.has(flag) ? `--${flag}` : variable;

const PREFIX = 'CLAIMWRIGHT_';

/**
 * Returns unknown variables of the product, which would else be ignored silently. Those that orchestrators derive from
 * a service's name are skipped.
 */
function misspelled(environment: Io['environment']): string[] {
  const known = Object.values(ALL).flatMap(({ variable, isSecret }) =>
    isSecret ? [variable, `${variable}_FILE`] : [variable],
  );
  const names = new Set([...known, ...DEVELOPERS]);
  const bare = known.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && !names.has(name))
    .flatMap((name) => {
      const near = nearest(name.slice(PREFIX.length), bare);
      return near === undefined ? [] : [`${name} is no setting. Did you mean ${PREFIX}${near}?`];
    });
}

function joined(faults: readonly string[]): string {
  if (faults.length === 1) return faults[0] ?? '';
  return `${counted(faults.length, 'setting')} will not do:\n${faults.map((fault) => `  ${fault}`).join('\n')}`;
}
