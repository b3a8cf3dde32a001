import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

/** Files that exist in the sample, so that the imports below resolve. */
const neighbours: Record<string, string> = {
  'openapi/generated/types.ts': 'export interface Paths { a: 1 }\nexport const leaked = 1;\n',
  'schemas/generated/types.ts': 'export interface Page { a: 1 }\n',
  'transforms/values/numbers.ts': 'export const one = 1;\n',
  'transforms/claims/judge.ts': 'export const judge = 1;\n',
  'widgets/Text/Text.tsx': 'export const Text = 1;\n',
  'src/stores/claim.ts': 'export const claim = 1;\n',
  'src/preview/frame.ts': 'export const frame = 1;\n',
  'bundle/validateBundle.ts': 'export const validateBundle = 1;\n',
  'server/app.ts': 'export const app = 1;\n',
  'authoring/editor/serve.ts': 'export const serve = 1;\n',
  'cli/main.ts': 'export const main = 1;\n',
  'transforms/values/n.ts': "import { m } from './m.ts';\nexport const n = () => m;\n",
  'tests/support.ts': 'export const support = 1;\n',
};

/** Each sample: a file, what it imports, and the rule that must refuse it (none: it is allowed). */
const samples: [file: string, imported: string, rule: string | null][] = [
  ['transforms/values/a.ts', "import 'react';", 'not-in-allowed'],
  ['transforms/values/b.ts', "import 'valtio';", 'not-in-allowed'],
  ['transforms/values/c.ts', "import 'node:fs';", 'not-in-allowed'],
  ['transforms/values/d.ts', "import 'fs';", 'not-in-allowed'],
  ['transforms/values/e.ts', "import type { Page } from '../../schemas/generated/types.ts';", null],
  ['transforms/values/f.ts', "import { app } from '../../server/app.ts'; app;", 'not-in-allowed'],
  ['transforms/values/g.ts', "import { claim } from '../../src/stores/claim.ts'; claim;", 'not-in-allowed'],
  [
    'transforms/values/h.ts',
    "import { leaked } from '../../openapi/generated/types.ts'; leaked;",
    'not-in-allowed',
  ],
  ['transforms/values/i.ts', "import type { Paths } from '../../openapi/generated/types.ts';", null],
  ['transforms/values/j.ts', "import { format } from 'date-fns'; format;", null],
  ['transforms/values/k.ts', "import 'kysely';", 'not-in-allowed'],
  ['transforms/values/l.test.ts', "import 'node:fs';", null],
  ['transforms/values/m.ts', "import { n } from './n.ts'; export const m = n;", 'no-cycles'],
  ['transforms/ground/a.ts', "import { judge } from '../claims/judge.ts'; judge;", 'ground-lies-below'],
  ['transforms/ground/b.ts', "import { one } from '../values/numbers.ts'; one;", null],
  ['transforms/values/o.ts', "import './missing.ts';", 'nothing-unresolved'],
  ['transforms/values/p.ts', "import { support } from '../../tests/support.ts'; support;", 'not-in-allowed'],
  ['schemas/a.ts', "import { one } from '../transforms/values/numbers.ts'; one;", 'not-in-allowed'],
  ['openapi/a.ts', "import type { Page } from '../schemas/generated/types.ts';", 'not-in-allowed'],
  ['widgets/Text/a.tsx', "import { one } from '../../transforms/values/numbers.ts'; one;", null],
  [
    'widgets/Text/b.tsx',
    "import { judge } from '../../transforms/claims/judge.ts'; judge;",
    'not-in-allowed',
  ],
  ['widgets/Text/c.tsx', "import { claim } from '../../src/stores/claim.ts'; claim;", 'not-in-allowed'],
  ['widgets/Text/d.tsx', "import 'react';", null],
  ['widgets/Text/e.tsx', "import 'fastify';", 'not-in-allowed'],
  [
    'widgets/Text/f.test.tsx',
    "import { claim } from '../../src/stores/claim.ts'; claim;",
    'no-app-in-widgets',
  ],
  [
    'widgets/text.testkit.tsx',
    "import type { claim } from '../src/stores/claim.ts'; export type Claim = typeof claim;",
    'no-app-in-widgets',
  ],
  ['widgets/Text/g.tsx', "import '@rjsf/core';", 'not-in-allowed'],
  ['widgets/standaloneTheme.tsx', "import '@rjsf/core';", null],
  ['src/pages/a.tsx', "import { Text } from '../../widgets/Text/Text.tsx'; Text;", null],
  ['src/pages/b.tsx', "import { app } from '../../server/app.ts'; app;", 'not-in-allowed'],
  ['src/pages/c.tsx', "import 'ajv';", 'not-in-allowed'],
  ['src/pages/d.tsx', "import 'node:path';", 'not-in-allowed'],
  ['src/pages/e.tsx', "import '@rjsf/validator-ajv8';", 'no-rjsf-validator-in-the-product'],
  ['src/pages/rjsf.tsx', "import '@rjsf/validator-ajv8/lib/precompiledValidator.js';", null],
  ['src/pages/g.tsx', "import { frame } from '../preview/frame.ts'; frame;", 'no-preview-in-the-app'],
  ['src/preview/a.ts', "import { claim } from '../stores/claim.ts'; claim;", null],
  ['bundle/a.ts', "import 'node:fs'; import 'ajv'; import 'csv-parse/sync';", null],
  ['bundle/b.ts', "import { one } from '../transforms/values/numbers.ts'; one;", null],
  ['bundle/c.ts', "import { app } from '../server/app.ts'; app;", 'not-in-allowed'],
  ['bundle/d.ts', "import { main } from '../cli/main.ts'; main;", 'not-in-allowed'],
  ['bundle/e.ts', "import 'fastify';", 'not-in-allowed'],
  [
    'transforms/values/q.ts',
    "import { validateBundle } from '../../bundle/validateBundle.ts'; validateBundle;",
    'not-in-allowed',
  ],
  [
    'src/pages/f.tsx',
    "import { validateBundle } from '../../bundle/validateBundle.ts'; validateBundle;",
    'not-in-allowed',
  ],
  ['server/e.ts', "import { validateBundle } from '../bundle/validateBundle.ts'; validateBundle;", null],
  ['server/a.ts', "import 'node:fs'; import 'fastify';", null],
  ['server/b.ts', "import 'react';", 'not-in-allowed'],
  ['server/c.ts', "import { main } from '../cli/main.ts'; main;", 'not-in-allowed'],
  ['server/d.ts', "import { claim } from '../src/stores/claim.ts'; claim;", 'not-in-allowed'],
  ['server/f.ts', "import { serve } from '../authoring/editor/serve.ts'; serve;", 'not-in-allowed'],
  ['bundle/f.ts', "import { serve } from '../authoring/editor/serve.ts'; serve;", 'not-in-allowed'],
  ['authoring/a.ts', "import { validateBundle } from '../bundle/validateBundle.ts'; validateBundle;", null],
  ['authoring/b.ts', "import { main } from '../cli/main.ts'; main;", 'not-in-allowed'],
  ['authoring/c.ts', "import 'react';", 'not-in-allowed'],
  ['cli/a.ts', "import { app } from '../server/app.ts'; app;", null],
  ['cli/b.ts', "import { claim } from '../src/stores/claim.ts'; claim;", 'not-in-allowed'],
  ['plugins/a.ts', "import { app } from '../server/app.ts'; app;", 'not-in-allowed'],
];

