// `npm run compare -- --with COMMIT [--drawn 300]`: everything that the product writes of all samples, templates, foreign and
// drawn forms and of copies with a fault in one place, by the code of COMMIT and by the code here: the bytes must be the same.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, root, run, stop } from './runtime.mjs';
import { isWhole, wordsOrExit } from './words.mjs';

const values = wordsOrExit(
  'compare',
  'Compares all that the product writes with what it wrote at a commit.',
  {
    with: { takes: 'a commit', help: 'the commit to compare with' },
    drawn: { standard: '300', takes: 'a whole number', is: isWhole(0), help: 'how many forms are drawn' },
  },
);
if (values.with === undefined) stop('Name a commit: npm run compare -- --with COMMIT');
await prepare();

const git = (...words) => execFileSync('git', words, { cwd: root, maxBuffer: 1 << 30 });
const commit = commitOf(values.with);
const folder = join(root, '.claimwright', 'compare');
const inputs = join(folder, `inputs-${values.drawn}`);

function commitOf(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).toString().trim();
  } catch {
    return stop(`There is no commit ${name}. git log lists them.`);
  }
}

/** Runs a program that fills a folder; a folder that is there is whole. */
async function filled(target, program, ...words) {
  if (existsSync(target)) return;
  const half = `${target}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const { status } = await run([program, ...words, half]);
  if (status !== 0) stop(`${program} failed.`);
  renameSync(half, target);
}

function sourcesOf(base) {
  const tree = join(folder, base);
  if (existsSync(tree)) return tree;
  mkdirSync(tree, { recursive: true });
  execFileSync('tar', ['x', '-C', tree], { input: git('archive', base) });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir');
  return tree;
}

const filesIn = (tree) =>
  readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(tree.length + 1))
    .sort();

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : ['(not written)']);

/** First line in which two files differ, old above new. */
function difference(file, [before, after]) {
  const [old, now] = [read(join(before, file)), read(join(after, file))];
  const at = old.findIndex((line, index) => line !== now[index]);
  const line = at < 0 ? old.length : at;
  const shown = (text = '(no such line)') => text.slice(0, 400);
  return old.join('\n') === now.join('\n')
    ? null
    : `${file}:${line + 1}\n  - ${shown(old[line])}\n  + ${shown(now[line])}`;
}

await filled(inputs, 'tests/outputs/writeInputs.ts', values.drawn);
const outputs = 'tests/outputs/writeOutputs.ts';
const before = join(folder, `outputs-${commit}-${values.drawn}`);
const now = join(folder, 'outputs-now');
rmSync(now, { recursive: true, force: true });
await Promise.all([filled(before, outputs, sourcesOf(commit), inputs), filled(now, outputs, root, inputs)]);
const files = [...new Set([...filesIn(before), ...filesIn(now)])].sort();
const differences = files.flatMap((file) => difference(file, [before, now]) ?? []);
for (const line of differences) console.log(line);
console.log(`${files.length} outputs, ${differences.length} differ`);
process.exitCode = differences.length > 0 ? 1 : 0;
