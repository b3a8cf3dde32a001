import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { entry, field, rule } from '../../../transforms/testing/forms.testkit.ts';
import { renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import { checkPageWith } from '../../testing/checkPage.testkit.ts';
import { MODELS } from '../../testing/smallForm.testkit.ts';
import { press, toSummary, type } from '../../testing/visitor.testkit.ts';

const items = field('items', [rule('records', undefined, { min: 1, max: 3, uniqueBy: ['thing'] })], 'list', {
  fields: [
    field('thing', [rule('required')]),
    field('price', [rule('required')], 'number'),
    field('broken', [], 'boolean'),
    field('why'),
  ],
});

export const MODELS_HERE = [
  ...MODELS.filter(({ metadata }) => !/claimTransactions/i.test(metadata.dtoMapping)),
  entry('claimTransactions', [
    field('shop', [rule('required')]),
    items,
    field('total', [], 'number', { computed: { sum: 'price', of: 'items' } }),
  ]),
];

const isBroken = { value: { field: 'broken' }, equals: true } as const;

const COMMON = {
  id: 'receipts',
  titleKey: 'Receipts',
  model: 'claimTransactions',
  allowEdit: true,
  addLabelKey: 'Add a receipt',
  recordLabelKey: 'Receipt {number}',
  fields: [
    { name: 'shop', label: 'Shop' },
    {
      name: 'items',
      label: 'Goods',
      recordLabelKey: 'Item {number}',
      addLabelKey: 'Add an item',
      columns: [
        { name: 'thing', label: 'Thing' },
        { name: 'price', label: 'Price' },
        { name: 'broken', label: 'It broke' },
        { name: 'why', label: 'How it broke', dependencies: [{ when: isBroken }] },
      ],
    },
    { name: 'total', label: 'Total' },
  ],
};

export const MANAGER = {
  ...COMMON,
  kind: 'recordManager',
  draftOnInit: false,
  draftAfterFinish: false,
  finishLabelKey: 'Save the receipt',
};

export const TABLE = { ...COMMON, kind: 'recordTable' };

export const SUMMARY = {
  blocks: [
    { kind: 'summary', id: 'all' },
    { kind: 'fields', id: 'sign', model: 'signature', fields: [{ name: 'signature', label: 'L_sign' }] },
  ],
};

const withBlock = (block: object): TestAppOptions =>
  ({
    models: MODELS_HERE,
    pages: checkPageWith(block),
  }) as unknown as TestAppOptions;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const list = () => within(screen.getByRole('region', { name: 'Goods' }));
export const isFocused = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));

export async function atReceipts(block: object = MANAGER, options: TestAppOptions = {}) {
  const made = await renderApp({ ...withBlock(block), ...options });
  await toSummary();
  const claim = () => made.app.claims.get('standard');
  const saved = () => (claim().state.document.claimTransactions ?? []) as Record<string, unknown>[];
  const drafted = () => claim().snapshot().drafts[0]?.record.items;
  return { ...made, claim, saved, drafted };
}

export function addItem(thing: string, price: string) {
  press('Add an item');
  type(/^Thing/, thing);
  type(/^Price/, price);
}

export async function addReceipt(shop: string, ...things: [string, string][]) {
  press('Add a receipt');
  type(/^Shop/, shop);
  for (const [thing, price] of things) {
    addItem(thing, price);
    press(/^Done: /);
  }
  press('Save the receipt');
  await waitFor(() => expect(screen.queryByLabelText(/^Shop/)).toBeNull());
}
