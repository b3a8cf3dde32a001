import { AsyncResource } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createPieces } from './pieces.ts';
import { now, type Watchmen } from './watchmen.ts';

/** By this thread's own time, which the system tells in steps of 4 ms: what others take of the processor is no piece. */
const ownTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const STEP = 4;

function hold(ms: number): void {
  const until = ownTime() + ms;
  while (ownTime() < until);
}

it('tells a long piece from a turn of many short ones, and counts what follows a piece at once', async () => {
  const pieces = createPieces();
  pieces.watch();
  await turn();
  const from = performance.now();
  for (let count = 0; count < 10; count += 1) setImmediate(() => hold(20));
  await turn();
  await turn();
  const [many, all] = [pieces.longest().piece, performance.now() - from];
  setImmediate(() => {
    hold(40);
    void Promise.resolve().then(() => hold(40));
  });
  await turn();
  await turn();
  const one = pieces.longest().piece;
  pieces.rest();
  expect(many).toBeGreaterThanOrEqual(20 - STEP);
  // However long this machine let one of them wait, the other nine were none of it.
  expect(many).toBeLessThan(all / 2);
  expect(one).toBeGreaterThanOrEqual(80 - 2 * STEP);
  expect(pieces.longest().piece).toBe(0);
});

it('tells a collection by itself, and what a piece took without those that fell into it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const pieces = createPieces();
  pieces.watch();
  let within = 0;
  let all = 0;
  setImmediate(() => {
    const from = performance.now();
    for (let count = 0; count < 5; count += 1) collect();
    within = performance.now() - from;
    hold(12);
    all = performance.now() - from;
  });
  for (let turns = 0; turns < 4; turns += 1) await turn();
  const { piece, collection } = pieces.longest();
  pieces.rest();
  expect(collection).toBeGreaterThan(within / 10);
  expect(piece).toBeGreaterThanOrEqual(12 - STEP);
  // However long this machine let it wait: what was collected is not among it.
  expect(piece).toBeLessThan(all - within / 2);
});

it('takes what listens since the start for no promise, however many there were', async () => {
  const listening = new AsyncResource('LISTENING');
  const pieces = createPieces(8);
  pieces.watch();
  for (let count = 0; count < 50; count += 1) void Promise.resolve().then(() => undefined);
  await turn();
  pieces.longest();
  setImmediate(() => {
    hold(40);
    listening.runInAsyncScope(() => hold(40));
  });
  await turn();
  await turn();
  const { piece } = pieces.longest();
  pieces.rest();
  expect(piece).toBeLessThan(2 * 40 - STEP);
});

interface Told {
  ran: number;
  waited: number;
  stolen: number;
}

/** For how long watchmen see processors stand still from before the piece on, ms; nobody watches where it is left out. */
interface StandingStill {
  here?: number;
  elsewhere?: number;
}

/** Start of the tests' own clock, ms: far from `performance.now()`, so that no real collection falls into a piece. */
const LONG_AFTER = 1e12;

/** A piece of 40 ms by its own clock, of which the system tells this, and watchmen the rest. */
async function pieceOf40({ ran, waited, stolen, ...seen }: Told & StandingStill): Promise<number> {
  const { here = 0, elsewhere = 0 } = seen;
  const told = { ran, waited, stolen };
  let known: Told = { ran: 0, waited: 0, stolen: 0 };
  let clock = LONG_AFTER;
  const from = now();
  const watchmen: Watchmen = {
    watch: () => undefined,
    rest: () => undefined,
    stoodStill: () => ({
      here: [{ from, to: from + here }],
      elsewhere: [{ from, to: from + elsewhere }],
    }),
  };
  const isWatched = Object.keys(seen).length > 0;
  const system = { now: () => clock, account: () => known, stolen: () => known.stolen };
  const pieces = createPieces(undefined, system, isWatched ? watchmen : null);
  pieces.watch();
  await turn();
  pieces.longest();
  setImmediate(() => {
    clock += 40;
    known = told;
  });
  await turn();
  await turn();
  const { piece } = pieces.longest();
  pieces.rest();
  return piece;
}

it('takes what the host gave to another machine for no piece, and all else for one', async () => {
  expect(await pieceOf40({ ran: 3, waited: 0, stolen: 40 })).toBeLessThan(10);
  expect(await pieceOf40({ ran: 3, waited: 37, stolen: 0 })).toBeLessThan(10);
  expect(await pieceOf40({ ran: 3, waited: 20, stolen: 20 })).toBeLessThan(10);
  // It ran, whatever the host took elsewhere; or waited for a file.
  expect(await pieceOf40({ ran: 40, waited: 0, stolen: 40 })).toBeGreaterThan(35);
  expect(await pieceOf40({ ran: 3, waited: 0, stolen: 0 })).toBeGreaterThan(35);
});

it('takes for no piece how long its processor stood still, whatever the system tells', async () => {
  const ran = { ran: 40, waited: 0, stolen: 0 };
  expect(await pieceOf40({ ...ran, here: 10_000 })).toBeLessThan(10);
  // Before it began.
  expect(await pieceOf40({ ...ran, here: 0 })).toBeGreaterThan(35);
});

it('takes what the host took for a piece where watchmen saw nothing of it', async () => {
  const told = { ran: 3, waited: 0, stolen: 40 };
  expect(await pieceOf40(told)).toBeLessThan(10);
  expect(await pieceOf40({ ...told, here: 0 })).toBeGreaterThan(35);
});

it('takes for no piece how long it slept while another processor stood still, and for one what it ran', async () => {
  const slept = { ran: 3, waited: 0, stolen: 0 };
  expect(await pieceOf40({ ...slept, elsewhere: 10_000 })).toBeLessThan(10);
  expect(await pieceOf40({ ...slept, elsewhere: 0 })).toBeGreaterThan(35);
  expect(await pieceOf40({ ran: 40, waited: 0, stolen: 0, elsewhere: 10_000 })).toBeGreaterThan(35);
});
