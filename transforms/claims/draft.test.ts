import { describe, expect, it } from 'vitest';
import { CONTEXT, entry, field, inlineForm } from '../testing/forms.testkit.ts';
import { calculatedDraft, isEmptyDraft, judgeDraft } from './draft.ts';

const form = await inlineForm([
  entry('claimTransactions', [
    field('price', [], 'number'),
    field('double', [], 'number', { computed: { multiply: [{ field: 'price' }, 2] } }),
  ]),
]);

describe('editing a record with a calculated field', () => {
  it('C8-09 R4-09: what was calculated before the edit does not count as sent', () => {
    const { claim } = form.judge({ claimTransactions: [{ price: '2' }] });
    const edited = { price: '5', double: '4' };
    const verdict = judgeDraft(claim, form.loaded, CONTEXT, 'claimTransactions', edited, 0);
    expect(verdict.errors).toEqual([]);
    expect(verdict.record).toEqual({ price: '5', double: '10' });
  });

  it('C7-08: a draft that holds only what it began with is empty', () => {
    expect(isEmptyDraft({ price: null, link: 't1' }, { link: 't1' })).toBe(true);
    expect(isEmptyDraft({ price: null, link: 't2' }, { link: 't1' })).toBe(false);
  });
});

const counting = await inlineForm([
  entry('claimTransactions', [
    field('price', [], 'number'),
    field('many', [], 'number', { computed: { count: 'claimTransactions' } }),
    field('all', [], 'number', { computed: { sum: 'price', of: 'claimTransactions' } }),
  ]),
]);

describe('a draft among the saved records', () => {
  const { claim } = counting.judge({ claimTransactions: [{ price: '2' }, { price: '3' }] });
  const list = 'claimTransactions';

  it('C7-08: stands behind them when it is new, in a copy of the claim', () => {
    const { record } = judgeDraft(claim, counting.loaded, CONTEXT, list, { price: '5' });
    expect(record).toMatchObject({ many: 3, all: '10' });
    expect(calculatedDraft(claim, counting.loaded.plan, CONTEXT, list, { price: '5' })).toMatchObject(record);
    expect(claim.claimTransactions).toHaveLength(2);
  });

  it('C7-08: stands in the place of the one that is edited', () => {
    const edited = calculatedDraft(claim, counting.loaded.plan, CONTEXT, list, { price: '5' }, 1);
    expect(edited).toEqual({ price: '5', many: 2, all: '7' });
  });
});
