import { ExpectedError } from '../../bundle/expectedError.ts';

/** Setting of an operator; flag, variable, help and docs/settings.md are derived from it. */
export interface Setting<T = unknown> {
  /** Environment variable. */
  variable: string;
  /** Option of the command line. A secret has none, because every user of the machine can list command lines. */
  flag?: string;
  /** Placeholder of the value: `PORT`. */
  value: string;
  default?: string;
  /** True for a value that is never printed, and that a file named by NAME_FILE may hold. */
  isSecret?: boolean;
  what: string;
  /** Parses the value. Throws a SettingError. */
  read(text: string): T;
  /** Names of further settings that must be set too. */
  needs?: readonly string[];
}

/** Error of an invalid value; the message is the fix: `give a number from 0 to 65535`. */
export class SettingError extends ExpectedError {}
