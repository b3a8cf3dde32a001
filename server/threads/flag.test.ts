import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createFlag, heard, heardStanding, say } from './flag.ts';

/** Says yes on a thread of its own. */
function yesElsewhere(flag: Int32Array): Worker {
  const module = new URL('./flag.ts', import.meta.url).href;
  const script = `import { workerData as flag } from 'node:worker_threads';
    import { say } from ${JSON.stringify(module)};
    say(flag, 'yes');`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), { workerData: flag });
}

it('C13-08: what one thread says another hears without a message, whether it listened before or after', async () => {
  const flag = createFlag();
  const early = heard(flag);
  yesElsewhere(flag);
  expect(await early).toBe(true);
  expect(await heard(flag)).toBe(true);
});

it('C13-08: a thread may stand still until another has said it', () => {
  const flag = createFlag();
  yesElsewhere(flag);
  expect(heardStanding(flag)).toBe(true);
  expect(heardStanding(flag)).toBe(true);
});

it('C6-09: what was said first stays', async () => {
  const flag = createFlag();
  say(flag, 'no');
  say(flag, 'yes');
  expect(await heard(flag)).toBe(false);
  expect(heardStanding(flag)).toBe(false);
});
