import { expect, it } from 'vitest';
import type { FieldPlacement, Page } from '../../schemas/generated/types.ts';
import { pageSchema } from '../pages/pageSchema.ts';
import type { LeafUiSchema } from '../pages/types.ts';
import { bundleForm, entry, field, NO_TEXTS, rule } from '../testing/forms.testkit.ts';

const FIELDS = [
  field('taxId'),
  field('transit', [rule('format', ['abaRouting'])]),
  field('cardCode', [], 'number'),
  field('hasTaxId', [], 'boolean'),
  field('email', [rule('format', ['email'])]),
];

/** Options that a page hands on for each field that is placed so. */
async function receiptsOf(places: FieldPlacement[]) {
  const blocks: Page['blocks'] = [{ kind: 'fields', id: 'a', model: 'claimantInfo', fields: places }];
  const { plan } = await bundleForm({
    models: [entry('claimantInfo', FIELDS)],
    pages: { start: { blocks } },
  });
  const page = { path: '/standard/start', titleKey: 'Title', blocks };
  const ui = pageSchema(plan, page, { texts: NO_TEXTS, lists: {} }).uiSchema.claimantInfo;
  const leaves = ui as Record<string, LeafUiSchema>;
  return places.map(({ name }) => leaves[name]?.['ui:options'].receipt);
}

it('C10-08: the receipt shows the end of a bank or tax number that is typed, and the whole of other answers', async () => {
  const plain = FIELDS.map(({ name }) => ({ name, label: name }));
  expect(await receiptsOf(plain)).toEqual(['ending', 'ending', 'ending', undefined, undefined]);
  expect(await receiptsOf([{ name: 'taxId', receipt: 'hidden' }])).toEqual(['hidden']);
  const choices: Partial<FieldPlacement>[] = [
    { component: 'yesNo' },
    { component: 'select', optionsList: 'usStates' },
    { component: 'radio', options: [{ value: 'a', label: 'A' }] },
  ];
  for (const choice of choices) expect(await receiptsOf([{ name: 'taxId', ...choice }])).toEqual([undefined]);
});
