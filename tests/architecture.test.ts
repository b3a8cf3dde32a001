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
  'src/themes/tokens/ink.ts': 'export const ink = 1;\n',
  'bundle/validateBundle.ts': 'export const validateBundle = 1;\n',
  'server/app.ts': 'export const app = 1;\n',
  'authoring/editor/serve.ts': 'export const serve = 1;\n',
  'authoring/preview/protocol/trace.ts': 'export const trace = 1;\n',
  'authoring/preview/page/frame.ts': 'export const frame = 1;\n',
  'authoring/preview/server/start.ts': 'export const start = 1;\n',
  'transforms/vocabulary/records.author.ts': 'export const author = 1;\n',
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
  [
    'src/pages/g.tsx',
    "import { frame } from '../../authoring/preview/page/frame.ts'; frame;",
    'no-preview-in-the-app',
  ],
  [
    'src/pages/h.tsx',
    "import type { trace } from '../../authoring/preview/protocol/trace.ts'; export type T = typeof trace;",
    'no-preview-in-the-app',
  ],
  [
    'src/pages/i.tsx',
    "import { author } from '../../transforms/vocabulary/records.author.ts'; author;",
    'no-tables-of-authors-in-the-page',
  ],
  [
    'widgets/Text/h.tsx',
    "import { frame } from '../../authoring/preview/page/frame.ts'; frame;",
    'no-preview-in-the-app',
  ],
  ['src/pages/j.tsx', "import '@chakra-ui/react';", 'not-in-allowed'],
  ['widgets/Text/i.tsx', "import '@emotion/react';", 'not-in-allowed'],
  ['src/themes/b.ts', "import { ink } from './tokens/ink.ts'; ink;", 'no-chakra-in-the-app'],
  ['src/themes/tokens/a.ts', "import '@chakra-ui/react/styled-system';", null],
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
  [
    'authoring/d.ts',
    "import type { trace } from './preview/protocol/trace.ts'; export type T = typeof trace;",
    'not-in-allowed',
  ],
  [
    'authoring/preview/protocol/a.ts',
    "import { judge } from '../../../transforms/claims/judge.ts'; judge;",
    null,
  ],
  ['authoring/preview/protocol/b.ts', "import 'node:fs';", 'not-in-allowed'],
  ['authoring/preview/protocol/c.ts', "import 'react';", 'not-in-allowed'],
  ['authoring/preview/protocol/d.ts', "import { start } from '../server/start.ts'; start;", 'not-in-allowed'],
  ['authoring/preview/protocol/e.ts', "import { frame } from '../page/frame.ts'; frame;", 'not-in-allowed'],
  ['authoring/preview/page/a.ts', "import { claim } from '../../../src/stores/claim.ts'; claim;", null],
  [
    'authoring/preview/page/b.ts',
    "import { trace } from '../protocol/trace.ts'; trace; import 'react';",
    null,
  ],
  ['authoring/preview/page/c.ts', "import { start } from '../server/start.ts'; start;", 'not-in-allowed'],
  ['authoring/preview/page/d.ts', "import { serve } from '../../editor/serve.ts'; serve;", 'not-in-allowed'],
  ['authoring/preview/page/e.ts', "import { app } from '../../../server/app.ts'; app;", 'not-in-allowed'],
  ['authoring/preview/page/f.ts', "import 'node:fs';", 'not-in-allowed'],
  ['authoring/preview/page/g.ts', "import '@chakra-ui/react'; import '@emotion/react';", null],
  [
    'authoring/preview/server/a.ts',
    "import { trace } from '../protocol/trace.ts'; trace; import 'node:fs';",
    null,
  ],
  ['authoring/preview/server/b.ts', "import { serve } from '../../editor/serve.ts'; serve;", null],
  ['authoring/preview/server/c.ts', "import { frame } from '../page/frame.ts'; frame;", 'not-in-allowed'],
  [
    'authoring/preview/server/d.ts',
    "import { claim } from '../../../src/stores/claim.ts'; claim;",
    'not-in-allowed',
  ],
  ['cli/c.ts', "import { start } from '../authoring/preview/server/start.ts'; start;", null],
  ['cli/d.ts', "import { frame } from '../authoring/preview/page/frame.ts'; frame;", 'not-in-allowed'],
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

/** Each sample: a folder, an expression that it must not use, and the name that the type check does not find. */
const leaks: [room: string, expression: string, name: string][] = [
  ...['transforms', 'authoring/preview/protocol'].flatMap((room): typeof leaks => [
    [room, 'document.title', 'document'],
    [room, 'window.location', 'window'],
    [room, 'process.env', 'process'],
    [room, 'setTimeout(() => 1, 1)', 'setTimeout'],
  ]),
  ['authoring/preview/page', 'process.env', 'process'],
  ['authoring/preview/server', 'document.title', 'document'],
];

describe('folders know no platform but their own', () => {
  it.each(leaks)('the type check of %s refuses %s', (room, expression, name) => {
    write(`${room}/platform.ts`, `export const leak = ${expression};\n`);
    write(
      `${room}/tsconfig.json`,
      JSON.stringify({
        extends: join(root, room, 'tsconfig.json'),
        include: [join(folder, room, 'platform.ts')],
      }),
    );
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', join(folder, room)],
      { encoding: 'utf8' },
    );
    expect(status).not.toBe(0);
    expect(stdout).toContain(`'${name}'`);
  });

  it.each([
    ['transforms', 'new Date()'],
    ['transforms', 'Date.now()'],
    ['transforms', 'Math.random()'],
    ['authoring/preview/protocol', 'Date.now()'],
  ])('the linter refuses in %s %s: the clock and chance come in as values', (room, expression) => {
    write(`${room}/impure.ts`, `export const impure = () => ${expression};\n`);
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    cpSync(join(root, 'scripts/purity.grit'), join(folder, 'scripts/purity.grit'));
    cpSync(join(root, '.gitignore'), join(folder, '.gitignore'));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', `${room}/impure.ts`],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('comes in as a value');
  });
});
