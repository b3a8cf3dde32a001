// `npm start`: installs and builds what is missing, then serves the sample settlement on http://localhost:4280.
// What follows `--` goes to `claimwright serve`, whose defaults these are: npm start -- --port 8080
import { spawn } from 'node:child_process';
import { withOwnData } from './ownData.mjs';
import { environment, node, prepare, root, stop } from './runtime.mjs';
import { hint, startSampleWallet } from './sampleWallet.mjs';

await prepare();
const { buildApp } = await import('./buildApp.mjs');
await buildApp().catch((error) => stop(error.message));

const server = spawn(node(), ['cli/bin.js', 'serve', ...withOwnData(process.argv.slice(2))], {
  cwd: root,
  env: environment(),
  stdio: ['inherit', 'pipe', 'inherit'],
});
server.stdout.pipe(process.stdout);
// Its first line is the address; what newcomers ask next stands below it, and not among what a script reads.
server.stdout.once('data', () => process.stderr.write(hint(process.argv.slice(2))));
startSampleWallet(process.argv.slice(2));
// Hands signals on: in a terminal Ctrl-C reaches the server by itself, too, and a second signal changes nothing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('error', (error) => stop(`The server could not be started: ${error.message}`));
server.on('close', (code) => process.exit(code ?? 0));
