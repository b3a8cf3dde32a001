import { type AsyncHook, createHook } from 'node:async_hooks';
import { openSync, readSync } from 'node:fs';
import { type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { type Span, type Watchmen, now as watchmensNow } from './watchmen.ts';

/** What held the event loop longest while it was watched, ms. */
export interface Longest {
  /**
   * From one return to the loop to the next: a callback with the ticks and promises that follow it at once, less what
   * the engine collected meanwhile, which comes when it comes, in whatever piece is running, and less the time for which
   * the system ran somebody else on this processor, or the machine's host another machine, by what the system is told of
   * that or by the watchmen's own eyes.
   */
  piece: number;
  /** Of what that one was made, for whoever looks for what made it long. */
  account: string;
  /** Of the longest by the clock, with nothing taken off: it may be another one. */
  pieceByClock: number;
  /** A collection of garbage. */
  collection: number;
}

export interface Pieces {
  watch(): void;
  rest(): void;
  /** The longest since this was last asked. */
  longest(): Longest;
}

/** What the system tells of this thread, ms: how long it had a processor, and how long it waited for one that others had. */
interface Account {
  ran: number;
  waited: number;
}

/** Whom to ask, and how long the machine's host has run other machines on its processors since it started, ms. */
export interface System {
  /** Clock that pieces are measured by, ms: `performance.now()`, as for the engine's collections. */
  now(): number;
  account(): Account;
  stolen(): number;
}

/** What ran without returning to the loop, and what the system says of that time. */
interface Piece extends Span, Account {
  stolen: number;
}

/** Of shorter pieces it is not asked what the host took: it would take longer than they do. */
const LONG_MS = 5;
/** How old the answer may be that a piece begins with. */
const OLD_MS = 50;

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

/** How much of a piece these take, which are in the order in which they began. */
function takenOf(piece: Span, spans: readonly Span[]): number {
  let [taken, until] = [0, piece.from];
  for (const { from, to } of spans) {
    const [begin, end] = [Math.max(from, until), Math.min(to, piece.to)];
    if (end <= begin) continue;
    taken += end - begin;
    until = end;
  }
  return taken;
}

/** What takes time of pieces and is none of theirs, each in the order in which it began. */
interface Others {
  collections: readonly Span[];
  /** Collections, and when this thread's processor stood still. */
  here: readonly Span[];
  /** When another processor did: a thread that sleeps meanwhile may be waiting for one of those there. */
  elsewhere: readonly Span[];
}

/** What of a piece lay outside all collections and wherever its processor stood still, and had a processor. */
function own(piece: Piece, { here, elsewhere }: Others): number {
  const collected = takenOf(piece, here);
  const slept = Math.max(0, lengthOf(piece) - piece.ran - piece.waited - collected);
  const heldUp = Math.min(slept, takenOf(piece, elsewhere));
  // A collection that waited for a processor itself is not to count twice.
  const rest = Math.max(0, lengthOf(piece) - heldUp - Math.max(collected, piece.waited));
  // What it ran itself is not the host's, whatever that took meanwhile.
  return Math.max(Math.min(rest, piece.ran), rest - piece.stolen);
}

function accountOf(piece: Piece, { collections, here, elsewhere }: Others): string {
  const shares = {
    ran: piece.ran,
    waited: piece.waited,
    collected: takenOf(piece, collections),
    'stood still or collected': takenOf(piece, here),
    'stood still elsewhere': takenOf(piece, elsewhere),
    'taken by the host': piece.stolen,
  };
  const told = Object.entries(shares).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
  return `of ${lengthOf(piece).toFixed(1)} by the clock ${told.join(', ')}`;
}

/**
 * By Linux's own account: a task's `schedstat` (`Documentation/scheduler/sched-stats.rst`), whose first two figures are ns, and the
 * eighth figure of `/proc/stat` (proc_stat(5), in hundredths of a second). What the host takes is not among what a thread has run where
 * the kernel is told of it (`CONFIG_PARAVIRT_TIME_ACCOUNTING`). Elsewhere nobody tells.
 */
function thisSystem(): System {
  try {
    const read = (path: string) => {
      const file = openSync(path, 'r');
      const bytes = Buffer.alloc(128);
      return () => bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0));
    };
    const [task, machine] = [read('/proc/thread-self/schedstat'), read('/proc/stat')];
    return {
      now: () => performance.now(),
      account: () => {
        const [ran, waited] = task().split(' ');
        return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
      },
      stolen: () => Number(machine().split(/ +/)[8]) * 10,
    };
  } catch {
    return { now: () => performance.now(), account: () => ({ ran: 0, waited: 0 }), stolen: () => 0 };
  }
}

