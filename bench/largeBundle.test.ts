import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { USUAL_BUDGET } from '../authoring/search/budget.ts';
import { searchBundle } from '../authoring/search/searchBundle.ts';
import { readBundle } from '../bundle/readBundle.ts';
import { writeLargeBundle } from './largeBundle.ts';

it('C12-12: of 500 fields the search settles everything with few claims for many targets each', async () => {
  const folder = writeLargeBundle({ forms: 1, pages: 20, fields: 25 });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { measured, notes } = await searchBundle(readBundle(folder), [], new Date(), USUAL_BUDGET);
  const [{ targets = 0, found, judgements = 0 } = {}] = measured;
  expect(notes).toEqual([]);
  expect(targets).toBeGreaterThan(1500);
  expect(found).toBe(targets);
  expect(judgements).toBeLessThan(100);
});
