import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Page, Settlement } from '../../schemas/generated/types.ts';
import { type Claim, createClaim } from '../../src/stores/claim.ts';
import { fieldValue } from '../../transforms/claims/claimFields.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { compileForm } from '../../transforms/compile/compileForm.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import type { ClaimDocument, FieldValue } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import { openForm } from '../contracts/standalone.ts';
import type { RawModel, RawPage } from '../oracle/raw.ts';
import { drawClaim } from './drawClaims.ts';
import { drawForm } from './drawForms.ts';
import { drawPages } from './drawPages.ts';

const RUNS = 40;
const CONTEXT = {
  now: new Date('2026-07-01T12:00:00Z'),
  allowedCharacters: null,
  culture: 'en',
  audience: 'browser',
} as const;

const nameOf = ({ path }: RawPage) => path.slice(path.lastIndexOf('/') + 1);

function formOf(models: RawModel[], pages: RawPage[]) {
  const bundle: Bundle = {
    settlement: { forms: { standard: { pages: pages.map(nameOf) } } } as unknown as Settlement,
    models: { models: models as Bundle['models']['models'] },
    pages: Object.fromEntries(pages.map((page) => [`standard/${nameOf(page)}`, page as Page])),
    content: { en: {} },
    lists: {},
  };
  return openForm(compileForm(readForm(bundle, 'standard')));
}

/** A claim that judges each change at once, or only when it is asked. */
function claimOf(form: LoadedForm, isLazy: boolean): Claim {
  return createClaim({
    form,
    context: () => CONTEXT,
    randomSuffix: () => '12345678',
    ...(isLazy ? { schedule: () => undefined } : {}),
  });
}

interface Entry {
  model: ModelName;
  field: string;
  value: FieldValue;
}

/** Everything that some claims hold in single models, field by field. */
function entriesOf({ plan }: LoadedForm, claims: readonly ClaimDocument[]): Entry[] {
  return plan.models
    .filter(({ kind }) => kind === 'single')
    .flatMap(({ name: model, fields }) =>
      claims.flatMap((claim) =>
        fields.map(({ name: field }) => ({ model, field, value: fieldValue(claim, model, field) })),
      ),
    );
}

/** Enters the same into a claim that judges at once and into one that draws first; how often that one did. */
function enterAll(form: LoadedForm, claims: readonly ClaimDocument[]): number {
  const judging = claimOf(form, false);
  const drawing = claimOf(form, true);
  let drawnFirst = 0;
  for (const { model, field, value } of entriesOf(form, claims)) {
    const last = drawing.lastVerdict();
    judging.setField(model, field, value);
    drawing.setField(model, field, value);
    if (last === drawing.lastVerdict()) drawnFirst += 1;
    expect(drawing.state.document).toEqual(judging.state.document);
    expect(drawing.state.entered).toEqual(judging.state.entered);
  }
  expect(drawing.verdict()).toEqual(judging.verdict());
  return drawnFirst;
}

it('drawing a change before it is judged shows, resets and calculates what judging the whole claim does', () => {
  let drawnFirst = 0;
  const claims = fc.array(drawClaim, { minLength: 2 });
  const property = fc.property(drawForm, drawPages, claims, (models, pages, drawn) => {
    drawnFirst += enterAll(formOf(models, pages), drawn as ClaimDocument[]);
  });
  fc.assert(property, { numRuns: RUNS });
  expect(drawnFirst).toBeGreaterThan(RUNS);
});
