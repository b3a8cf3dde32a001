import type { CommandOption } from '../command.ts';
import type { Setting } from './setting.ts';
import { SETTINGS, type SettingName } from './settings.ts';

/** Converts a setting to an option of a command. */
export function optionOf(name: SettingName): CommandOption {
  const { value, what, variable, default: usual }: Setting = SETTINGS[name];
  return { type: 'string', value, summary: what, variable, ...(usual !== undefined && { default: usual }) };
}

/** Returns the command options of these settings, by flag; skips settings that have none. */
export function optionsOf(names: readonly SettingName[]): Record<string, CommandOption> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const { flag }: Setting = SETTINGS[name];
      return flag === undefined ? [] : [[flag, optionOf(name)]];
    }),
  );
}

/** Returns variable, placeholder and summary of each of these settings that has no flag, for the help. */
export function variablesOf(names: readonly SettingName[]) {
  return names
    .map((name): Setting => SETTINGS[name])
    .filter(({ flag }) => flag === undefined)
    .map(({ variable, value, what, isSecret }) => ({
      name: isSecret ? `${variable}[_FILE]` : variable,
      value,
      summary: what,
    }));
}
