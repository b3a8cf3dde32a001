import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Implementation } from '../contracts/implementation.ts';
import { judgeByTheText } from '../oracle/judge.ts';
import { linesOf } from './compare.ts';
import { drawClaim, drawContext } from './drawClaims.ts';
import { drawForm } from './drawForms.ts';

const FORMS = Math.max(15, Number(process.env.NUM_RUNS ?? 0) / 10);
const CLAIMS_A_FORM = 20;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);

/** Drawn forms, judged in a browser that is already there, and by the contract's text. */
export function describeGenerated(name: string, judge: () => Implementation): void {
  describe(`generated forms in ${name}`, () => {
    it('C4-21: the compiled module in the browser and the contract’s text agree, messages included', async () => {
      const draw = fc.tuple(
        drawForm,
        fc.array(drawClaim, { minLength: CLAIMS_A_FORM, maxLength: CLAIMS_A_FORM }),
        drawContext,
      );
      for (const [models, claims, context] of fc.sample(draw, { seed: SEED, numRuns: FORMS })) {
        const verdicts = await judge().judge(models, context, claims);
        const expected = claims.map((claim) => linesOf(judgeByTheText(models, context, claim, 'browser')));
        expect({ seed: SEED, verdicts: verdicts.map(linesOf) }).toEqual({ seed: SEED, verdicts: expected });
      }
    }, 120_000);
  });
}
