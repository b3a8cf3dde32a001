import { expect, it } from 'vitest';
import { type Assessed, Assessor } from '../../authoring/search/assess.ts';
import { Budget } from '../../authoring/search/budget.ts';
import { openSearch } from '../../authoring/search/openSearch.ts';
import { createRandom } from '../../authoring/search/random.ts';
import { readBundle } from '../../bundle/readBundle.ts';
import { removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { type DrawnForm, drawForm } from './drawForm.ts';
import { everyClaim } from './everyClaim.ts';
import { writeForm } from './writeForm.ts';

const FORMS = 20;
const NOW = new Date('2026-06-15T19:00:00Z');
const ALL_PAGES = new Set(Array.from({ length: 10 }, (_, page) => page));

/** A drawn form whose questions stand on other pages, so that some read what is asked later. */
function disordered(seed: string): DrawnForm {
  const drawn = drawForm(seed);
  const random = createRandom(seed);
  for (const field of drawn.fields) field.page = random.below(drawn.pages.length);
  // A page that is skipped by its own question would depend on itself.
  for (const page of drawn.pages) delete page.skipWhen;
  return drawn;
}

const outcomeOf = ({ exits, failures, stuckOn }: Assessed) => ({
  exits: exits.length,
  failures: failures.map(({ path }) => path),
  stuckOn,
});

it('C12-01: a claim is held back on the same page where only the pages that read later answers are judged', async () => {
  let stuck = 0;
  for (let index = 0; index < FORMS; index += 1) {
    const drawn = disordered(`walk ${index}`);
    const budget = new Budget(Number.POSITIVE_INFINITY);
    const search = await openSearch(readBundle(writeForm(drawn)), 'standard', NOW, budget);
    const whole = new Assessor(search.searchForm, budget, ALL_PAGES);
    for (const found of everyClaim(drawn, search).all) {
      const expected = outcomeOf(whole.assess(found.attempt));
      expect(outcomeOf(found)).toEqual(expected);
      if (expected.stuckOn !== undefined) stuck += 1;
    }
    removeBundles();
  }
  expect(stuck).toBeGreaterThan(0);
});
