import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { compileModels, importForm, judgeWith, reportOf } from '../contracts/standalone.ts';
import type { RawContext, RawModel, RawRecord } from '../oracle/raw.ts';
import { drawClaim, drawContext } from './drawClaims.ts';
import { drawForm } from './drawForms.ts';

/**
 * Run as a process of its own under some time zone and locale: prints what a few forms compile to and how claims
 * fare, as hashes. The same on every machine, or the product depends on the machine.
 */
const FORMS = 3;

/** Days that a time zone leaves out: Apia's 30 December 2011, Kwajalein's 21 August 1993, Manila's last of 1844. */
const SKIPPED_DAYS: { models: RawModel[]; claims: RawRecord[] } = {
  models: [
    {
      metadata: { formType: 'Standard', dtoMapping: 'claimDetails' },
      fields: [
        {
          name: 'day',
          type: 'date',
          rules: [{ name: 'validDate' }, { name: 'preventFutureDate', namedParams: { allowToday: true } }],
        },
      ],
    },
  ],
  claims: ['12/30/2011', '08/21/1993', '12/31/1844', '06/15/2026'].map((day) => ({ claimDetails: { day } })),
};
const CONTEXT: RawContext = { now: '2026-06-16T06:59:00Z', allowedCharacters: null, culture: 'en' };

async function fingerprintOf(
  models: RawModel[],
  claims: RawRecord[],
  contexts: RawContext[],
): Promise<unknown> {
  const compiled = compileModels(models);
  const again = compileModels(structuredClone(models));
  const form = await importForm(compiled);
  const verdicts = claims.map((claim, i) =>
    reportOf(judgeWith(form, contexts[i % contexts.length] ?? CONTEXT, claim)),
  );
  const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
  return { compiled: hash(compiled), again: hash(again), verdicts: hash(verdicts) };
}

const claims = fc.sample(drawClaim, { seed: 7, numRuns: 20 });
const contexts = fc.sample(drawContext, { seed: 7, numRuns: 20 });
const lines = [await fingerprintOf(SKIPPED_DAYS.models, SKIPPED_DAYS.claims, [CONTEXT])];
for (const models of fc.sample(drawForm, { seed: 7, numRuns: FORMS })) {
  lines.push(await fingerprintOf(models, claims, contexts));
}
const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
process.stdout.write(JSON.stringify({ timeZone, locale, lines }));
