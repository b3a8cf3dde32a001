import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Started {
  child: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
}

let data = '';
/** File with what a start prints. */
let output = '';
let running: Started[] = [];

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'claimwright-start-'));
  output = `${data}.txt`;
  running = [];
});

afterEach(async () => {
  for (const { child } of running) endGroup(child);
  await rm(data, { recursive: true, force: true });
  await rm(output, { force: true });
});

/** Ends what a failed test left behind, the server that it started included. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** `npm start -- …words`, over a data folder of its own. */
function start(...words: string[]): Started {
  // One file for both outputs, as a terminal has them: two pipes are read in any order.
  const terminal = openSync(output, 'w');
  const child = spawn(process.execPath, ['scripts/start.mjs', ...words, '--data', data], {
    cwd: root,
    stdio: ['ignore', terminal, terminal],
    detached: true,
  });
  closeSync(terminal);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const started = { child, said: () => readFileSync(output, 'utf8'), ended };
  running.push(started);
  return started;
}

async function listenSomewhere() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return { server, port: String(address.port) };
}

async function untilUp(port: string): Promise<void> {
  for (let turn = 0; turn < 1000; turn += 1) {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error('Not up after 20 s');
}

/** Each compiled form, with when it was written. */
async function compiledForms(): Promise<string[]> {
  const cache = join(data, 'cache');
  const names = await readdir(cache);
  return Promise.all(names.map(async (name) => `${name} ${(await stat(join(cache, name))).mtimeMs}`));
}

/** What a server that runs has written to its database since it was started, in bytes. */
const written = async () => (await stat(join(data, 'claimwright.db-wal'))).size;

describe('npm start', () => {
  it('a second start on a built tree builds, compiles and imports nothing, serves the sample, and stops cleanly on Ctrl-C', async () => {
    const { server, port } = await listenSomewhere();
    server.close();
    const found: { forms: string[]; written: number }[] = [];
    for (const _turn of ['first', 'second']) {
      const started = start('--port', port);
      await untilUp(port);
      const page = await fetch(`http://localhost:${port}/`);
      expect(await page.text()).toContain('<div id="root"');
      found.push({ forms: await compiledForms(), written: await written() });
      started.child.kill('SIGINT');
      expect(await started.ended).toBe(0);
      expect(started.said()).not.toMatch(/^\s+at /m);
      expect(started.said()).not.toContain('Building');
      expect(started.said()).toContain(`http://localhost:${port}\nCtrl-C stops it.`);
    }
    const [first, second] = found;
    expect(second?.forms).toEqual(first?.forms);
    expect(first?.written).toBeGreaterThan(1_000_000);
    expect(second?.written).toBeLessThan(100_000);
  });

  it('a port in use is one clear line and exit code 2', async () => {
    const { server, port } = await listenSomewhere();
    const started = start('--port', port);
    expect(await started.ended).toBe(2);
    server.close();
    const lines = started.said().trim().split('\n');
    expect(lines.at(-1)).toContain(port);
    expect(started.said()).not.toMatch(/^\s+at /m);
  });

  it.each([
    ['a folder that is not there', ['no/such/settlement'], 'no/such/settlement'],
    ['an option that does not exist', ['--prot', '80'], '--prot'],
  ])('%s is one clear line and exit code 2', async (_what, words, named) => {
    const started = start(...words);
    expect(await started.ended).toBe(2);
    expect(started.said().trim().split('\n')).toHaveLength(1);
    expect(started.said()).toContain(named);
  });
});
