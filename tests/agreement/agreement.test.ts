import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileModels, openForm } from '../contracts/standalone.ts';
import type { RawModel } from '../oracle/raw.ts';
import { AUDIENCES, type Disagreement, type Drawn, disagreementOn, writeCaseFile } from './compare.ts';
import { drawClaim, drawContext, drawStrayClaim } from './drawClaims.ts';
import { drawForm } from './drawForms.ts';
import { mayLeaveClaim, mayLeaveForm, reduced } from './reduce.ts';

/** Forms drawn between two looks at the clock. */
const CHUNK = 10;
const CLAIMS_A_FORM = 40;
const SECONDS = 8;
const WANTED = Number(process.env.NUM_RUNS ?? 0);

const anyClaim = fc.oneof({ weight: 9, arbitrary: drawClaim }, drawStrayClaim);
const drawnClaims = fc.array(fc.record({ claim: anyClaim, context: drawContext }), {
  minLength: 1,
  maxLength: CLAIMS_A_FORM,
  size: 'max',
});

function firstDisagreement(models: RawModel[], all: Drawn[]): Disagreement | undefined {
  const form = openForm(compileModels(models));
  for (const drawn of all) {
    for (const audience of AUDIENCES) {
      const found = disagreementOn(models, form, drawn, audience);
      if (found) return found;
    }
  }
  return undefined;
}

/** Draws some forms; the smallest disagreement is reported with the path of its case file. */
function expectAgreement(seed: number): number {
  let judged = 0;
  const property = fc.property(drawForm, drawnClaims, (models, all) => {
    judged += all.length * AUDIENCES.length;
    return firstDisagreement(models, all) === undefined;
  });
  const { failed, counterexample, errorInstance } = fc.check(property, {
    seed,
    numRuns: CHUNK,
    endOnFailure: true,
  });
  if (!failed || !counterexample) return judged;
  const [models, all] = counterexample;
  const found = firstDisagreement(models, all);
  if (!found)
    throw new Error(`seed ${seed}: the forms draw an error, not a disagreement`, { cause: errorInstance });
  const small = smallest(models, found);
  const again = firstDisagreement(small.models, [small.drawn]) ?? found;
  const { audience, productOnly, oracleOnly } = again;
  expect({ seed, audience, productOnly, oracleOnly, caseFile: writeCaseFile(small.models, again) }).toEqual(
    {},
  );
  return judged;
}

/** What is left of a form and a claim when every part goes that the disagreement does not need. */
function smallest(models: RawModel[], { drawn }: Disagreement): { models: RawModel[]; drawn: Drawn } {
  const differ = (form: RawModel[], claim: Drawn['claim']): boolean => {
    try {
      return firstDisagreement(form, [{ ...drawn, claim }]) !== undefined;
    } catch {
      // A form that no longer builds is no smaller example of a disagreement.
      return false;
    }
  };
  const form = reduced(models, mayLeaveForm, (smaller) => differ(smaller, drawn.claim));
  const claim = reduced(drawn.claim, mayLeaveClaim, (smaller) => differ(form, smaller));
  return { models: form, drawn: { ...drawn, claim } };
}

it('C4-21 C12-13: the compiled module and the contract’s text give the same verdicts and messages for every audience', async ({
  annotate,
}) => {
  const first = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
  const until = Date.now() + SECONDS * 1000;
  let [chunks, judged] = [0, 0];
  while (WANTED > 0 ? chunks * CHUNK < WANTED : Date.now() < until) {
    judged += expectAgreement(first + chunks);
    chunks += 1;
    await setImmediate();
  }
  await annotate(`${chunks * CHUNK} forms, ${judged} verdicts, first seed ${first}`);
  expect(judged).toBeGreaterThan(100);
}, 3_600_000);
