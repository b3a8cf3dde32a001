import { describe, expect, it } from 'vitest';
import { bundleFaults, bundleForm, CONTEXT, entry, field } from '../testing/forms.testkit.ts';
import { contentKeyOf } from './contentVariants.ts';
import { kindIs } from './pageState.testkit.ts';

describe('content variants', () => {
  const models = [entry('claimantInfo', [field('kind')])];
  const contentVariants = {
    Title: [
      { when: kindIs('estate'), key: 'Title_estate' },
      { when: { value: { field: 'kind', model: 'claimantInfo' }, empty: false }, key: 'Title_other' },
    ],
  };

  it('C8-11 C8-03: the first variant whose condition holds gives the key, else the key itself', async () => {
    const { plan, judge } = await bundleForm({ models, settlement: { contentVariants } });
    const keyFor = (kind: string | null, key = 'Title') =>
      contentKeyOf(plan, judge({ claimantInfo: { kind } }).claim, CONTEXT)(key);
    expect([keyFor('estate'), keyFor('business'), keyFor(null), keyFor('estate', 'Other')]).toEqual([
      'Title_estate',
      'Title_other',
      'Title',
      'Other',
    ]);
  });

  it('C8-11 C8-13: a variant’s condition is checked when the form is built', () => {
    const wrong = { Title: [{ when: { value: { field: 'kind' }, empty: true }, key: 'T' }] };
    expect(bundleFaults({ models, settlement: { contentVariants: wrong } })).toEqual([
      'unknown-field settlement.json /contentVariants/Title/0/when/value/field',
    ]);
  });
});
