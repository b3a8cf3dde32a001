import { parseArgs } from 'node:util';

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
    super(`${message} --help lists the options.`);
    this.name = 'BenchOptionError';
  }
}

/** The numbers that were asked for, or the standard ones; null where `--help` was. Throws a BenchOptionError. */
export function readNumbers<Name extends string>(
  words: readonly string[],
  options: Record<Name, NumberOption>,
): Record<Name, number[]> | null {
  if (words.includes('--help') || words.includes('-h')) return null;
  const values = parsed(words, options);
  const names = Object.keys(options) as Name[];
  const read = names.map((name) => [name, numbersOf(name, String(values[name]), options[name])]);
  return Object.fromEntries(read);
}

function parsed(words: readonly string[], options: Record<string, NumberOption>): Record<string, unknown> {
  const known = Object.entries(options).map(([name, { standard }]) => [
    name,
    { type: 'string' as const, default: standard },
  ]);
  try {
    return parseArgs({
      args: [...words],
      options: Object.fromEntries(known),
    }).values;
  } catch (error) {
    // Node's own words say which option it was; all behind them is advice for programmers.
    const [message = ''] = error instanceof Error ? error.message.split(/\. |\n/) : [];
    throw new BenchOptionError(`${message.replace(/\.$/, '')}.`);
  }
}

function numbersOf(name: string, text: string, { least, several }: NumberOption): number[] {
  const numbers = several ? text.split(',') : [text];
  if (numbers.every((number) => /^\d{1,9}$/.test(number) && Number(number) >= least))
    return numbers.map(Number);
  const wanted = several ? 'whole numbers with commas between them' : 'a whole number';
  throw new BenchOptionError(`--${name} takes ${wanted}, ${least} at least; ${JSON.stringify(text)} is not.`);
}

/** What `--help` prints: a line of usage and one for each option. */
export function helpOf(usage: string, about: string, options: Record<string, NumberOption>): string {
  const lines = Object.entries(options).map(([name, { help, standard, several }]) => {
    const option = `--${name} ${several ? 'N,N' : 'N'}`;
    return `  ${option.padEnd(18)} ${help} (${standard})`;
  });
  return [usage, '', about, '', ...lines, `  ${'--help'.padEnd(18)} this text`].join('\n');
}

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
