import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gathered, inTurns } from './gathering.ts';

it('C13-08: answers that come together are handed out a few in each turn of the event loop, in their order', async () => {
  const taken: number[] = [];
  const give = inTurns<number>((item) => taken.push(item));
  give([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  give([11]);
  const counts = [taken.length];
  for (let turns = 0; turns < 6; turns += 1) {
    await turn();
    counts.push(taken.length);
  }
  expect(counts).toEqual([2, 4, 6, 8, 10, 11, 11]);
  expect(taken).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  give([12]);
  expect(taken.at(-1)).toBe(12);
});

it('C13-08: what is alone is handed over at once, and what comes up with others together with them', async () => {
  const delivered: number[][] = [];
  let isAlone = true;
  const give = gathered<number>(
    (items) => delivered.push(items),
    () => isAlone,
  );
  give(1);
  expect(delivered).toEqual([[1]]);
  isAlone = false;
  give(2);
  isAlone = true;
  give(3);
  expect(delivered).toEqual([[1]]);
  await turn();
  expect(delivered).toEqual([[1], [2, 3]]);
});
