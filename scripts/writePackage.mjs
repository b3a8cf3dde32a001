// Writes package/: the command, the server and what they read, laid out as in the checkout, without types. Node strips
// none below node_modules.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { projectFiles } from './projectFiles.mjs';
import { root } from './runtime.mjs';

const PACKAGE = join(root, 'package');
const SOURCES = /^(?:cli|server|authoring|bundle|transforms|schemas|openapi)\//;
/** Comes built, in dist-preview/. */
const PAGE = /^authoring\/preview\/page\//;
const TESTS = /\.(?:test|testkit)\.|\/testing\/|\/tsconfig\.json$|\.d\.ts$/;
/** Stands outside of package/, and starts what is in it. */
const PROGRAM = 'cli/bin.js';
/** The authors' guide. */
const GUIDE = /^docs\/authoring(?:\/|\.md$)/;
const BUILT = ['dist', 'dist-preview'];

/** Imports and threads of other files: `'./thread.ts'`. */
const RELATIVE = /(['"])(\.{1,2}\/[^'"\n]+)\.ts\1/g;

const isPackaged = (path) =>
  GUIDE.test(path) || (SOURCES.test(path) && !PAGE.test(path) && !TESTS.test(path) && path !== PROGRAM);

function write(path, content) {
  const target = join(PACKAGE, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** A module as JavaScript whose lines stand where they stood, so that a stack trace leads to the source. */
function withoutTypes(path) {
  const code = stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'), { mode: 'strip' });
  write(path.replace(/\.ts$/, '.js'), code.replace(RELATIVE, '$1$2.js$1'));
}

rmSync(PACKAGE, { recursive: true, force: true });
for (const path of projectFiles(root).filter(isPackaged))
  if (path.endsWith('.ts')) withoutTypes(path);
  else write(path, readFileSync(join(root, path)));
for (const folder of BUILT) cpSync(join(root, folder), join(PACKAGE, folder), { recursive: true });
const { name, version, type, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// Results of searches are kept until code or libraries change.
write('package.json', `${JSON.stringify({ name, version, type, private: true, dependencies }, null, 2)}\n`);
