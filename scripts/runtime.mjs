// The Node that everything runs on, and the packages that everything needs. Plain JavaScript that Node 20.19 can
// read: these lines run before anything is installed, on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endTogether, endWithNpm } from './endTogether.mjs';
import { ensureInstalled } from './install.mjs';
import { chosenNode, folderFault, nodeFault, PACKAGED, WANTED } from './machine.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Ends the process with one line that says what to do. */
export function stop(line) {
  console.error(line);
  process.exit(2);
}

/** The packaged Node where it can be started: it is a program of glibc, which not every Linux has. */
function packagedNode() {
  const packaged = PACKAGED[`${process.platform}-${process.arch}`];
  const path = packaged && join(root, 'node_modules', packaged);
  if (!path || !existsSync(path)) return null;
  return spawnSync(path, ['--version']).status === 0 ? path : null;
}

let found;

/**
 * The Node that runs this where it is new enough, else the packaged one.
 * @returns {string}
 */
export function node() {
  found ??= chosenNode({ version: process.versions.node, path: process.execPath }, packagedNode);
  return (
    found ??
    stop(
      `Claimwright runs on Node ${WANTED}; this is ${process.versions.node}, and the one that npm brings is missing or cannot be started here. Install Node ${WANTED} and try again.`,
    )
  );
}

/**
 * Environment in which `node` and the packages' own commands are found first.
 * @param {Record<string, string>} [extra]
 * @returns {Record<string, string>}
 */
export function environment(extra = {}) {
  const path = [dirname(node()), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const defaults = {
    NODE_NO_WARNINGS: '1',
    // Node keeps what it compiled, stripped types included: a start takes a quarter less time.
    NODE_COMPILE_CACHE: join(root, '.claimwright', 'compiled'),
  };
  return { ...defaults, ...process.env, ...extra, PATH: path };
}

/** Looks at the machine and installs what is missing; after it `node()` answers. */
export async function prepare() {
  const fault = nodeFault(process.versions.node, `${process.platform}-${process.arch}`) ?? folderFault(root);
  if (fault) stop(fault);
  endWithNpm();
  try {
    await ensureInstalled(root);
  } catch (error) {
    if (!error.signal) stop(error.message);
    process.kill(process.pid, error.signal);
    await new Promise(() => {});
  }
}

/** Line about the signal that ended a program, if one did: the system kills a program that needs more memory than there is. */
const endOf = ([program], signal) =>
  signal === null
    ? ''
    : `${program} was ended by ${signal}${signal === 'SIGKILL' ? ': perhaps there was too little memory' : ''}.\n`;

/**
 * Runs a program of the packaged Node to its end; its output is shown, or collected when `quiet`.
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(node(), args, {
      cwd,
      env: environment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    endTogether(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}\n` }));
    child.on('close', (status, signal) =>
      resolve({ status: status ?? 1, output: output + endOf(args, signal) }),
    );
  });
}
