// Writes the table of commands: the section of docs/commands.md between its two marks.
import { loadNamed } from '../cli/command.ts';
import { COMMANDS } from '../cli/commands/registry.ts';
import { withPart } from './writeGenerated.mjs';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/--[a-z][a-z-]*/g, '`$&`');

const row = ({ name, summary, details }) => `| \`claimwright ${name}\` | ${cell(`${summary} ${details}`)} |`;

/** docs/commands.md with the table as the commands are now. */
export async function commandsPage() {
  const commands = await Promise.all(Object.entries(COMMANDS).map((entry) => loadNamed(...entry)));
  const table = ['| command | what it does |', '|---|---|', ...commands.map(row)].join('\n');
  return withPart('docs/commands.md', 'cli/commands/', table);
}
