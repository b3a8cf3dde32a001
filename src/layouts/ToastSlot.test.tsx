import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/app.testkit.tsx';
import { heading } from '../testing/visitor.testkit.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const toast = (): Element => document.querySelector('.cw-toast') ?? document.body;

it.each([
  ['mouse', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['keyboard', fireEvent.focus, fireEvent.blur],
])('R4-34: a toast stays while the %s is in it, and goes after that', async (_, enter, leave) => {
  const { app } = await renderApp();
  await heading('Start');
  vi.useFakeTimers();
  app.toast.show('Toast_Saved');
  await pass(1000);
  enter(toast());
  await pass(60_000);
  expect(toast().textContent).toBe('Saved.');
  leave(toast());
  await pass(6000);
  expect(toast().textContent).toBe('');
});

it('C10-35: the same text twice is said twice: it is put into the region anew', async () => {
  const { app } = await renderApp();
  await heading('Start');
  const region = toast();
  const added: (string | null)[] = [];
  const log = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) added.push(node.textContent);
  });
  log.observe(region, { childList: true, subtree: true });
  for (let time = 0; time < 2; time += 1) await act(async () => app.toast.show('Toast_Saved'));
  log.disconnect();
  expect(added).toEqual(['Saved.', 'Saved.']);
  expect(toast()).toBe(region);
});
