import { ExpectedError } from '../bundle/expectedError.ts';
import { suggest } from '../bundle/findings/didYouMean.ts';
import { FindingsError } from '../bundle/findings/findingsError.ts';
import type { Io } from '../bundle/io.ts';
import { toText } from '../bundle/reporting/text.ts';
import { UsageError } from '../bundle/usageError.ts';
import manifest from '../package.json' with { type: 'json' };
import { loadNamed, type NamedCommand } from './command.ts';
import { readCommandLine } from './commandLine.ts';
import { COMMANDS } from './commands/registry.ts';
import { columns, helpOf, wrapped } from './help.ts';
import { ClosedPipeError, processIo } from './io.ts';
import { systemFault } from './systemFault.ts';

/** Formats the program's help, with the overview of its commands. */
function help(width: number): string {
  const rows = Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]);
  return `${wrapped('claimwright: claims settlements, configured, checked and served.', width)}

Usage: claimwright COMMAND …

Commands:
${columns(rows, width)}
${wrapped('claimwright help COMMAND tells more about each.', width)}
${wrapped('Exit codes: 0 all is well, 1 findings, 2 the command could not do its work.', width)}
`;
}

async function findCommand(name: string): Promise<NamedCommand> {
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry) return loadNamed(name, entry);
  if (name.startsWith('-'))
    throw new UsageError(`Unknown option ${name}. ${suggest(name, ['--help', '--version'], 'Options')}`);
  throw new UsageError(`Unknown command ${name}. ${suggest(name, Object.keys(COMMANDS), 'Commands')}`);
}

async function dispatch(words: string[], io: Io): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined) {
    io.err(help(io.width));
    return 2;
  }
  if (name === '--version' || name === '-v') {
    io.out(`${manifest.version}\n`);
    return 0;
  }
  const isHelp = ['help', '--help', '-h'].includes(name);
  const [subject] = isHelp ? rest : [name];
  if (subject === undefined) {
    io.out(help(io.width));
    return 0;
  }
  const command = await findCommand(subject);
  const input = readCommandLine(command, isHelp ? ['--help'] : rest, io.environment);
  if (input.flags.has('help')) {
    io.out(helpOf(command, io.width));
    return 0;
  }
  return command.run(input, io);
}

/** Returns the text of an error that the user can repair; null for any other. */
function textOf(error: unknown): string | null {
  if (error instanceof FindingsError) return toText(error.findings, false);
  const line = error instanceof ExpectedError ? error.message : systemFault(error);
  return line === null ? null : `claimwright: ${line}\n`;
}

/**
 * Runs a command line and returns its exit code (C5-01). Errors that the user can repair are one line, without a stack
 * trace.
 */
export async function run(words: string[], io: Io): Promise<number> {
  let code = 0;
  try {
    code = await dispatch(words, io);
    await io.drained();
    return code;
  } catch (error) {
    if (error instanceof ClosedPipeError) return code;
    const text = textOf(error);
    if (text === null) throw error;
    io.err(text);
    return error instanceof ExpectedError ? error.ending.exitCode : 2;
  }
}

/** Entry point of `cli/bin.js`. */
export async function main(): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2), processIo());
  } catch (error) {
    // A fault of the product is printed with its stack, and not with the exit code of findings.
    process.stderr.write(`claimwright: ${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 2;
  }
}
