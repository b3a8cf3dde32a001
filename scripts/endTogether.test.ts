import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isRunning } from './isRunning.mjs';

const started: ChildProcess[] = [];
const owned: number[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const pid of owned.splice(0).filter(isRunning)) process.kill(pid, 'SIGKILL');
});

/** Starts a program of these lines and returns it with the process number that it prints. */
async function begun(lines: string, env: NodeJS.ProcessEnv = {}): Promise<[ChildProcess, number]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', lines], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const own = Number(text);
  owned.push(own);
  return [child, own];
}

const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));
describe('C17-09: what a script started', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends with it at %s', async (signal, code) => {
    const [script, own] = await begun(`
      import { run } from ${module('runtime.mjs')};
      await run(['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']);`);
    const ended = once(script, 'exit');
    script.kill(signal);
    expect(await ended).toEqual([code, null]);
    await expect.poll(() => isRunning(own)).toBe(false);
  });

  it('by npm ends once npm is gone', async () => {
    const script = `
      import { endWithNpm } from ${module('endTogether.mjs')};
      endWithNpm();
      console.log(process.pid);
      setInterval(() => {}, 1000);`;
    const [npm, own] = await begun(
      `import { spawn } from 'node:child_process';
      spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(script)}], { stdio: 'inherit' });`,
      { npm_lifecycle_event: 'start' },
    );
    npm.kill('SIGKILL');
    await expect.poll(() => isRunning(own)).toBe(false);
  });
});
