import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Page, Settlement } from '../../schemas/generated/types.ts';
import { compileForm } from '../../transforms/compile/compileForm.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { judgeWith, openForm, reportOf } from '../contracts/standalone.ts';
import { judgeWithPages } from '../oracle/judge.ts';
import type { RawModel, RawPage } from '../oracle/raw.ts';
import { AUDIENCES, type Drawn, linesOf } from './compare.ts';
import { drawClaim, drawContext } from './drawClaims.ts';
import { drawForm } from './drawForms.ts';
import { drawPages } from './drawPages.ts';
import { mayLeaveClaim, mayLeaveForm, mayLeavePage, reduced } from './reduce.ts';

const CHUNK = 5;
const SECONDS = 5;
const WANTED = Number(process.env.NUM_RUNS ?? 0);

function nameOf({ path }: RawPage): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** As much of a bundle as a form is made of. */
function bundleOf(models: RawModel[], pages: RawPage[]): Bundle {
  const sequence = pages.map(nameOf);
  return {
    settlement: { forms: { standard: { pages: sequence } } } as unknown as Settlement,
    models: { models: models as Bundle['models']['models'] },
    pages: Object.fromEntries(pages.map((page) => [`standard/${nameOf(page)}`, page as Page])),
    content: { en: {} },
    lists: {},
  };
}

interface Outcome {
  errors: string[];
  changes: string[];
}

function outcomes(
  models: RawModel[],
  pages: RawPage[],
  all: Drawn[],
): { product: Outcome; oracle: Outcome; drawn: Drawn }[] {
  const form = openForm(compileForm(readForm(bundleOf(models, pages), 'standard')));
  return all.flatMap((drawn) =>
    AUDIENCES.map((audience) => {
      const verdict = judgeWith(form, drawn.context, drawn.claim, audience);
      const second = judgeWithPages(models, pages, drawn.context, drawn.claim, audience);
      return {
        drawn,
        product: {
          errors: linesOf(reportOf(verdict)),
          changes: verdict.changes.map(({ path }) => path).sort(),
        },
        oracle: { errors: linesOf(second.errors), changes: second.changes.toSorted() },
      };
    }),
  );
}

const drawnClaims = fc.array(fc.record({ claim: drawClaim, context: drawContext }), {
  minLength: 1,
  maxLength: 30,
  size: 'max',
});

interface Example {
  models: RawModel[];
  pages: RawPage[];
  drawn: Drawn;
}

function firstDisagreement({
  models,
  pages,
  drawn,
}: Example): { product: Outcome; oracle: Outcome } | undefined {
  return outcomes(models, pages, [drawn]).find(
    ({ product, oracle }) => JSON.stringify(product) !== JSON.stringify(oracle),
  );
}

/** What is left of form, pages and claim when every part goes that the disagreement does not need. */
function smallest(example: Example): Example {
  const differ = (smaller: Example): boolean => {
    try {
      return firstDisagreement(smaller) !== undefined;
    } catch {
      // What no longer builds is no smaller example.
      return false;
    }
  };
  const { drawn } = example;
  const pages = reduced(example.pages, mayLeavePage, (less) => differ({ ...example, pages: less }));
  const models = reduced(example.models, mayLeaveForm, (less) => differ({ models: less, pages, drawn }));
  const claim = reduced(drawn.claim, mayLeaveClaim, (less) =>
    differ({ models, pages, drawn: { ...drawn, claim: less } }),
  );
  return { models, pages, drawn: { ...drawn, claim } };
}

function expectAgreement(seed: number): void {
  const draw = fc.tuple(drawForm, drawPages, drawnClaims);
  for (const [models, pages, all] of fc.sample(draw, { seed, numRuns: CHUNK })) {
    for (const { product, oracle, drawn } of outcomes(models, pages, all)) {
      if (JSON.stringify(product) === JSON.stringify(oracle)) continue;
      const example = smallest({ models, pages, drawn });
      const found = firstDisagreement(example);
      expect({ seed, example: JSON.stringify(example), product: found?.product }).toEqual({
        product: found?.oracle,
      });
    }
  }
}

it('C4-22 C4-23: pages, blocks and dependencies make the same fields live, reset and disabled as the contract’s text', async ({
  annotate,
}) => {
  const first = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
  const until = Date.now() + SECONDS * 1000;
  let chunks = 0;
  while (WANTED > 0 ? chunks * CHUNK < WANTED : Date.now() < until) {
    expectAgreement(first + chunks);
    chunks += 1;
    await setImmediate();
  }
  await annotate(`${chunks * CHUNK} forms with pages, first seed ${first}`);
  expect(chunks).toBeGreaterThan(0);
}, 3_600_000);
