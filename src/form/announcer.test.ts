import { expect, it } from 'vitest';
import { Announcer } from './announcer.ts';

it('C10-15: what one press brings about is kept together: a deletion that can be undone, and each total that follows', () => {
  const announcer = new Announcer();
  const lines = [
    'Time 2 was deleted. Undo brings it back.',
    'Hours: 3',
    'For your time: $75.00',
    'In all: $75.00',
  ];
  for (const line of lines) announcer.announce(line);
  expect(announcer.said().map(({ text }) => text)).toEqual(lines);
});

it('C10-15: what was said long ago is not met again by whoever reads the page to its end', () => {
  const announcer = new Announcer();
  for (let count = 1; count <= 20; count += 1) announcer.announce(`Saved ${count}`);
  const said = announcer.said().map(({ text }) => text);
  expect(said.length).toBeLessThan(10);
  expect(said.at(-1)).toBe('Saved 20');
});
