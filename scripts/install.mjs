// The packages of package-lock.json, installed where they are not yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { managerFault } from './machine.mjs';

const IS_WINDOWS = process.platform === 'win32';

/** @typedef {Record<string, { version: string, optional?: boolean, devOptional?: boolean }>} Packages */

const lockOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined);

/**
 * Does `installed` (npm's own record) hold each package of `lock` in its version, and is its folder there, as
 * `isThere` says? Optional ones may be absent.
 * @param {Packages} lock
 * @param {Packages} installed
 * @param {(path: string) => boolean} isThere
 */
export function isInstalled(lock, installed, isThere) {
  return Object.entries(lock).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    return found
      ? found.version === entry.version && isThere(path)
      : entry.optional === true || entry.devOptional === true;
  });
}

function isComplete(root) {
  const installed = lockOf(join(root, 'node_modules', '.package-lock.json'));
  const lock = lockOf(join(root, 'package-lock.json'));
  return installed !== undefined && isInstalled(lock, installed, (path) => existsSync(join(root, path)));
}

/** Reason against installing below `root`, or null: npm would empty the folder that a link named node_modules leads to. */
function linkFault(root) {
  const packages = join(root, 'node_modules');
  const isLink = lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink
    ? `${packages} is a link to a folder that lacks packages of package-lock.json. Remove the link, or run npm ci where it leads.`
    : null;
}

/** Ends a process and all that it started. */
function killTree(child) {
  if (IS_WINDOWS) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
  else process.kill(-child.pid, 'SIGKILL');
}

/**
 * Runs `npm ci`, in a group of its own, which a Ctrl-C of the terminal does not reach: npm would go on for half a minute to
 * take back what it did. Throws an Error that names what ended it; after a signal it ends this process as that does.
 */
function runNpm(root) {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args, 'ci', '--no-fund', '--no-audit'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: !IS_WINDOWS,
      shell: !npm && IS_WINDOWS,
    });
    let ending;
    const end = (signal) => {
      ending ??= signal;
      killTree(child);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, end);
    child.on('error', reject);
    child.on('close', (status) => {
      for (const signal of signals) process.off(signal, end);
      if (ending) {
        console.error('Stopped: what was installed by half is removed.');
        rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5 });
        reject(Object.assign(new Error(`ended by ${ending}`), { signal: ending }));
      } else if (status === 0) resolve();
      else reject(new Error('npm ci failed: mend what it says above and try again.'));
    });
  });
}

/** Installs what is missing below `root`, once however many ask for it. Throws an Error with one line. */
export async function ensureInstalled(root) {
  if (isComplete(root)) return;
  const fault = managerFault(process.env.npm_execpath) ?? linkFault(root);
  if (fault) throw new Error(fault);
  const lock = join(root, '.claimwright', 'installing');
  const onWait = (pid) =>
    console.log(`Process ${pid} is installing the packages in this folder; waiting for it …`);
  await withLock(lock, onWait, async () => {
    if (isComplete(root)) return;
    console.log('Installing the packages of package-lock.json: a minute or more, the first time …');
    await runNpm(root);
  });
}
