// Writes docs/settings.md from the table of settings, and the table of commands in docs/commands.md. `--check` fails when one is stale.
import { SETTINGS } from '../cli/settings/settings.ts';
import { commandsPage } from './commandTable.mjs';
import { writeGenerated } from './writeGenerated.mjs';

const cell = (text) => text.replaceAll('|', '\\|');
const code = (text) => (text === undefined ? '' : `\`${cell(text)}\``);

const rows = Object.values(SETTINGS).map(
  ({ variable, flag, value, default: usual, what, isSecret, needs }) => {
    const flagged = flag === undefined ? '' : code(`--${flag} ${value}`);
    const beside = (needs ?? []).map((name) => code(SETTINGS[name].variable)).join(' and ');
    const said = cell(what) + (beside ? ` Needs ${beside}.` : '') + (isSecret ? ' Secret.' : '');
    return `| ${code(variable)} | ${flagged} | ${code(usual)} | ${said} |`;
  },
);

const text = `# Settings

<!-- Generated from cli/settings/settings.ts by \`npm run generate:reference\`. Do not edit. -->

What an operator sets: by a variable of the environment, or by a flag of \`claimwright serve\`, which goes first. A secret
has no flag, as every user of a machine reads its command lines; it may stand in a file instead, which the variable's name
with \`_FILE\` at its end names. A variable that is empty counts as left out. Where anything will not do, the server says
all of it at once and ends with exit code 2; so does every other command, of the settings that it reads.

How to run a server is told in [operations.md](operations.md).

| variable | flag | default | what it is |
|---|---|---|---|
${rows.join('\n')}
`;

writeGenerated({ 'docs/settings.md': text, 'docs/commands.md': await commandsPage() }, 'generate:reference');
