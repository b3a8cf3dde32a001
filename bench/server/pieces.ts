import { type AsyncHook, createHook } from 'node:async_hooks';
import { type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';

/** What held the event loop longest while it was watched, ms. */
export interface Longest {
  /**
   * From one return to the loop to the next: a callback with the ticks and promises that follow it at once, less what
   * the engine collected meanwhile. That comes when it comes, in whatever piece is running.
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

/** They run before the loop goes on, and belong to the piece that left them. */
const FOLLOWING = new Set(['PROMISE', 'TickObject', 'Microtask']);

/**
 * For how many of the latest things begun it is remembered whether they are such. A set of them would grow by each promise
 * that nobody waits for, and take tens of milliseconds each time it doubles: longer than any piece.
 */
const LATEST = 1 << 22;

/** How many of the longest pieces are remembered: one that was longest by a collection is not the longest of its own. */
const REMEMBERED = 50;

const lengthOf = ({ from, to }: Span): number => to - from;

/** What of a piece lay outside all collections. */
function without(piece: Span, collections: readonly Span[]): number {
  const shared = collections.map(({ from, to }) => Math.min(to, piece.to) - Math.max(from, piece.from));
  return lengthOf(piece) - shared.filter((length) => length > 0).reduce((sum, length) => sum + length, 0);
}

/**
 * Tells apart the pieces of one turn of the event loop. A turn serves all sockets that are ready: with many clients it is
 * as long as all of their pieces together, though none of them is.
 */
export function createPieces(): Pieces {
  let pieces: Span[] = [];
  let collections: Span[] = [];
  const isFollowing = new Uint8Array(LATEST);
  let current: Span = { from: 0, to: 0 };
  const close = (): void => {
    const shortest = pieces.at(-1);
    if (pieces.length === REMEMBERED && shortest && lengthOf(current) <= lengthOf(shortest)) return;
    pieces.push(current);
    pieces.sort((one, other) => lengthOf(other) - lengthOf(one)).splice(REMEMBERED);
  };
  const begin = (): void => {
    const now = performance.now();
    current = { from: now, to: now };
  };
  const hook: AsyncHook = createHook({
    init: (id, type) => {
      isFollowing[id % LATEST] = FOLLOWING.has(type) ? 1 : 0;
    },
    before: (id) => {
      if (isFollowing[id % LATEST] === 1) return;
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
        piece: Math.max(...pieces.map((piece) => without(piece, collections))),
        collection: Math.max(0, ...collections.map(lengthOf)),
      };
      pieces = [];
      collections = [];
      begin();
      return longest;
    },
  };
}
