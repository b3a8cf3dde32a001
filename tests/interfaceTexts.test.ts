import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EN_INTERFACE } from '../transforms/texts/en/interface.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'widgets', 'transforms', 'bundle', 'authoring', 'server', 'cli'];
const TABLES = join('transforms', 'texts');
const CULTURES = /^(?:en|es|ar)[/.]/;

function isProductCode(folder: string, path: string): boolean {
  const within = join(folder, path);
  return (
    /\.tsx?$/.test(path) &&
    !/\.(?:test|testkit)\./.test(path) &&
    !(within.startsWith(TABLES) && CULTURES.test(within.slice(TABLES.length + 1)))
  );
}

const code = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => isProductCode(folder, path))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
).join('\n');

const words = new Set(code.match(/\w+/g));
/** Beginning and end of each key that code puts together around one variable part. */
const templates = [...code.matchAll(/`(\w*)\$\{[^`]*\}(\w*)`/g)]
  .map(([, head = '', tail = '']) => ({ head, tail }))
  .filter(({ head, tail }) => head.endsWith('_') || tail.startsWith('_'));

/** The first part of a key that is made of a variable and a tail stands in the code. */
const isMadeOf =
  (key: string) =>
  ({ head, tail }: { head: string; tail: string }) =>
    key.startsWith(head) && key.endsWith(tail) && (head !== '' || words.has(key.slice(0, -tail.length)));

it('every text of pages and widgets is shown by some of the product’s code', () => {
  const keys = new Set(Object.keys(EN_INTERFACE).map((key) => key.replace(/_(?:one|other)$/, '')));
  const unused = [...keys].filter((key) => !words.has(key) && !templates.some(isMadeOf(key)));
  expect(unused).toEqual([]);
});
