// A process that is watched: says `posted`, or why not; and on a message how long it stood still, and while it worked.
import { setTimeout as wait } from 'node:timers/promises';
import { now, postWatchman } from './watchman.ts';

/** Longer than any machine stands still that tests are run on, ms. */
const WORK_MS = 400;

const watchman = await postWatchman();
watchman?.watch();
// He is to be awake before this process is stopped.
await wait(50);
process.send?.(watchman ? 'posted' : 'The system lets no thread go first.');

function stoodStill(since: number): number {
  const spans = (watchman?.stoodStill() ?? []).filter(({ from }) => from >= since);
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

process.once('message', async () => {
  // He is to note it first.
  await wait(50);
  const stopped = stoodStill(0);
  const from = now();
  while (now() < from + WORK_MS);
  process.send?.({ stopped, worked: stoodStill(from), workedFor: WORK_MS }, () => process.exit());
});
