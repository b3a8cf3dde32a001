import { ExpectedError } from '../../bundle/expectedError.ts';

/** One thing that an operator sets: the flag, the variable, the help and docs/settings.md are all made of this. */
export interface Setting<T = unknown> {
  /** Its name in the environment. */
  variable: string;
  /** Its name on the command line. What is secret has none: every user of the machine reads command lines. */
  flag?: string;
  /** What stands for the value: `PORT`. */
  value: string;
  default?: string;
  /** Its value is never printed, and may stand in a file that NAME_FILE names. */
  isSecret?: boolean;
  what: string;
  /** Throws a SettingError. */
  read(text: string): T;
  /** Others that must be set beside it, by their names in the table. */
  needs?: readonly string[];
}

/** A value will not do; the message says what to give instead: `give a number from 0 to 65535`. */
export class SettingError extends ExpectedError {}
