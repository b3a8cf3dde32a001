// `npm start`: installs and builds what is missing, then serves the sample settlement on http://localhost:4280.
// What follows `--` goes to `claimwright serve`: npm start -- --port 8080
import { spawn } from 'node:child_process';
import { environment, node, prepare, root, stop } from './runtime.mjs';

prepare();
const { buildApp } = await import('./buildApp.mjs');
await buildApp().catch((error) => stop(error.message));

const wanted = process.argv.slice(2);
const defaults = { '--port': '4280', '--data': '.claimwright/data' };
const options = Object.entries(defaults)
  .filter(([name]) => !wanted.some((word) => word === name || word.startsWith(`${name}=`)))
  .flat();
const bundle = wanted[0] && !wanted[0].startsWith('-') ? [] : ['settlements/meridian-auto'];

const server = spawn(node(), ['cli/bin.js', 'serve', ...bundle, ...options, ...wanted], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
// In a terminal Ctrl-C reaches the server by itself (same process group); this process waits until it has stopped.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('error', (error) => stop(`The server could not be started: ${error.message}`));
server.on('close', (code) => process.exit(code ?? 0));
