import { suggest } from '../../bundle/findings/didYouMean.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { type Command, type CommandEntry, loadNamed } from '../command.ts';
import { COMPLETIONS } from '../completion.ts';

type Shell = keyof typeof COMPLETIONS;

const SHELLS = Object.keys(COMPLETIONS);
const isShell = (name: string): name is Shell => SHELLS.includes(name);

/** `claimwright completion SHELL` (C17-12): prints a completion script for these commands. */
export const completionOf = (entries: Record<string, CommandEntry>): Command => ({
  details:
    'The shell is bash, zsh or fish; options are completed, too: source <(claimwright completion bash).',
  usage: 'SHELL',
  positionals: { min: 1, max: 1, what: 'the name of a shell, bash, zsh or fish' },
  options: {},
  async run({ positionals: [shell = ''] }, io) {
    if (!isShell(shell))
      throw new UsageError(`completion knows no shell "${shell}". ${suggest(shell, SHELLS, 'Shells')}`);
    const commands = await Promise.all(Object.entries(entries).map((entry) => loadNamed(...entry)));
    io.out(COMPLETIONS[shell](commands));
    return 0;
  },
});
