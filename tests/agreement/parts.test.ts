import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelEntry } from '../../schemas/generated/types.ts';
import { judgeDraft, withoutEmptyEntries } from '../../transforms/claims/draft.ts';
import { type ClientIds, fromParts, toParts } from '../../transforms/claims/payload.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { PlanModel } from '../../transforms/ground/plan.ts';
import { compileModels, judgeWith, openForm, reportOf } from '../contracts/standalone.ts';
import { judgeByTheText } from '../oracle/judge.ts';
import { drawClaim, drawContext } from './drawClaims.ts';
import { drawForm } from './drawForms.ts';

const RUNS = { numRuns: 60 };
const LISTS = ['claimTransactions', 'documentContexts'] as const;

function idsFor(claim: ClaimDocument, models: PlanModel[]): ClientIds {
  const ids: ClientIds = { single: {}, lists: {} };
  for (const { name, kind } of models) {
    const value = claim[name];
    if (kind === 'single') ids.single[name] = `${name}-abcd1234`;
    else ids.lists[name] = (Array.isArray(value) ? value : []).map((_, index) => `${name}-${index}-abcd1234`);
  }
  return ids;
}

/** C4-23: what clientOnly fields held is neither sent nor stored. */
function withoutClientOnly(claim: ClaimDocument, models: PlanModel[]): ClaimDocument {
  const cleared = structuredClone(claim);
  for (const { name, fields } of models) {
    const record = cleared[name] as ClaimRecord | null;
    if (Array.isArray(record) || !record) continue;
    for (const field of fields)
      if (field.clientOnly) record[field.name] = field.type === 'boolean' ? false : null;
  }
  return cleared;
}

describe('a claim as parts', () => {
  it('C6-11: comes back as it was but for clientOnly fields, with its clientIds, through JSON', () => {
    fc.assert(
      fc.property(drawForm, drawClaim, drawContext, (models, sent, context) => {
        const form = openForm(compileModels(models));
        const { claim } = judgeWith(form, context, sent);
        const ids = idsFor(claim, form.plan.models);
        const entries = models.map((model) => ({ ...model, metadataHash: 'a'.repeat(64) })) as ModelEntry[];
        const parts = toParts(claim, { plan: form.plan, entries }, ids);
        const back = fromParts(JSON.parse(JSON.stringify(parts)), form.plan);
        expect(back.claim).toEqual(withoutClientOnly(claim, form.plan.models));
        expect(back.ids).toEqual(ids);
      }),
      RUNS,
    );
  });

  it('C4-23 C6-11: no clientOnly field is sent, and every other field is, under its camelCase name', () => {
    fc.assert(
      fc.property(drawForm, drawClaim, drawContext, (models, sent, context) => {
        const form = openForm(compileModels(models));
        const { claim } = judgeWith(form, context, sent);
        const entries = models.map((model) => ({ ...model, metadataHash: 'a'.repeat(64) })) as ModelEntry[];
        const parts = toParts(claim, { plan: form.plan, entries }, idsFor(claim, form.plan.models));
        for (const { name, fields } of form.plan.models) {
          const wanted = fields.filter(({ clientOnly }) => !clientOnly).map((field) => field.name);
          for (const model of [parts[name] ?? []].flat()) expect(Object.keys(model.fields)).toEqual(wanted);
        }
      }),
      RUNS,
    );
  });
});

describe('a draft', () => {
  it('C7-08: is judged as if it stood after the saved records; the errors under its path are its own', () => {
    fc.assert(
      fc.property(
        drawForm,
        drawClaim,
        drawContext,
        fc.constantFrom(...LISTS),
        (models, sent, context, list) => {
          const records = Array.isArray(sent[list]) ? sent[list] : [];
          const last = records.at(-1);
          fc.pre(last !== undefined);
          const form = openForm(compileModels(models));
          const { fields = [] } = form.plan.models.find(({ name }) => name === list) ?? {};
          // Entries in which nothing was entered are passed over (C8-16); the interpreter knows whole claims only.
          const { record: draft } = withoutEmptyEntries(last as ClaimRecord, fields);
          const claim = { ...sent, [list]: [...records.slice(0, -1), draft] };
          const saved = { ...sent, [list]: records.slice(0, -1) } as ClaimDocument;
          const judged = { ...context, now: new Date(context.now), audience: 'browser' } as const;
          const { errors } = judgeDraft(saved, form, judged, list satisfies ModelName, draft);
          const prefix = `${list}.${records.length - 1}.`;
          // What was calculated before a draft began does not count as sent, so it is never a wrong result.
          const expected = judgeByTheText(models, context, claim, 'browser').filter(
            ({ path, rule }) => path.startsWith(prefix) && rule !== 'computed',
          );
          const found = reportOf({ errors, structure: [] } as Parameters<typeof reportOf>[0]);
          const named = (all: { path: string; rule: string }[]) =>
            [...new Set(all.map(({ path, rule }) => `${path} ${rule}`))].sort();
          expect(named(found.map((error) => ({ ...error, path: prefix + error.path })))).toEqual(
            named(expected),
          );
        },
      ),
      RUNS,
    );
  });
});
