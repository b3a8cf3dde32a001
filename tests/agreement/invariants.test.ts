import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { Verdict } from '../../transforms/ground/verdict.ts';
import { compileModels, importForm, judgeWith, reportOf } from '../contracts/standalone.ts';
import { judgeByTheText } from '../oracle/judge.ts';
import type { OracleError, RawModel, RawRecord } from '../oracle/raw.ts';
import { type Drawn, linesOf } from './compare.ts';
import { drawClaim, drawContext } from './drawClaims.ts';
import { drawForm } from './drawForms.ts';

const FORMS = 25;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);

interface Opened {
  models: RawModel[];
  form: LoadedForm;
  all: Drawn[];
}

const drawn = fc.tuple(
  drawForm,
  fc.array(fc.record({ claim: drawClaim, context: drawContext }), { minLength: 20, maxLength: 20 }),
);
const opened: Promise<Opened[]> = Promise.all(
  fc
    .sample(drawn, { seed: SEED, numRuns: FORMS })
    .map(async ([models, all]) => ({ models, form: await importForm(compileModels(models)), all })),
);

async function forEachClaim(look: (opened: Opened, one: Drawn) => void): Promise<void> {
  for (const one of await opened) for (const claim of one.all) look(one, claim);
}

function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** The errors that belong to fields alone: where those of lists as a whole stand among them is not laid down. */
function inOrder(errors: OracleError[]): string[] {
  const ofLists = ['records', 'documentsRequired', 'computed'];
  return errors.filter(({ rule }) => !ofLists.includes(rule)).map(({ path, rule }) => `${path} ${rule}`);
}

describe(`judging (seed ${SEED})`, () => {
  it('leaves the claim as it is, and says the same again', () =>
    forEachClaim(({ form }, { claim, context }) => {
      const frozen = freeze(structuredClone(claim)) as RawRecord;
      const first = judgeWith(form, context, frozen);
      expect(judgeWith(form, context, frozen)).toEqual(first);
    }));

  it('C4-21: a settled claim is settled: judged again it changes no more, and fails by the same rules', () =>
    forEachClaim(({ form }, { claim, context }) => {
      const withoutComputed = (verdict: Verdict) =>
        linesOf(reportOf(verdict).filter(({ rule }) => rule !== 'computed'));
      const first = judgeWith(form, context, claim);
      const stored = JSON.parse(JSON.stringify(first.claim)) as RawRecord;
      const second = judgeWith(form, context, stored);
      expect(second.claim).toEqual(first.claim);
      expect(second.changes).toEqual([]);
      expect(linesOf(reportOf(second))).toEqual(withoutComputed(first));
    }));

  it('C4-20: errors come in the order of models, records, fields and rules', () =>
    forEachClaim(({ models, form }, { claim, context }) => {
      const product = inOrder(reportOf(judgeWith(form, context, claim)));
      expect(product).toEqual(inOrder(judgeByTheText(models, context, claim)));
    }));

  it('C3-07: a value of the wrong JSON type is named by its path and is no rule’s error', () =>
    forEachClaim(({ form }, { claim, context }) => {
      const spoilt = structuredClone(claim) as Record<string, RawRecord>;
      spoilt.claimDetails = {
        ...spoilt.claimDetails,
        reason: 5,
        agree: 'yes',
        amount: true,
        startDate: ['a'],
      };
      const { structure, errors } = judgeWith(form, context, spoilt);
      const paths = ['reason', 'agree', 'amount', 'startDate'].map((name) => `claimDetails.${name}`);
      // What is calculated from the spoilt amount may be spoilt with it.
      const named = structure
        .map(({ path }) => path)
        .filter((path) => !/\.(total|lineTotal|share)$/.test(path));
      expect(named.sort()).toEqual(paths.toSorted());
      expect(errors.filter(({ path }) => paths.includes(path))).toEqual([]);
    }));

  it('C2-01: a name that no model has is named by its path', () =>
    forEachClaim(({ form }, { claim, context }) => {
      const spoilt = {
        ...claim,
        nowhere: {},
        claimantInfo: { ...(claim.claimantInfo as RawRecord), nothing: null },
      };
      const { structure } = judgeWith(form, context, spoilt);
      expect(structure.map(({ path }) => path).sort()).toEqual(['claimantInfo.nothing', 'nowhere']);
    }));
});
