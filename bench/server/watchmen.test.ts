import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { GAP_MS } from './watchmen.ts';

const STOPPED_MS = 60;

/** Waits until every thread of a process stands: a busy machine stops them late. */
async function whenStopped(pid: number | undefined): Promise<void> {
  const tasks = `/proc/${pid}/task`;
  const stands = (task: string) => / T /.test(readFileSync(`${tasks}/${task}/stat`, 'latin1'));
  while (!readdirSync(tasks).every(stands)) await wait(1);
}

it('tells how long a processor stood still, as for a stopped process, and not that it worked', async ({
  skip,
}) => {
  const child = fork(new URL('./watched.testkit.ts', import.meta.url));
  onTestFinished(() => void child.kill('SIGKILL'));
  const [posted] = await once(child, 'message');
  if (posted !== 'posted') skip(String(posted));
  child.kill('SIGSTOP');
  await whenStopped(child.pid);
  await wait(STOPPED_MS);
  child.kill('SIGCONT');
  child.send('tell');
  const [{ stopped, worked, workedFor }] = await once(child, 'message');
  expect(stopped).toBeGreaterThan(STOPPED_MS - GAP_MS);
  expect(worked).toBeLessThan(workedFor / 2);
});
