import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['bundle', 'authoring', 'cli', 'server', 'transforms', 'scripts'];

/** A number that is put before a noun of many: `${min} records`. */
const MANY =
  /\$\{[^}]+\} (?:cases|characters|claims|columns|decimals|documents|entries|faults|fields|findings|pages|records|rows|values)\b/;

/** Lines that have other words for 1, or whose number is never 1. */
const ALLOWED = [
  /=== 1/,
  /=== '1'/,
  /\$\{MOST_/,
  /\$\{longest\}/,
  /text\.length > 40/,
  /or more characters/,
  /\$\{min\} to \$\{max\}/,
];

it('no sentence of the command or the server says "1 records"', () => {
  const lines = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|mjs)$/.test(name) && !/\.(?:test|testkit)\.|generated/.test(name))
      .flatMap((name) =>
        readFileSync(join(ROOT, folder, name), 'utf8')
          .split('\n')
          .map((line) => `${folder}/${name}: ${line.trim()}`),
      ),
  );
  const wrong = lines.filter((line) => MANY.test(line) && !ALLOWED.some((allowed) => allowed.test(line)));
  expect(wrong).toEqual([]);
});
