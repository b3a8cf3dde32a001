// Which faults a branch may have changed the answer for.
import { execFileSync } from 'node:child_process';

function git(root, ...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function attempt(action) {
  try {
    return action();
  } catch (error) {
    if (typeof error.status === 'number') return null;
    throw error;
  }
}

/** The commit to compare with: where the branch left main, or the last commit but one on main itself. */
function baseOf(root) {
  const head = git(root, 'rev-parse', 'HEAD').trim();
  const fork = attempt(() => git(root, 'merge-base', 'HEAD', 'main').trim());
  return fork && fork !== head ? fork : 'HEAD~1';
}

function listBefore(root, base, list) {
  const text = attempt(() => git(root, 'show', `${base}:${list}`));
  return new Set((text ? JSON.parse(text) : []).map((fault) => JSON.stringify(fault)));
}

/** The faults that are new or reworded, and those whose code or tests differ from the base. */
export function changedFaults(root, faults, tests) {
  const base = baseOf(root);
  const lines = [
    git(root, 'diff', '--name-only', base),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  const changed = new Set(lines.flatMap((text) => text.split('\n')).filter((path) => path !== ''));
  const before = new Map();
  for (const { list } of faults)
    if (changed.has(list) && !before.has(list)) before.set(list, listBefore(root, base, list));
  return faults.filter(({ list, ...fault }) => {
    const files = [fault.file, ...fault.ids.flatMap((id) => tests.get(id) ?? [])];
    return files.some((file) => changed.has(file)) || before.get(list)?.has(JSON.stringify(fault)) === false;
  });
}
