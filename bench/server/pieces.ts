import { type AsyncHook, createHook } from 'node:async_hooks';
import { PerformanceObserver } from 'node:perf_hooks';

/** What held the event loop longest while it was watched, ms. */
export interface Longest {
  /** From one return to the loop to the next: a callback with the ticks and promises that follow it at once. */
  piece: number;
  /** A collection of garbage, which a piece may hold. */
  collection: number;
}

export interface Pieces {
  watch(): void;
  rest(): void;
  /** The longest since this was last asked. */
  longest(): Longest;
}

/** They run before the loop goes on, and belong to the piece that left them. */
const FOLLOWING = new Set(['PROMISE', 'TickObject', 'Microtask']);

/**
 * Tells apart the pieces of one turn of the event loop. A turn serves all sockets that are ready: with many clients it is
 * as long as all of their pieces together, though none of them is.
 */
export function createPieces(): Pieces {
  const found: Longest = { piece: 0, collection: 0 };
  const following = new Set<number>();
  let begun = 0;
  let ended = 0;
  const close = (): void => {
    found.piece = Math.max(found.piece, ended - begun);
  };
  const hook: AsyncHook = createHook({
    init: (id, type) => {
      if (FOLLOWING.has(type)) following.add(id);
    },
    before: (id) => {
      if (following.has(id)) return;
      close();
      begun = performance.now();
      ended = begun;
    },
    after: (id) => {
      following.delete(id);
      ended = performance.now();
    },
  });
  const collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.collection = Math.max(found.collection, duration);
  });
  return {
    watch: () => {
      begun = performance.now();
      ended = begun;
      hook.enable();
      collections.observe({ entryTypes: ['gc'] });
    },
    rest: () => {
      hook.disable();
      collections.disconnect();
      following.clear();
    },
    longest: () => {
      close();
      const longest = { ...found };
      begun = ended;
      found.piece = 0;
      found.collection = 0;
      return longest;
    },
  };
}
