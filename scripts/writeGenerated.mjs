// Files and parts of documents that are generated: written, or compared where the command line has `--check`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const END = '<!-- end -->';

export const isCheck = process.argv.includes('--check');

/** Writes texts by their paths in the project. With `--check` names those that are stale, and the script that mends them. */
export function writeGenerated(files, script) {
  for (const [path, text] of Object.entries(files)) {
    const target = join(root, path);
    if (!isCheck) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    } else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
      console.error(`${path} is stale: run \`npm run ${script}\`.`);
      process.exitCode = 1;
    }
  }
}

/** Returns a document of the project with a new text between its two marks. */
export function withPart(path, source, text) {
  const begin = `<!-- Generated from ${source} by \`npm run generate:reference\`: begin -->`;
  const [before, rest] = readFileSync(join(root, path), 'utf8').split(begin);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${path} lacks a mark: ${begin} or ${END}`);
  return `${before}${begin}\n\n${text}\n\n${END}${after}`;
}
