import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, findFirefox } from '../browser/findBrowser.ts';
import { type BrowserJudge, judgeInBrowser } from '../contracts/browserJudge.ts';
import { judgeByTheText } from '../oracle/judge.ts';
import { linesOf } from './compare.ts';
import { drawClaim, drawContext } from './drawClaims.ts';
import { drawForm } from './drawForms.ts';

const FORMS = Math.max(15, Number(process.env.NUM_RUNS ?? 0) / 10);
const CLAIMS_A_FORM = 20;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);

const firefox = findFirefox();

describe.each([findChromium(), ...(firefox ? [firefox] : [])])('generated forms in $name', (found) => {
  let browser: BrowserJudge | undefined;
  beforeAll(async () => {
    browser = await judgeInBrowser(found);
  }, 120_000);
  afterAll(() => browser?.close());

  it('C4-21: the compiled module in the browser and the contract’s text agree, messages included', async () => {
    const draw = fc.tuple(
      drawForm,
      fc.array(drawClaim, { minLength: CLAIMS_A_FORM, maxLength: CLAIMS_A_FORM }),
      drawContext,
    );
    for (const [models, claims, context] of fc.sample(draw, { seed: SEED, numRuns: FORMS })) {
      const verdicts = (await browser?.judge(models, context, claims)) ?? [];
      const expected = claims.map((claim) => linesOf(judgeByTheText(models, context, claim, 'browser')));
      expect({ seed: SEED, verdicts: verdicts.map(linesOf) }).toEqual({ seed: SEED, verdicts: expected });
    }
  }, 120_000);
});
