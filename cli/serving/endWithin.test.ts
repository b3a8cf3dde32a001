import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { forceExitAfter } from './forceExitAfter.ts';

it('C13-06: the server leaves what does not end by itself', async () => {
  let said = '';
  const err = (text: string) => {
    said += text;
  };
  const code = await new Promise((exit) => {
    forceExitAfter(20, new AbortController().signal, { err }, exit);
  });
  expect({ code, said }).toEqual({
    code: 75,
    said: 'Not everything ended within 0.02 s: leaving it. What was acknowledged is kept.\n',
  });
});

it('C13-06: what has ended in time is not left', async () => {
  const over = new AbortController();
  const exit = vi.fn();
  forceExitAfter(20, over.signal, { err: () => undefined }, exit);
  over.abort();
  await wait(60);
  expect(exit).not.toHaveBeenCalled();
});
