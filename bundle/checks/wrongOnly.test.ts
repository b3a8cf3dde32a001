import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith, change } from '../testing/bundles.testkit.ts';
import { codes, DETAILS } from '../testing/findings.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

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

  it('C8-14 C5-03: a required field is asked in each block that shows only some records', async () => {
    const { blocks } = JSON.parse(readFileSync(join(bundleWith(), DETAILS), 'utf8'));
    const book = { ...blocks[1], only: { field: 'kind', equals: 'book' } };
    const other = { ...book, id: 'others', only: { field: 'kind', equals: 'other' } };
    const without = { ...other, fields: other.fields.slice(1) };
    const found = (last: object) =>
      validateBundle(
        bundleWith([addField('string'), change(DETAILS, '/blocks', blocks.toSpliced(1, 1, book, last))]),
      );
    expect(await found(other)).toEqual([]);
    const [told, ...more] = await found(without);
    expect(told).toMatchObject({ code: 'required-unplaced', file: DETAILS });
    expect(told?.message).toContain('claimTransactions.store is required and has no column here');
    expect(more).toEqual([]);
  });
});
