/** An option: a switch, or what it takes, how that is told from what cannot be used, and what it is where it is left out. */
export interface Option {
  help: string;
  takes?: string;
  is?: RegExp;
  standard?: string;
}

type Values<Options> = { [Name in keyof Options]: string | boolean | undefined };

/** The chosen values; or the help that was asked for; or one line that says which word cannot be used. */
export function readWords<Options extends Record<string, Option>>(
  command: string,
  about: string,
  options: Options,
  words: readonly string[],
): { values?: Values<Options>; help?: string; fault?: string };
