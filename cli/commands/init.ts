import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { OWN_SCHEMAS } from '../../authoring/cases/suggest/caseSchema.ts';
import { UsageError } from '../../bundle/usageError.ts';
import type { Command } from '../command.ts';
import { programCommand, quoted } from '../programCommand.ts';
import { unwritable } from '../writeOut.ts';

const TEMPLATES = join(import.meta.dirname, '..', 'templates');
const SCHEMAS = join(import.meta.dirname, '..', '..', 'schemas');

/** Names of the templates of bundles; each is a folder of `cli/templates/`. */
export const TEMPLATE_NAMES = ['consumer', 'data-breach', 'securities', 'vehicle'] as const;

/** `claimwright init DIR [--template NAME]` (C5-07): creates a bundle from a template. */
export const init: Command = {
  details:
    'It validates, has cases that pass, and is for a purchase, or with --template of a data breach, securities or a vehicle.',
  usage: 'DIR [--template NAME]',
  positionals: { min: 1, max: 1, what: 'a folder to write to' },
  options: {
    template: {
      type: 'string',
      value: 'NAME',
      summary: 'The kind of settlement to start from.',
      choices: TEMPLATE_NAMES,
      default: TEMPLATE_NAMES[0],
    },
  },
  async run({ positionals: [directory = ''], values }, io) {
    const folder = resolve(io.cwd, directory);
    checkEmpty(folder, directory);
    try {
      mkdirSync(folder, { recursive: true });
      cpSync(join(TEMPLATES, values.template ?? TEMPLATE_NAMES[0]), folder, { recursive: true });
      copySchemas(join(folder, OWN_SCHEMAS));
    } catch (error) {
      throw unwritable(directory, error);
    }
    const files = filesIn(folder);
    for (const file of files) nameSchema(file, folder);
    io.out(`${files.map((file) => `${join(directory, relative(folder, file))}\n`).join('')}`);
    io.err(
      `Next:\n${NEXT.map((command) => `  ${programCommand(io)} ${command} ${quoted(directory)}\n`).join('')}`,
    );
    return 0;
  },
};

/** Commands that are suggested for a new bundle, in this order. */
const NEXT = ['validate', 'cases', 'serve'];

function checkEmpty(folder: string, shown: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageError(`${shown} is a file.`);
  if (readdirSync(folder).length > 0) throw new UsageError(`${shown} is not empty.`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Copies the meta-schemas into the bundle, so that editors find them wherever it is moved. */
function copySchemas(target: string): void {
  mkdirSync(target);
  for (const name of readdirSync(SCHEMAS))
    if (name.endsWith('.schema.json')) copyFileSync(join(SCHEMAS, name), join(target, name));
}

/** Sets `$schema` of a file to the path of the meta-schema in the bundle. */
function nameSchema(file: string, folder: string): void {
  if (!file.endsWith('.json')) return;
  const path = relative(dirname(file), join(folder, OWN_SCHEMAS)).split(sep).join('/');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('"$schema": "schemas/', () => `"$schema": "${path}/`),
  );
}
