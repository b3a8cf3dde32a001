import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A stretch of time, ms of `now`. */
export interface Span {
  from: number;
  to: number;
}

/**
 * A thread on each processor that goes before all others there. Where it could not run, the processor ran nothing that may be
 * interrupted: the machine's host had it, also where the kernel was told nothing of that.
 */
export interface Watchmen {
  /** Keeps the calling thread on the first processor, and looks. */
  watch(): void;
  rest(): void;
  /** When that one stood still while it was watched, and when the others did: the latest of the stretches of more than `GAP_MS`. */
  stoodStill(): { here: Span[]; elsewhere: Span[] };
}

/** What a watchman is started with. */
export interface Notes {
  processor: number;
  state: Int32Array<SharedArrayBuffer>;
  /** Where his stretches begin and end, one after another, and again from the start. */
  notes: Float64Array<SharedArrayBuffer>;
}

/** They wake each millisecond. */
export const GAP_MS = 2;

/** The other state is 0: to rest. */
export const WATCH = 1;

const REMEMBERED = 1000;

/** ms by the clock that all threads share. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** What they complain of is in the error. */
const QUIETLY = { stdio: 'pipe' } as const;

/** What Linux knows this thread by. */
const thisThread = (): string => readFileSync('/proc/thread-self/stat', 'latin1').split(' ', 1).join();

/** Has this thread run on these processors alone: `0`, or `0-3`. Throws where there is no `taskset`. */
export function keepOn(processors: string): void {
  execFileSync('taskset', ['-cp', processors, thisThread()], QUIETLY);
}

/** Has this thread run whenever it can, before all that is not of the kernel (`SCHED_FIFO`). Throws where it may not, or there is no `chrt`. */
export function goFirst(): void {
  execFileSync('chrt', ['--fifo', '--pid', '99', thisThread()], QUIETLY);
}

function stretchesIn({ notes }: Notes): Span[] {
  const places = Array.from({ length: REMEMBERED }, (_, at) => 2 * at);
  const spans = places.map((at): Span => ({ from: notes[at] ?? 0, to: notes[at + 1] ?? 0 }));
  return spans.filter(({ to }) => to > 0);
}

/** Posts them; null where the system lets nobody go first, which Linux does for root alone, or has no `taskset` or `chrt`. */
export async function postWatchmen(): Promise<Watchmen | null> {
  const state = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const posts = Array.from({ length: availableParallelism() }, (_, processor): Notes => {
    const bytes = 2 * REMEMBERED * Float64Array.BYTES_PER_ELEMENT;
    return { processor, state, notes: new Float64Array(new SharedArrayBuffer(bytes)) };
  });
  const file = new URL('./watchmanThread.ts', import.meta.url);
  const workers = posts.map((workerData) => new Worker(file, { workerData }));
  for (const worker of workers) worker.unref();
  try {
    await Promise.all(workers.map((worker) => once(worker, 'message')));
  } catch {
    return null;
  }
  const become = (word: number, processors: string): void => {
    keepOn(processors);
    Atomics.store(state, 0, word);
    Atomics.notify(state, 0);
  };
  return {
    watch: () => become(WATCH, '0'),
    rest: () => become(1 - WATCH, `0-${posts.length - 1}`),
    stoodStill: () => {
      const [here = [], ...others] = posts.map(stretchesIn);
      return { here, elsewhere: others.flat() };
    },
  };
}
