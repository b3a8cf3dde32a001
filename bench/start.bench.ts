// `npm run bench:start`: processor time and memory of `claimwright serve`, from its start until it is ready, with forms that
// are compiled and modules that are kept. Takes the path of another `bin.js`, as an installed one, where that is to be measured.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { median } from './figures.ts';
import { usageOn } from './runCommand.ts';

const LIMIT = 0.9;
const RUNS = 7;
/** Later starts find what the first compiled, and Node's cache of their modules. */
const WARMING = 2;
const ROOT = join(import.meta.dirname, '..');
const COMMAND = process.argv[2] ?? join(ROOT, 'cli', 'bin.js');
const BUNDLE = join(ROOT, 'settlements', 'meridian-auto');

/** Starts the server, waits until `/readyz` answers 200, and returns the seconds of processor time and the megabytes until then. */
async function measureStart(dataDir: string): Promise<{ cpu: number; megabytes: number }> {
  const words = ['serve', BUNDLE, '--data', dataDir, '--port', '0', '--operations', '0'];
  const child = spawn(process.execPath, ['--import', usageOn('SIGUSR2'), COMMAND, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const lines: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    lines.push(line);
    const [, url] = /^Readiness and metrics: (\S+)/.exec(line) ?? [];
    if (url) {
      const { status } = await fetch(new URL('/readyz', url));
      if (status !== 200) throw new Error(`/readyz answered ${status}.`);
      child.kill('SIGUSR2');
    }
    const [, used] = /^used (.*)$/.exec(line) ?? [];
    if (!used) continue;
    child.kill('SIGTERM');
    await ended;
    return JSON.parse(used);
  }
  throw new Error(`The server ended:\n${lines.join('\n')}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'claimwright-start-'));
try {
  for (let run = 0; run < WARMING; run += 1) await measureStart(dataDir);
  const runs: { cpu: number; megabytes: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureStart(dataDir));
  const times = runs.map(({ cpu }) => cpu);
  const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)];
  console.log(
    `serve until ready: ${middle.toFixed(2)} s of processor time (${least.toFixed(2)} to ${most.toFixed(2)}), ${median(runs.map(({ megabytes }) => megabytes)).toFixed(0)} MB; limit ${LIMIT} s`,
  );
  if (!(middle <= LIMIT)) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
