// Builds the browser app into dist/ when its inputs have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root, run } from './runtime.mjs';

const INPUTS = [
  'src',
  'widgets',
  'transforms',
  'authoring/preview/protocol',
  'authoring/preview/page',
  'schemas',
  'openapi',
  'public',
  'index.html',
];
const CONFIGURATION = [
  'vite.config.ts',
  'vite.preview.config.ts',
  'vite.drawing.config.ts',
  'rjsfAliases.config.ts',
  'chunks.config.ts',
  'mergedSources.config.ts',
  'floor.config.ts',
  'package.json',
  'tsconfig.json',
  'package-lock.json',
  'scripts/buildApp.mjs',
];
/** Builds by their folders: the app that claimants get, and that the server draws pages with, the preview that authors get, and the gallery with its own inputs. */
const BUILDS = {
  dist: { what: 'the app', configs: ['vite.config.ts', 'vite.drawing.config.ts'] },
  'dist-preview': { what: 'the preview', configs: ['vite.preview.config.ts'] },
  '.claimwright/gallery': {
    what: 'the gallery',
    configs: ['tests/gallery/vite.config.ts'],
    inputs: ['tests/gallery'],
  },
};

const isInput = (path) => !/\.(test|testkit)\.tsx?$/.test(path);

/** Every file below `path` (or the file itself), in the same order everywhere. */
function* filesOf(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const entries = readdirSync(full, { withFileTypes: true, recursive: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  yield* names.sort();
}

/** One hash over the names and contents of everything that the build reads. */
function hashOfInputs(more) {
  const hash = createHash('sha256');
  const folders = [...INPUTS, ...more]
    .filter((path) => !path.includes('.'))
    .flatMap((path) => [...filesOf(path)]);
  const single = [...INPUTS.filter((path) => path.includes('.')), ...CONFIGURATION].map((path) =>
    join(root, path),
  );
  for (const file of [...folders.filter(isInput), ...single.filter(existsSync)])
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

async function buildBy(config) {
  const { status, output } = await run(['node_modules/vite/bin/vite.js', 'build', '--config', config], {
    quiet: true,
    // Whoever builds within tests would else build React for development, and leave that for `npm start`.
    env: { NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The build failed:\n${output.trimEnd()}`);
}

async function build(folder, force) {
  const { what, configs, inputs = [] } = BUILDS[folder];
  const mark = join(root, folder, '.inputs');
  const hash = hashOfInputs(inputs);
  if (!force && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return false;
  console.log(`Building ${what} …`);
  for (const config of configs) await buildBy(config);
  // The mark is written last: an interrupted build leaves none, and vite empties the folder before each.
  writeFileSync(mark, hash);
  return true;
}

/** One build at a time, since each empties its folder first. */
const alone = (folder, force = false) =>
  withLock(
    join(root, '.claimwright', 'building'),
    (pid) => console.log(`Process ${pid} is building in this folder; waiting for it …`),
    () => build(folder, force),
  );

/** Leaves a fresh dist/ behind and answers whether it had to build; a failed build throws with what it said. */
export const buildApp = ({ force = false } = {}) => alone('dist', force);

/** The same for dist-preview/. */
export const buildPreview = ({ force = false } = {}) => alone('dist-preview', force);

/** The same for the gallery (tests/gallery/); returns its folder. */
export async function buildGallery() {
  const folder = '.claimwright/gallery';
  await alone(folder);
  return join(root, folder);
}
