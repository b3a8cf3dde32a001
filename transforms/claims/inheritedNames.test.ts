import { describe, expect, it } from 'vitest';
import type { ModelField, Page } from '../../schemas/generated/types.ts';
import { readForm } from '../config/readForm.ts';
import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { pageSchema } from '../pages/pageSchema.ts';
import { pageState } from '../pages/pageState.ts';
import { bundleForm, bundleOf, CONTEXT, entry, field, NO_TEXTS, rule } from '../testing/forms.testkit.ts';
import { completeClaim, emptyClaim, emptyRecord } from './complete.ts';
import { isEmptyDraft, judgeDraft } from './draft.ts';
import { fromParts, toParts } from './payload.ts';

/** Every name that an object inherits and a field may have. */
const NAMES = Object.getOwnPropertyNames(Object.prototype).filter((name) =>
  /^[A-Za-z][A-Za-z0-9]*$/.test(name),
);
const TYPES: ModelField['type'][] = ['string', 'number', 'boolean', 'date'];

const fieldsOf = (type: ModelField['type'], rules = [rule('required')]) =>
  NAMES.map((name) => field(name, type === 'boolean' ? [] : rules, type));

const TYPED = {
  string: 'x',
  number: '5',
  boolean: true,
  date: '01/02/2020',
};
const EMPTY = { string: null, number: null, boolean: false, date: null };

