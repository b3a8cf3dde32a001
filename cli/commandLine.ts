import { parseArgs } from 'node:util';
import { suggest } from '../bundle/findings/didYouMean.ts';
import type { Io } from '../bundle/io.ts';
import { UsageError } from '../bundle/usageError.ts';
import type { Command, CommandInput, CommandOption, NamedCommand } from './command.ts';

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

/**
 * Parses a command's arguments. Options that they lack have the value of the environment, or their default. Throws a
 * UsageError of one line at an invalid argument.
 */
export function readCommandLine(
  command: NamedCommand,
  words: string[],
  environment: Io['environment'],
): CommandInput {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, help: HELP }).map(([name, { type }]) => [name, { type }]),
  );
  const { tokens } = parseArgs({
    args: words.map((word) => (word === '-h' ? '--help' : word)),
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const input: CommandInput = {
    positionals: [],
    values: defaultsOf(command, environment),
    flags: new Set(),
    given: new Set(),
  };
  for (const token of tokens) {
    if (token.kind === 'positional') input.positionals.push(token.value);
    if (token.kind === 'option') takeOption(command, token, input);
  }
  if (!input.flags.has('help')) checkPositionals(command, input.positionals);
  return input;
}

/** Option of every command. */
export const HELP: CommandOption = { type: 'boolean', summary: 'Show this help.' };

/** Returns the default of each option: its environment variable unless that is empty, else its constant default. */
function defaultsOf(command: Command, environment: Io['environment']): Record<string, string> {
  const all = Object.entries(command.options).map(([name, option]) => [
    name,
    (option.variable && environment[option.variable]) || option.default,
  ]);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

function takeOption(command: NamedCommand, token: OptionToken, input: CommandInput): void {
  const known: Record<string, CommandOption> = { ...command.options, help: HELP };
  const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
  if (!option) {
    const hint = suggest(
      `--${token.name}`,
      Object.keys(known).map((name) => `--${name}`),
    );
    throw new UsageError(`Unknown option ${token.rawName} of ${command.name}. ${hint}`.trim());
  }
  if (option.type === 'boolean') {
    if (token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.`);
    input.flags.add(token.name);
    return;
  }
  if (token.value === undefined || token.value === '') {
    throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${option.value ?? 'VALUE'}.`);
  }
  checkChoice(token.rawName, token.value, option);
  input.values[token.name] = token.value;
  input.given.add(token.name);
}

function checkChoice(name: string, value: string, option: CommandOption): void {
  if (!option.choices || option.choices.includes(value) || option.orLike?.test(value)) return;
  throw new UsageError(`${name} cannot be "${value}". ${suggest(value, option.choices)}`.trim());
}

function checkPositionals(command: NamedCommand, positionals: string[]): void {
  const { min, max, what } = command.positionals;
  if (positionals.length < min) {
    throw new UsageError(`${command.name} needs ${what}: claimwright ${command.name} ${command.usage}`);
  }
  if (positionals.length > max) {
    throw new UsageError(`${command.name} does not know what to do with "${positionals[max]}".`);
  }
}
