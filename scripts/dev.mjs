// `npm run dev`: the server, started again when its files change, and Vite for the app on http://localhost:5173.
import { spawn } from 'node:child_process';
import { environment, node, prepare, root } from './runtime.mjs';
import { startSampleWallet } from './sampleWallet.mjs';

prepare();
const bundle = process.argv[2] ?? 'settlements/meridian-auto';
const commands = [
  ['--watch', 'cli/bin.js', 'serve', bundle, '--port', '4280', '--data', '.claimwright/data'],
  ['node_modules/vite/bin/vite.js'],
];
const children = commands.map((args) =>
  spawn(node(), args, { cwd: root, env: environment(), stdio: 'inherit' }),
);
startSampleWallet([bundle]);
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stopAll).on('SIGTERM', stopAll);
// One without the other is no development server: where one ends, both do.
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
