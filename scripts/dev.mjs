// `npm run dev [-- BUNDLE]`: the server, started again when a file of it or of the bundle changes, and Vite for the app on
// http://localhost:5173. CLAIMWRIGHT_DEV_PORTS=5173,4280 names other ports.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { environment, node, prepare, root, stop } from './runtime.mjs';
import { startSampleWallet } from './sampleWallet.mjs';

const [bundle = 'settlements/meridian-auto', ...others] = process.argv.slice(2);
const wrong = [bundle, ...others].find((word) => word.startsWith('-')) ?? others[0];
if (wrong !== undefined)
  stop(
    `npm run dev -- BUNDLE takes the folder of a bundle, and nothing else: not "${wrong}". CLAIMWRIGHT_DEV_PORTS=5173,4280 names the ports of page and server.`,
  );
if (!existsSync(resolve(root, bundle, 'settlement.json')))
  stop(`${bundle} is no folder of a bundle: it has no settlement.json.`);

await prepare();
// The server demands a built app, for which Vite stands in: it is built once, whatever changes.
const { buildApp } = await import('./buildApp.mjs');
await buildApp().catch((error) => stop(error.message));

const [page = '5173', api = '4280'] = (process.env.CLAIMWRIGHT_DEV_PORTS ?? '').split(',').filter(Boolean);
const env = { ...environment(), CLAIMWRIGHT_API: `http://localhost:${api}` };
const SERVER = ['--watch', 'cli/bin.js', 'serve', bundle, '--port', api, '--data', '.claimwright/data'];
const VITE = ['node_modules/vite/bin/vite.js', '--port', page, '--strictPort'];

/** Time after a change of the bundle in which others of the same save follow, ms. */
const SETTLE_MS = 200;

const children = new Set();
let isStopping = false;
let isRestarting = false;
let timer;

/** Starts a process, and calls `onEnd` when it has ended. */
function start(args, onEnd) {
  const child = spawn(node(), args, { cwd: root, env, stdio: 'inherit' });
  children.add(child);
  child.on('exit', (code) => {
    children.delete(child);
    onEnd(code ?? 0);
  });
  return child;
}

function stopAll() {
  isStopping = true;
  bundleWatch.close();
  for (const child of children) child.kill('SIGTERM');
}

/** Ends both: one without the other is no development server. */
function endBoth(code) {
  process.exitCode ||= isStopping ? 0 : code;
  if (!isStopping) stopAll();
}

const startServer = () =>
  start(SERVER, (code) => {
    if (!isRestarting || isStopping) return endBoth(code);
    isRestarting = false;
    server = startServer();
  });

const bundleWatch = watch(resolve(root, bundle), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isStopping || isRestarting) return;
    console.log('The bundle has changed: the server starts again.');
    isRestarting = true;
    server.kill('SIGTERM');
  }, SETTLE_MS);
});

let server = startServer();
start(VITE, endBoth);
startSampleWallet([bundle]);
process.on('SIGINT', stopAll).on('SIGTERM', stopAll).on('SIGHUP', stopAll);
