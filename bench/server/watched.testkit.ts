// A process whose processors are watched: says `posted`, or why not; and on a message how long they stood still, and while it worked.
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { now, postWatchmen, type Span } from './watchmen.ts';

/** Longer than any machine stands still that tests are run on, ms. */
const WORK_MS = 400;

const watchmen = await postWatchmen();
watchmen?.watch();
// Each is to be awake before this process is stopped.
await wait(50);
process.send?.(watchmen ? 'posted' : 'The system lets no thread go first.');

const sumOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);
const stoodStill = (since: number): number[] =>
  Array.from({ length: availableParallelism() }, (_, processor) =>
    sumOf((watchmen?.stoodStill(processor) ?? []).filter(({ from }) => from >= since)),
  );

process.once('message', async () => {
  // The watchmen are to note it first.
  await wait(50);
  const stopped = stoodStill(0);
  const from = now();
  while (now() < from + WORK_MS);
  process.send?.({ stopped, worked: stoodStill(from), workedFor: WORK_MS }, () => process.exit());
});
