import { describe, expect, it } from 'vitest';
import type { ClaimDocument } from '../ground/claim.ts';
import { rowState } from '../pages/pageState.ts';
import { bundleForm, CONTEXT, entry, field, rule } from '../testing/forms.testkit.ts';
import { calculatedDraft, judgeDraft, withoutEmptyEntries } from './draft.ts';
import { judgeEntered } from './resets.ts';

const broken = { value: { field: 'broken' }, equals: true } as const;

const bound = rule('records', undefined, { max: { field: 'most' } });

const items = field('items', [bound], 'list', {
  fields: [
    field('thing', [rule('required')]),
    field('price', [], 'number'),
    field('double', [], 'number', { computed: { multiply: [{ field: 'price' }, 2] } }),
    field('broken', [], 'boolean'),
    field('why', [rule('requiredWhen', undefined, { condition: broken })]),
  ],
});

const { loaded: form } = await bundleForm({
  models: [entry('claimTransactions', [field('most', [], 'number'), items])],
  pages: {
    start: {
      blocks: [
        {
          kind: 'recordManager',
          id: 'a',
          model: 'claimTransactions',
          fields: [
            { name: 'most', label: 'L' },
            {
              name: 'items',
              label: 'L',
              columns: [
                { name: 'thing', label: 'L' },
                { name: 'price', label: 'L' },
                { name: 'broken', label: 'L' },
                { name: 'why', label: 'L', dependencies: [{ when: broken }] },
              ],
            },
          ],
        },
      ],
    },
  },
});

const MODEL = 'claimTransactions';
const fields = form.plan.models[0]?.fields ?? [];
const EMPTY = { thing: null, price: null, double: null, broken: false, why: null };

describe('a list within a record', () => {
  it('C8-16 C7-08: entries in which nothing was entered are passed over, and errors keep the places of the others', () => {
    const draft = { most: null, items: [EMPTY, { ...EMPTY, price: '2', double: '4' }] };
    const { record } = withoutEmptyEntries(draft, fields);
    expect(record.items).toEqual([draft.items[1]]);
    const { errors } = judgeDraft({}, form, CONTEXT, MODEL, draft);
    expect(errors.map(({ path, rule: name }) => `${path} ${name}`)).toEqual(['items.1.thing required']);
  });

  it('C8-16 C8-09: a draft shows what is calculated in its entries', () => {
    const draft = { most: null, items: [{ ...EMPTY, price: '2' }, EMPTY] };
    const { items: shown } = calculatedDraft({}, form.plan, CONTEXT, MODEL, draft);
    expect(shown).toEqual([{ ...EMPTY, price: '2', double: '4' }, EMPTY]);
  });

  it('C8-16 C4-24: what holds for the fields of each entry, and how many there may be', () => {
    const record = { most: '2', items: [{ ...EMPTY, broken: true }, EMPTY] };
    const states = rowState(form.plan, 'start', MODEL, { [MODEL]: [record] }, record, CONTEXT);
    expect(states.items?.limit).toBe(2);
    expect(
      states.items?.entries?.map(({ why, thing }) => [why?.hidden, why?.required, thing?.required]),
    ).toEqual([
      [false, true, true],
      [true, false, true],
    ]);
    const open = rowState(form.plan, 'start', MODEL, {}, { most: null, items: [] }, CONTEXT);
    expect(open.items).toMatchObject({ entries: [], hidden: false });
    expect(open.items?.limit).toBeUndefined();
  });

  it('C8-16 R4-13: an answer in an entry that its dependency resets is gone for good', () => {
    const entered: ClaimDocument = {
      [MODEL]: [{ most: null, items: [{ ...EMPTY, thing: 'a', broken: false, why: 'fell' }] }],
    };
    const judged = judgeEntered(entered, form, CONTEXT);
    expect(judged.entered).toMatchObject({ [MODEL]: [{ items: [{ thing: 'a', why: null }] }] });
  });
});