let violations: Violation[] = [];
let folder = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'claimwright-arrows-')));
  for (const [path, text] of Object.entries(neighbours)) write(path, text);
  for (const [path, text] of samples) write(path, `${text}\nexport {};\n`);
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const folders = [...new Set(samples.map(([path]) => path.split('/')[0] ?? ''))];
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rulesAt = (file: string) => violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

describe('the import check', () => {
  it.each(samples.filter(([, , rule]) => rule))('refuses %s: %s', (file, _imported, rule) => {
    expect(rulesAt(file)).toContain(rule);
  });

  it.each(samples.filter(([, , rule]) => !rule))('allows %s: %s', (file) => {
    expect(rulesAt(file)).toEqual([]);
  });
});

describe('transforms know no platform', () => {
  it.each([
    ['document.title', 'document'],
    ['window.location', 'window'],
    ['process.env', 'process'],
    ['setTimeout(() => 1, 1)', 'setTimeout'],
  ])('the type check refuses %s', (expression, name) => {
    write('transforms/platform.ts', `export const leak = ${expression};\n`);
    write(
      'transforms/tsconfig.json',
      JSON.stringify({
        extends: join(root, 'transforms/tsconfig.json'),
        include: [join(folder, 'transforms/platform.ts')],
      }),
    );
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', join(folder, 'transforms')],
      { encoding: 'utf8' },
    );
    expect(status).not.toBe(0);
    expect(stdout).toContain(`'${name}'`);
  });

  it.each(['new Date()', 'Date.now()', 'Math.random()'])(
    'the linter refuses %s: the clock and chance come in as values',
    (expression) => {
      write('transforms/impure.ts', `export const impure = () => ${expression};\n`);
      cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
      cpSync(join(root, 'scripts/purity.grit'), join(folder, 'scripts/purity.grit'));
      cpSync(join(root, '.gitignore'), join(folder, '.gitignore'));
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', 'transforms/impure.ts'],
        { cwd: folder, encoding: 'utf8' },
      );
      expect(status).not.toBe(0);
      expect(stdout + stderr).toContain('comes in as a value');
    },
  );
});