/**
 * Tells apart the pieces of one turn of the event loop. A turn serves all sockets that are ready: with many clients it is
 * as long as all of their pieces together, though none of them is.
 */
export function createPieces(
  latest = LATEST,
  { now, account, stolen }: System = thisSystem(),
  watchmen: Watchmen | null = null,
): Pieces {
  let pieces: Piece[] = [];
  let collections: Span[] = [];
  /** Their numbers, each in its place: what listens since the start has a low one, and is not to be taken for a promise of today. */
  const following = new Float64Array(latest);
  let known = { at: Number.NEGATIVE_INFINITY, stolen: 0 };
  let current: Piece = { from: 0, to: 0, ...account(), stolen: 0 };
  const close = (): void => {
    const shortest = pieces.at(-1);
    if (pieces.length === REMEMBERED && shortest && lengthOf(current) <= lengthOf(shortest)) return;
    const { ran, waited } = account();
    pieces.push({
      ...current,
      ran: ran - current.ran,
      waited: waited - current.waited,
      // Watchmen see it themselves, and on which processor.
      stolen: lengthOf(current) > LONG_MS && !watchmen ? stolen() - known.stolen : 0,
    });
    pieces.sort((one, other) => lengthOf(other) - lengthOf(one)).splice(REMEMBERED);
  };
  const begin = (): void => {
    if (now() - known.at > OLD_MS) known = { at: now(), stolen: stolen() };
    const from = now();
    current = { from, to: from, ...account(), stolen: 0 };
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
      current.to = now();
    },
  });
  const collect = (entries: readonly PerformanceEntry[]): void => {
    for (const { startTime, duration } of entries)
      collections.push({ from: startTime, to: startTime + duration });
  };
  const ahead = watchmensNow() - now();
  const others = (): Others => {
    const { here, elsewhere } = watchmen?.stoodStill() ?? { here: [], elsewhere: [] };
    const inOrder = (spans: readonly Span[]): Span[] => spans.toSorted((one, other) => one.from - other.from);
    const seen = (spans: readonly Span[]): Span[] =>
      inOrder(spans.map(({ from, to }) => ({ from: from - ahead, to: to - ahead })));
    return {
      collections: inOrder(collections),
      here: inOrder([...collections, ...seen(here)]),
      elsewhere: seen(elsewhere),
    };
  };
  const observer = new PerformanceObserver((list) => collect(list.getEntries()));
  return {
    watch: () => {
      watchmen?.watch();
      begin();
      hook.enable();
      observer.observe({ entryTypes: ['gc'] });
    },
    rest: () => {
      hook.disable();
      collect(observer.takeRecords());
      observer.disconnect();
      watchmen?.rest();
    },
    longest: () => {
      close();
      collect(observer.takeRecords());
      const taken = others();
      const owned = pieces.map((piece) => ({ piece, ms: own(piece, taken) }));
      const [first] = owned.sort((one, other) => other.ms - one.ms);
      const longest = {
        piece: first?.ms ?? 0,
        account: first ? accountOf(first.piece, taken) : '',
        pieceByClock: Math.max(...pieces.map(lengthOf)),
        collection: Math.max(0, ...collections.map(lengthOf)),
      };
      pieces = [];
      collections = [];
      begin();
      return longest;
    },
  };
}
