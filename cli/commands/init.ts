import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Command } from '../command.ts';
import { UsageError } from '../usageError.ts';

const TEMPLATE = join(import.meta.dirname, '..', 'template');
const SCHEMAS = join(import.meta.dirname, '..', '..', 'schemas');

/** `claimwright init DIR` (C5-07). */
export const init: Command = {
  name: 'init',
  summary: 'Write a small bundle that validates, with a case file that passes.',
  usage: 'DIR',
  positionals: { min: 1, max: 1, what: 'a folder to write to' },
  options: {},
  async run({ positionals: [directory = ''] }, io) {
    const folder = resolve(io.cwd, directory);
    checkEmpty(folder, directory);
    try {
      mkdirSync(folder, { recursive: true });
      cpSync(TEMPLATE, folder, { recursive: true });
    } catch (error) {
      throw new UsageError(
        `${directory} cannot be written (${error instanceof Error ? error.message : String(error)}).`,
      );
    }
    const files = jsonFilesIn(folder);
    for (const file of files) nameSchema(file);
    io.out(`${files.map((file) => `${join(directory, relative(folder, file))}\n`).join('')}`);
    io.err(
      `Next: claimwright validate ${directory}, claimwright cases ${directory}, claimwright serve ${directory}\n`,
    );
    return 0;
  },
};

function checkEmpty(folder: string, shown: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UsageError(`${shown} is a file.`);
  if (readdirSync(folder).length > 0) throw new UsageError(`${shown} is not empty.`);
}

function jsonFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Editors find the meta-schemas where this product is installed. */
function nameSchema(file: string): void {
  const path = relative(dirname(file), SCHEMAS).split(sep).join('/');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('"$schema": "schemas/', () => `"$schema": "${path}/`),
  );
}
