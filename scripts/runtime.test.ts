import { expect, it } from 'vitest';
import { run } from './runtime.mjs';

it('C17-12: a check that was killed says by what', async () => {
  const { status, output } = await run(['-e', "process.kill(process.pid, 'SIGKILL')"], { quiet: true });
  expect(status).toBe(1);
  expect(output).toBe('-e was ended by SIGKILL: perhaps there was too little memory.\n');
});
