import { type AsyncHook, createHook } from 'node:async_hooks';
import { openSync, readSync } from 'node:fs';
import { type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';

/** What held the event loop longest while it was watched, ms. */
export interface Longest {
  /**
   * From one return to the loop to the next: a callback with the ticks and promises that follow it at once, less what
   * the engine collected meanwhile, which comes when it comes, in whatever piece is running, and less the time for which
   * the system ran somebody else on this processor.
   */
  piece: number;
  /** A collection of garbage. */
  collection: number;
}

export interface Pieces {
  watch(): void;
  rest(): void;
  /** The longest since this was last asked. */
  longest(): Longest;
}

/** A stretch of time, ms. */
interface Span {
  from: number;
  to: number;
}

/** What ran without returning to the loop, and for how long of that it waited for a processor. */
interface Piece extends Span {
  waited: number;
}

/** They run before the loop goes on, and belong to the piece that left them. */
const FOLLOWING = new Set(['PROMISE', 'TickObject', 'Microtask']);

/**
 * Of how many of the latest things begun it is remembered that they are such. A set of them would grow by each promise
 * that nobody waits for, and take tens of milliseconds each time it doubles: longer than any piece.
 */
const LATEST = 1 << 21;

/** How many of the longest pieces are remembered: one that was longest by a collection is not the longest of its own. */
const REMEMBERED = 50;

const lengthOf = ({ from, to }: Span): number => to - from;

/** What of a piece lay outside all collections, and had a processor. */
function own(piece: Piece, collections: readonly Span[]): number {
  const shared = collections.map(({ from, to }) => Math.min(to, piece.to) - Math.max(from, piece.from));
  const collected = shared.filter((length) => length > 0).reduce((sum, length) => sum + length, 0);
  // A collection that waited for a processor itself is not to count twice.
  return Math.max(0, lengthOf(piece) - Math.max(collected, piece.waited));
}

/**
 * For how long this thread has been ready to run while others did, ms, by Linux's own account of it
 * (`Documentation/scheduler/sched-stats.rst`: the second figure of a task's `schedstat`, in ns). Elsewhere nobody tells.
 */
function waitingClock(): () => number {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const bytes = Buffer.alloc(96);
    return () => Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, 96, 0)).split(' ')[1]) / 1e6;
  } catch {
    return () => 0;
  }
}

/**
 * Tells apart the pieces of one turn of the event loop. A turn serves all sockets that are ready: with many clients it is
 * as long as all of their pieces together, though none of them is.
 */
export function createPieces(latest = LATEST): Pieces {
  let pieces: Piece[] = [];
  let collections: Span[] = [];
  /** Their numbers, each in its place: what listens since the start has a low one, and is not to be taken for a promise of today. */
  const following = new Float64Array(latest);
  const waited = waitingClock();
  let current: Piece = { from: 0, to: 0, waited: 0 };
  const close = (): void => {
    const shortest = pieces.at(-1);
    if (pieces.length === REMEMBERED && shortest && lengthOf(current) <= lengthOf(shortest)) return;
    pieces.push({ ...current, waited: waited() - current.waited });
    pieces.sort((one, other) => lengthOf(other) - lengthOf(one)).splice(REMEMBERED);
  };
  const begin = (): void => {
    const now = performance.now();
    current = { from: now, to: now, waited: waited() };
  };
  const hook: AsyncHook = createHook({
    init: (id, type) => {
      if (FOLLOWING.has(type)) following[id % latest] = id;
    },
    before: (id) => {
      if (following[id % latest] === id) return;
      close();
      begin();
    },
    after: () => {
      current.to = performance.now();
    },
  });
  const collect = (entries: readonly PerformanceEntry[]): void => {
    for (const { startTime, duration } of entries)
      collections.push({ from: startTime, to: startTime + duration });
  };
  const observer = new PerformanceObserver((list) => collect(list.getEntries()));
  return {
    watch: () => {
      begin();
      hook.enable();
      observer.observe({ entryTypes: ['gc'] });
    },
    rest: () => {
      hook.disable();
      collect(observer.takeRecords());
      observer.disconnect();
    },
    longest: () => {
      close();
      collect(observer.takeRecords());
      const longest = {
        piece: Math.max(...pieces.map((piece) => own(piece, collections))),
        collection: Math.max(0, ...collections.map(lengthOf)),
      };
      pieces = [];
      collections = [];
      begin();
      return longest;
    },
  };
}
