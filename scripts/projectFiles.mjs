// The files that belong to the project, in a clone and in a tarball of it.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const LISTED = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

function byGit(root) {
  const listed = execFileSync('git', LISTED, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** A line of .gitignore as globs: one with a slash within begins at the root. */
function globsOf(line) {
  const name = line.replace(/\/$/, '');
  const glob = name.includes('/') ? name : `**/${name}`;
  return [glob, `${glob}/**`];
}

/** Everything below `root` that .gitignore does not name. */
export function withoutGit(/** @type {string} */ root) {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const exclude = ['.git/**', ...lines.flatMap(globsOf)];
  return globSync(['**/*', '**/.*', '.*/**'], { cwd: root, exclude })
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => path.replaceAll(sep, '/'));
}

/** Paths of all files that git keeps or would keep, from `root` on, with slashes. */
export const projectFiles = (/** @type {string} */ root) =>
  existsSync(join(root, '.git')) ? byGit(root) : withoutGit(root);
