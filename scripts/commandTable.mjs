// Writes the table of commands: the section of docs/commands.md between its two marks.
import { loadNamed } from '../cli/command.ts';
import { COMMANDS } from '../cli/commands/table.ts';

const BEGIN = '<!-- Generated from cli/commands/ by `npm run generate:reference`: begin -->';
const END = '<!-- end -->';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/--[a-z][a-z-]*/g, '`$&`');

const row = ({ name, summary, details }) => `| \`claimwright ${name}\` | ${cell(`${summary} ${details}`)} |`;

/** The document with the table as the commands are now. */
export async function withCommands(document) {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/commands.md lacks a mark: ${BEGIN} or ${END}`);
  const commands = await Promise.all(Object.entries(COMMANDS).map((entry) => loadNamed(...entry)));
  const table = ['| command | what it does |', '|---|---|', ...commands.map(row)].join('\n');
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}
