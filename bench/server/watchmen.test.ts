import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';

const STOPPED_MS = 200;

it('tells how long a processor stood still, as for a stopped process, and not that it worked', async ({
  skip,
}) => {
  const child = fork(new URL('./watched.testkit.ts', import.meta.url));
  onTestFinished(() => void child.kill('SIGKILL'));
  const [posted] = await once(child, 'message');
  if (posted !== 'posted') skip(String(posted));
  child.kill('SIGSTOP');
  await wait(STOPPED_MS);
  child.kill('SIGCONT');
  child.send('tell');
  const [{ stopped, worked, workedFor }] = await once(child, 'message');
  // A busy machine stops a process late.
  expect(stopped).toBeGreaterThan(STOPPED_MS / 2);
  expect(worked).toBeLessThan(workedFor / 2);
});
