// A process that is watched: says `posted`, or why not; and on a message how long it stood still, and while it worked.
import { setTimeout as wait } from 'node:timers/promises';
import { now, postWatchmen } from './watchmen.ts';

/** Longer than any machine stands still that tests are run on, ms. */
const WORK_MS = 400;

const watchmen = await postWatchmen();
watchmen?.watch();
// They are to be awake before this process is stopped.
await wait(50);
process.send?.(watchmen ? 'posted' : 'The system lets no thread go first.');

function stoodStill(since: number): number {
  const spans = (watchmen?.stoodStill().here ?? []).filter(({ from }) => from >= since);
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

process.once('message', async () => {
  // They are to note it first.
  await wait(50);
  const stopped = stoodStill(0);
  const from = now();
  while (now() < from + WORK_MS);
  process.send?.({ stopped, worked: stoodStill(from), workedFor: WORK_MS }, () => process.exit());
});
