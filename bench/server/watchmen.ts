import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A stretch of time, ms of `now`. */
export interface Span {
  from: number;
  to: number;
}

/**
 * One thread on each processor that goes before all others there. Where it could not run, its processor ran nothing of this machine:
 * the machine's host had it, also where the kernel was told nothing of that.
 */
export interface Watchmen {
  watch(): void;
  rest(): void;
  /** When this processor stood still while it was watched: of the latest stretches, those of more than `GAP_MS`. */
  stoodStill(processor: number): Span[];
}

/** What a watchman is started with. */
export interface Notes {
  processor: number;
  state: Int32Array<SharedArrayBuffer>;
  /** Where its stretches begin and end, one after another, and again from the start. */
  notes: Float64Array<SharedArrayBuffer>;
}

/** It wakes each millisecond; a busy kernel may let it wait for one more of its ticks, of 4 ms. */
export const GAP_MS = 5;

/** The other state is 0: to rest. */
export const WATCH = 1;

const REMEMBERED = 1000;

/** ms by the clock that all threads share. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Posts them; null where the system lets nobody go first, which Linux does for root alone, or has no `taskset`. */
export async function postWatchmen(): Promise<Watchmen | null> {
  const state = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const posts = Array.from({ length: availableParallelism() }, (_, processor): Notes => {
    const bytes = 2 * REMEMBERED * Float64Array.BYTES_PER_ELEMENT;
    return { processor, state, notes: new Float64Array(new SharedArrayBuffer(bytes)) };
  });
  const workers = posts.map(
    (workerData) => new Worker(new URL('./watchman.ts', import.meta.url), { workerData }),
  );
  for (const worker of workers) worker.unref();
  try {
    await Promise.all(workers.map((worker) => once(worker, 'message')));
  } catch {
    await Promise.all(workers.map((worker) => worker.terminate()));
    return null;
  }
  const become = (word: number): void => {
    Atomics.store(state, 0, word);
    Atomics.notify(state, 0);
  };
  return {
    watch: () => become(WATCH),
    rest: () => become(1 - WATCH),
    stoodStill: (processor) => {
      const { notes } = posts[processor] ?? { notes: [] };
      const spans = Array.from({ length: notes.length / 2 }, (_, at): Span => {
        return { from: notes[2 * at] ?? 0, to: notes[2 * at + 1] ?? 0 };
      });
      return spans.filter(({ to }) => to > 0);
    },
  };
}
