// What is checked besides the tests: `npm run check` runs these alone, `npm test` runs them first. Each counts as one.
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root, run } from './runtime.mjs';

const bin = (name, ...args) => [join('node_modules', ...name.split('/')), ...args];
const folders = [
  'transforms',
  'widgets',
  'src',
  'bundle',
  'authoring',
  'server',
  'cli',
  'schemas',
  'openapi',
  'tests',
  'bench',
  'scripts',
];

/** Each checker of the compiler looks at the packages' types again: on two processors one takes half the time of its four. */
const CHECKERS = String(Math.max(1, Math.floor(cpus().length / 2)));

/** Folders with a tsconfig of their own, and the platforms whose types it leaves out. */
const PLATFORMS = {
  transforms: 'DOM and no Node',
  'authoring/preview/protocol': 'DOM and no Node',
  'authoring/preview/page': 'Node',
  'authoring/preview/server': 'DOM',
};

/** Each check: its title, and the arguments of Node that run it. */
const CHECKS = [
  { title: 'format and lint', args: bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { title: 'types', args: bin('@typescript/native/bin/tsc', '-p', '.', '--checkers', CHECKERS) },
  ...Object.entries(PLATFORMS).map(([folder, unknown]) => ({
    title: `${folder}/ knows no ${unknown}`,
    args: bin('@typescript/native/bin/tsc', '-p', folder, '--checkers', '1'),
  })),
  {
    title: 'imports follow the arrows',
    args: () =>
      bin(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        ...folders.filter((folder) => existsSync(join(root, folder))),
      ),
  },
  { title: 'types of the bundle are fresh', args: ['scripts/generate-schema-types.mjs', '--check'] },
  { title: 'types of the API are fresh', args: ['scripts/generate-api.mjs', '--check'] },
  { title: 'the picture of the rooms is fresh', args: ['scripts/generate-rooms.mjs', '--check'] },
  { title: 'the reference is fresh', args: ['scripts/generate-reference.mjs', '--check'] },
  {
    title: 'the lists of settings and commands are fresh',
    args: ['scripts/generate-settings.mjs', '--check'],
  },
  { title: 'the stylesheets of the themes are fresh', args: ['scripts/generate-themes.mjs', '--check'] },
  { title: 'the list of requirements is marked', args: ['scripts/requirements.mjs'] },
  { title: 'the planted faults fit the code', args: ['scripts/prove.mjs', '--check'] },
  {
    title: 'the API description is sound by the strict rules of Redocly',
    args: bin('@redocly/cli/bin/cli.js', 'lint', 'openapi/claimwright.openapi.yaml'),
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { title: 'the API description is sound by the rules of Spectral', args: ['scripts/lint-api.mjs'] },
];

async function runCheck({ title, args, env }) {
  const started = performance.now();
  const { status, output } = await run(typeof args === 'function' ? args() : args, { quiet: true, env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  if (status !== 0) console.log(output.trimEnd().replace(/^/gm, '    '));
  return status === 0 ? null : { kind: 'check', title, error: output };
}

/** Runs every check, a few at a time; answers how many passed, and each that failed (closing.mjs). */
export async function runChecks() {
  const waiting = [...CHECKS];
  const results = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: Math.min(4, cpus().length) }, worker));
  const failures = results.filter((failure) => failure !== null);
  return { passed: results.length - failures.length, failures };
}