describe('names that objects inherit', () => {
  it.each(TYPES.map((type) => ({ type })))(
    'C8-25: a $type called constructor, toString, valueOf, … is empty, required and filled like any other',
    async ({ type }) => {
      const form = await bundleForm({ models: [entry('claimantInfo', fieldsOf(type))] });
      const empty = Object.fromEntries(NAMES.map((name) => [name, EMPTY[type as keyof typeof EMPTY]]));
      expect(emptyClaim(form.plan).claimantInfo).toEqual(empty);
      for (const claim of [{}, { claimantInfo: {} }]) {
        const verdict = form.judge(claim);
        expect(verdict.structure).toEqual([]);
        expect(verdict.errors.map(({ path }) => path)).toEqual(
          type === 'boolean' ? [] : NAMES.map((name) => `claimantInfo.${name}`),
        );
      }
      const filled = Object.fromEntries(NAMES.map((name) => [name, TYPED[type as keyof typeof TYPED]]));
      expect(form.judge({ claimantInfo: filled })).toMatchObject({ errors: [], structure: [], changes: [] });
      expect(form.judge({ claimantInfo: filled }).claim.claimantInfo).toEqual(filled);
    },
  );

  it('C8-25: they are unknown names where the form has no such field', async () => {
    const form = await bundleForm({ models: [entry('claimantInfo', [field('firstName')])] });
    const sent = JSON.parse('{"constructor":{"toString":"x"},"claimantInfo":{"valueOf":"x"}}');
    expect(form.judge(sent).structure.map(({ path, rule: name }) => `${path} ${name}`)).toEqual([
      'constructor unknown',
      'claimantInfo.valueOf unknown',
    ]);
  });

  it('C8-25: records, drafts and calculations of them behave like any other', async () => {
    const form = await bundleForm({
      models: [
        entry('claimantInfo', [
          field('valueOf', [], 'number', {
            computed: { sum: 'constructor', of: 'claimTransactions' },
          } as Partial<ModelField>),
          field('toString', [
            rule('requiredWhen', [], { condition: { value: { field: 'valueOf' }, greaterThan: 1 } }),
          ]),
        ]),
        entry('claimTransactions', [
          field('constructor', [rule('required')], 'number'),
          field('toString', [], 'list', { fields: [field('valueOf', [rule('required')])] }),
        ]),
      ],
    });
    const fields = form.plan.models.find(({ name }) => name === 'claimTransactions')?.fields ?? [];
    expect(emptyRecord(fields)).toEqual({ constructor: null, toString: [] });
    expect(isEmptyDraft(emptyRecord(fields))).toBe(true);
    const draft = judgeDraft({}, form.loaded, CONTEXT, 'claimTransactions', {} as ClaimRecord);
    expect(draft.errors.map(({ path }) => path)).toEqual(['constructor']);
    const claim: object = { claimTransactions: [{ constructor: '2', toString: [{}] }, { constructor: '3' }] };
    expect(form.failures(claim)).toEqual([
      'claimantInfo.toString requiredWhen',
      'claimTransactions.0.toString.0.valueOf required',
    ]);
    expect(form.judge(claim).claim).toMatchObject({ claimantInfo: { valueOf: '5' } });
  });

  it('C8-25: the parts of a submission hold them, and a part without them is empty', async () => {
    const entries = [
      entry('claimantInfo', [...fieldsOf('string'), field('own', [], 'string', { clientOnly: true })], {
        metadataHash: 'h',
      }),
    ];
    const { plan } = await bundleForm({ models: entries });
    const claim = completeClaim({ claimantInfo: { constructor: 'a' } }, plan) as ClaimDocument;
    const parts = toParts(claim, { plan, entries }, { single: { claimantInfo: 'c-1' }, lists: {} });
    expect(fromParts(parts, plan).claim).toEqual(claim);
    const bare = toParts(
      { claimantInfo: {} },
      { plan, entries },
      { single: { claimantInfo: 'c-1' }, lists: {} },
    );
    expect(bare.claimantInfo).toMatchObject({
      fields: Object.fromEntries(NAMES.map((name) => [name, null])),
    });
  });

  it('C8-25: a page shows them, masks and reads them; lists of such names are sought and not found', async () => {
    const when = { value: { field: 'constructor' }, equals: 'x' };
    const blocks: Page['blocks'] = [
      {
        kind: 'fields',
        id: 'constructor',
        model: 'claimantInfo',
        fields: NAMES.map((name) => ({
          name,
          label: name,
          component: 'select' as const,
          optionsList: name,
          dependencies: name === 'constructor' ? [] : [{ when }],
        })),
      },
    ];
    const parts = { models: [entry('claimantInfo', fieldsOf('string', []))], pages: { start: { blocks } } };
    const { plan } = await bundleForm(parts);
    const page = readForm(bundleOf(parts), 'standard').pages[0]?.page as Page;
    const made = pageSchema(plan, page, { texts: NO_TEXTS, lists: {} });
    const ui = made.uiSchema.claimantInfo as Record<string, { 'ui:options': object }>;
    for (const name of NAMES) {
      expect(Object.hasOwn(ui, name)).toBe(true);
      expect(ui[name]?.['ui:options']).toMatchObject({ optionsList: name });
    }
    const hidden = (claim: ClaimDocument) =>
      Object.values(pageState(plan, 'start', claim, CONTEXT).fields).filter((state) => state.hidden).length;
    expect(hidden({})).toBe(NAMES.length - 1);
    expect(hidden({ claimantInfo: {} })).toBe(NAMES.length - 1);
    expect(hidden({ claimantInfo: { constructor: 'x' } })).toBe(0);
  });

  it('C8-25: conditions find them empty where the claim lacks them', async () => {
    const when = { all: NAMES.map((name) => ({ value: { field: name }, empty: true })) };
    const blocks: Page['blocks'] = [
      { kind: 'fields', id: 'a', model: 'claimantInfo', fields: [{ name: 'own', dependencies: [{ when }] }] },
    ];
    const models = [entry('claimantInfo', [...fieldsOf('string', []), field('own')])];
    const { plan } = await bundleForm({ models, pages: { start: { blocks } } });
    const isHidden = (claimantInfo: ClaimRecord) =>
      pageState(plan, 'start', { claimantInfo }, CONTEXT).fields['claimantInfo.own']?.hidden;
    expect(isHidden({} as ClaimRecord)).toBe(false);
    expect(isHidden({ toString: 'x' } as unknown as ClaimRecord)).toBe(true);
  });

  it('C8-25: oneOf does not find a list that nobody wrote', async () => {
    await expect(
      bundleForm({
        models: [entry('claimantInfo', [field('a', [rule('oneOf', [], { list: 'constructor' })])])],
      }),
    ).rejects.toMatchObject({ faults: [{ code: 'unknown-list' }] });
  });
});
