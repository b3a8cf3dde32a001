import type { Io } from '../bundle/io.ts';

/** Option of a command: `--name` with a value, or a switch. */
export interface CommandOption {
  type: 'string' | 'boolean';
  /** Placeholder of the value in the help: `FILE`. */
  value?: string;
  summary: string;
  choices?: readonly string[];
  /** Pattern of values that are allowed beside the choices. */
  orLike?: RegExp;
  default?: string;
  /** Environment variable of the option. */
  variable?: string;
}

/** Parsed command line, validated against the options of the command. */
export interface CommandInput {
  positionals: string[];
  /** Values of `string` options. */
  values: Record<string, string>;
  /** Switches that are on. */
  flags: Set<string>;
  /** Options on the command line; the others have the value of the environment, or their default. */
  given: Set<string>;
}

/**
 * Entry of the command registry: a summary of one sentence for the overview, help, completion and docs/commands.md, and
 * a lazy import of the command.
 */
export interface CommandEntry {
  summary: string;
  load(): Promise<Command>;
}

/** Command of `claimwright`, exported by its file in `commands/`. */
export interface Command {
  /** Sentences that its help and docs/commands.md add to the summary. */
  details: string;
  /** Arguments in the usage line: `DIR…`. */
  usage: string;
  positionals: { min: number; max: number; what: string };
  options: Record<string, CommandOption>;
  /** Variables without an option, for the help. */
  variables?: readonly { name: string; value: string; summary: string }[];
  /** Runs the command and returns its exit code: 0 for success, 1 for findings. */
  run(input: CommandInput, io: Io): Promise<number>;
}

/** Loaded command with its name and summary from `commands/registry.ts`. */
export interface NamedCommand extends Command, Pick<CommandEntry, 'summary'> {
  name: string;
}

/** Loads a command of the registry and adds its name and summary. */
export const loadNamed = async (name: string, { summary, load }: CommandEntry): Promise<NamedCommand> => ({
  name,
  summary,
  ...(await load()),
});
