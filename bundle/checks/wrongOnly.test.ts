import { afterAll, describe, expect, it } from 'vitest';
import { change, removeBundles } from '../testing/bundles.testkit.ts';
import { codes, DETAILS } from '../testing/findings.testkit.ts';

afterAll(removeBundles);

const addField = (type: string, more: object = {}) =>
  change('models.json', '/models/3/fields/-', { name: 'kind', type, rules: [], ...more });
const only = (equals: unknown, field = 'kind') => change(DETAILS, '/blocks/1/only', { field, equals });

describe('wrong-only', () => {
  it('C8-14 C5-03: a block’s value is of its field’s type', async () => {
    expect(await codes(addField('string'), only('a'))).toEqual([]);
    expect(await codes(addField('boolean'), only(true))).toEqual([]);
    for (const value of [5, true, ' '])
      expect(await codes(addField('string'), only(value))).toEqual(['wrong-only']);
    expect(await codes(addField('boolean'), only('true'))).toEqual(['wrong-only']);
  });

  it('C8-14 C5-03: the field has no column, no calculation and no records or file of its own', async () => {
    expect(await codes(only('Harbor Books', 'Store'))).toEqual(['wrong-only']);
    expect(await codes(addField('string', { computed: 'a' }), only('a'))).toEqual(['wrong-only']);
  });

  it('C8-14: a required field that a block sets is placed', async () => {
    expect(await codes(addField('string', { rules: [{ name: 'required' }] }), only('a'))).toEqual([]);
  });
});
