import type { Io } from '../bundle/io.ts';

/** One option of a command: `--name` with a value, or a switch. */
export interface CommandOption {
  type: 'string' | 'boolean';
  /** What stands for the value in the help: `FILE`. */
  value?: string;
  summary: string;
  choices?: readonly string[];
  /** What else than the choices it may be. */
  orLike?: RegExp;
  default?: string;
  /** The variable of the environment that says the same. */
  variable?: string;
}

/** What the command line held, checked against the command's own description. */
export interface CommandInput {
  positionals: string[];
  /** Values of `string` options. */
  values: Record<string, string>;
  /** The switches that are on. */
  flags: Set<string>;
  /** The options that the command line names; the others have the environment's value, or their default. */
  given: Set<string>;
}

/** One sentence on a command, for the overview, its help, shells and docs/commands.md; its code is loaded when it is called. */
export interface CommandEntry {
  summary: string;
  load(): Promise<Command>;
}

/** One command of `claimwright`, as its file in `commands/` describes it. */
export interface Command {
  /** Sentences that its help and docs/commands.md add to the summary. */
  details: string;
  /** What follows the name in the usage line: `DIR…`. */
  usage: string;
  positionals: { min: number; max: number; what: string };
  options: Record<string, CommandOption>;
  /** Variables that no option says, for the help. */
  variables?: readonly { name: string; value: string; summary: string }[];
  /** Answers the exit code: 0 all is well, 1 findings. */
  run(input: CommandInput, io: Io): Promise<number>;
}

/** Command with its name and summary, as `commands/registry.ts` lists it. */
export interface NamedCommand extends Command, Pick<CommandEntry, 'summary'> {
  name: string;
}

export const loadNamed = async (name: string, { summary, load }: CommandEntry): Promise<NamedCommand> => ({
  name,
  summary,
  ...(await load()),
});
