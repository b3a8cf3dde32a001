import type { NamedCommand } from './command.ts';
import { HELP } from './commandLine.ts';

/** Formats `claimwright COMMAND --help` for a terminal of this width. */
export function helpOf(command: NamedCommand, width: number): string {
  const rows = Object.entries({ ...command.options, help: HELP }).map(([name, option]) => [
    `--${name}${option.type === 'string' ? ` ${option.value ?? 'VALUE'}` : ''}`,
    [
      option.summary,
      option.choices ? `One of ${option.choices.join(', ')}.` : '',
      option.default === undefined ? '' : `Default: ${option.default}.`,
      option.variable ? `Or ${option.variable}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  ]);
  const usage = wrapped(`Usage: claimwright ${command.name} ${command.usage}`, width, 2);
  const variables = (command.variables ?? []).map(({ name, summary }) => [name, summary]);
  const environment = variables.length > 0 ? `\nEnvironment:\n${columns(variables, width)}` : '';
  return `${wrapped(`${command.summary} ${command.details}`, width)}\n\n${usage}\n\nOptions:\n${columns(rows, width)}${environment}`;
}

/** Wraps a text between words; all lines but the first are indented. */
export function wrapped(text: string, width: number, indent = 0): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    const room = lines.length === 1 ? width : width - indent;
    if (line !== '' && longer.length > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

/** Least width of the second column; where less is left, it goes below the first. */
const LEAST_BESIDE = 30;

/** Formats pairs of texts as two columns; in a narrow terminal the second text goes below the first. */
export function columns(rows: string[][], width: number): string {
  const widest = Math.max(...rows.map(([first = '']) => first.length));
  const isNarrow = width - widest - 4 < LEAST_BESIDE;
  const indent = isNarrow ? 6 : widest + 4;
  const line = ([first = '', second = '']: string[]) => {
    const text = wrapped(second, width - indent).replaceAll('\n', `\n${' '.repeat(indent)}`);
    const start = isNarrow ? `  ${first}\n${' '.repeat(indent)}` : `  ${first.padEnd(widest)}  `;
    return `${start}${text}\n`;
  };
  return rows.map(line).join('');
}
