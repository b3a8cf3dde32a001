import { describe, expect, it } from 'vitest';
import { CONTEXT, entry, field, inlineForm } from '../testing/forms.testkit.ts';
import { isEmptyDraft, judgeDraft } from './draft.ts';

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
