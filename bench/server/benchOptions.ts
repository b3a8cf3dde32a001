import { helpOf as helpOfWords, isWhole, readWords } from '../../scripts/words.mjs';

/** One option of a measurement: a whole number, or several behind one another. */
interface NumberOption {
  standard: string;
  help: string;
  least: number;
  several?: true;
}

/** A word on the command line that cannot be used; the message says which and what is possible. */
export class BenchOptionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BenchOptionError';
  }
}

const numbersIn = (text: string, { several }: NumberOption): string[] => (several ? text.split(',') : [text]);

/** The option as every command of the project has its own. */
function word(option: NumberOption) {
  const { standard, help, least, several } = option;
  const wanted = several ? 'whole numbers with commas between them' : 'a whole number';
  return {
    standard,
    help,
    shown: several ? 'N,N' : 'N',
    takes: `${wanted}, ${least} at least`,
    is: (text: string) => numbersIn(text, option).every(isWhole(least)),
  };
}

const wordsOf = (options: Record<string, NumberOption>) =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, word(option)]));

/** The numbers that were asked for, or the standard ones; null where `--help` was. Throws a BenchOptionError. */
export function readNumbers<Name extends string>(
  words: readonly string[],
  options: Record<Name, NumberOption>,
): Record<Name, number[]> | null {
  const { values, fault } = readWords('', '', wordsOf(options), words);
  if (fault !== undefined) throw new BenchOptionError(fault);
  if (!values) return null;
  const names = Object.keys(options) as Name[];
  const read = names.map((name) => [name, numbersIn(String(values[name]), options[name]).map(Number)]);
  return Object.fromEntries(read);
}

/** What `--help` prints: a line of usage and one for each option. */
export const helpOf = (usage: string, about: string, options: Record<string, NumberOption>): string =>
  helpOfWords(usage, about, wordsOf(options));

/** The numbers, or the end of the process: 0 after its help, 2 after one line that says what is wrong. */
export function numbersOrExit<Name extends string>(
  usage: string,
  about: string,
  options: Record<Name, NumberOption>,
): Record<Name, number[]> {
  try {
    const numbers = readNumbers(process.argv.slice(2), options);
    if (numbers) return numbers;
    console.log(helpOf(usage, about, options));
    process.exit(0);
  } catch (error) {
    if (!(error instanceof BenchOptionError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
