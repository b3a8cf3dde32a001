import { describe, expect, it } from 'vitest';
import { bundleWith, change } from '../testing/bundles.testkit.ts';
import { codes, DETAILS, words } from '../testing/findings.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

const items = (fields: object[] = [{ name: 'item', type: 'string' }]) =>
  change('models.json', '/models/3/fields/-', { name: 'items', type: 'list', fields });
const placed = (more: object = {}) =>
  change(DETAILS, '/blocks/1/fields/-', { name: 'items', label: 'Field_Items', ...more });
const texts = [
  change('content/en.json', '/Field_Items', 'Items'),
  change('content/en.json', '/Field_Item', 'Item'),
];
const column = { name: 'item', label: 'Field_Item' };

describe('unfilled-list', () => {
  it('C8-16 C5-03: a list within a record that no block has', async () => {
    expect(await codes(items())).toEqual(['unfilled-list']);
    const [finding] = await validateBundle(bundleWith([items()]));
    expect(finding).toMatchObject({ file: DETAILS, severity: 'error' });
    expect(finding?.line).toBeGreaterThan(1);
  });

  it('C8-16 C5-03: a list within a record without a column in which anything is entered', async () => {
    const withText = texts.slice(0, 1);
    expect(await codes(items(), placed(), ...withText)).toEqual(['unfilled-list']);
    const computed = [{ name: 'item', type: 'string', computed: { first: ['a'] } }];
    expect(await codes(items(computed), placed({ columns: [column] }), ...texts)).toEqual(['unfilled-list']);
    expect(await codes(items(), placed({ columns: [{ ...column, component: 'value' }] }), ...texts)).toEqual([
      'unfilled-list',
    ]);
    expect(await codes(items(), placed({ columns: [column] }), ...texts)).toEqual([]);
  });

  it('C8-16 C8-12: a list within a list within a list is told, in the models and on the page', async () => {
    const deep = { name: 'deep', type: 'list', fields: [{ name: 'item', type: 'string' }] };
    expect(
      await codes(items([{ name: 'item', type: 'string' }, deep]), placed({ columns: [column] }), ...texts),
    ).toEqual(['list-fields']);
    const columns = [{ ...column, columns: [column] }];
    expect(await codes(items(), placed({ columns }), ...texts)).toEqual(['unfilled-list']);
    expect(await words(items(), placed({ columns }), ...texts)).toEqual([
      'The entries of items have no lists of their own: a record holds lists, their entries do not. Take these columns away.',
    ]);
  });

  it('C8-16 R5-36: a file cannot be an entry’s: it would have no document', async () => {
    const fields = [
      { name: 'item', type: 'string' },
      { name: 'scan', type: 'file' },
    ];
    expect(await codes(items(fields), placed({ columns: [column] }), ...texts)).toEqual([
      'file-outside-documents',
    ]);
  });
});
