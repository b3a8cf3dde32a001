import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPieces } from './pieces.ts';

function hold(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('tells a long piece from a turn of many short ones, and counts what follows a piece at once', async () => {
  const pieces = createPieces();
  pieces.watch();
  await turn();
  const from = performance.now();
  for (let count = 0; count < 10; count += 1) setImmediate(() => hold(8));
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
  expect(many).toBeGreaterThanOrEqual(8);
  // However long this machine let one of them wait, the other nine were none of it.
  expect(many).toBeLessThan(all - 60);
  expect(one).toBeGreaterThanOrEqual(80);
  expect(pieces.longest().piece).toBe(0);
});
