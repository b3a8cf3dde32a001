import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { awaitFlag, blockOnFlag, createFlag, setFlag } from './flag.ts';

/** A thread of its own that does this with the flag and what the module has. */
function elsewhere(flag: Int32Array, act: string): Worker {
  const module = new URL('./flag.ts', import.meta.url).href;
  const script = `import { parentPort, workerData as flag } from 'node:worker_threads';
    import { blockOnFlag, setFlag } from ${JSON.stringify(module)};
    ${act}`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), { workerData: flag });
}

it('C13-08: what one thread says another hears without a message, whether it listened before or after', async () => {
  const flag = createFlag();
  const early = awaitFlag(flag);
  elsewhere(flag, `setFlag(flag, 'yes');`);
  expect(await early).toBe(true);
  expect(await awaitFlag(flag)).toBe(true);
});

it.each(['yes', 'no'] as const)(
  'C13-08: a thread may stand still until another has said %s',
  async (word) => {
    const flag = createFlag();
    const standing = elsewhere(
      flag,
      `parentPort.postMessage('here'); parentPort.postMessage(blockOnFlag(flag));`,
    );
    const heardThere = new Promise((resolve) => {
      standing.on('message', (told) => {
        if (told !== 'here') resolve(told);
      });
    });
    await once(standing, 'message');
    // Until it stands still.
    await wait(50);
    setFlag(flag, word);
    expect(await heardThere).toBe(word === 'yes');
    await standing.terminate();
  },
);

it('C6-09: what was said first stays', async () => {
  const flag = createFlag();
  setFlag(flag, 'no');
  setFlag(flag, 'yes');
  expect(await awaitFlag(flag)).toBe(false);
  expect(blockOnFlag(flag)).toBe(false);
});
