/** An option: a switch, or what it takes. */
export interface Option {
  help: string;
  takes?: string;
  /** What stands for its value in the help. */
  shown?: string;
  /** Whether it can be used; anything where left out. */
  is?: (text: string) => boolean;
  /** What it is where it is left out. */
  standard?: string;
}

type Options = Record<string, Option>;

/** What `--help` prints: a line of usage, what the command does, and a line for each option. */
export function helpOf(usage: string, about: string, options: Options): string;

/** The chosen values; or the help that was asked for; or one line that says which word cannot be used. */
export function readWords(
  usage: string,
  about: string,
  options: Options,
  words: readonly string[],
): { values?: Record<string, string | boolean | undefined>; help?: string; fault?: string };

/** The chosen values, or the end of the process: 0 after its help, 2 after one line that says what is wrong. */
export function wordsOrExit(
  command: string,
  about: string,
  options: Options,
): Record<string, string | boolean | undefined>;

/** A whole number of so much at least. */
export function isWhole(least: number): (text: string) => boolean;
