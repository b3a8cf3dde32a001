import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entry, field, rule } from '../../../transforms/testing/forms.testkit.ts';
import { MODELS, PAGES, renderApp, type TestAppOptions } from '../../testing/app.testkit.tsx';
import { checkPageWith } from '../../testing/checkPage.testkit.ts';
import {
  freshVisits,
  heading,
  press,
  signIn,
  submit,
  toSummary,
  type,
} from '../../testing/visitor.testkit.ts';

const items = field('items', [rule('records', undefined, { min: 1, max: 3, uniqueBy: ['thing'] })], 'list', {
  fields: [
    field('thing', [rule('required')]),
    field('price', [rule('required')], 'number'),
    field('broken', [], 'boolean'),
    field('why'),
  ],
});

const MODELS_HERE = [
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

const MANAGER = {
  ...COMMON,
  kind: 'recordManager',
  draftOnInit: false,
  draftAfterFinish: false,
  finishLabelKey: 'Save the receipt',
};

const TABLE = { ...COMMON, kind: 'recordTable' };

const SUMMARY = {
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

freshVisits();

const button = (name: string) => screen.getByRole('button', { name });
const list = () => within(screen.getByRole('region', { name: 'Goods' }));
const isFocused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

async function atReceipts(block: object = MANAGER, options: TestAppOptions = {}) {
  const made = await renderApp({ ...withBlock(block), ...options });
  await toSummary();
  const claim = () => made.app.claims.get('standard');
  const saved = () => (claim().state.document.claimTransactions ?? []) as Record<string, unknown>[];
  const drafted = () => claim().snapshot().drafts[0]?.record.items;
  return { ...made, claim, saved, drafted };
}

function addItem(thing: string, price: string) {
  press('Add an item');
  type(/^Thing/, thing);
  type(/^Price/, price);
}

async function addReceipt(shop: string, ...things: [string, string][]) {
  press('Add a receipt');
  type(/^Shop/, shop);
  for (const [thing, price] of things) {
    addItem(thing, price);
    press('Done');
  }
  press('Save the receipt');
  await waitFor(() => expect(screen.queryByLabelText(/^Shop/)).toBeNull());
}

describe('a list within a record, in a recordManager', () => {
  it('C8-16: entries are filled in the form of their record, saved and sent with it', async () => {
    const { saved, api } = await atReceipts();
    await addReceipt('Market', ['Lamp', '30'], ['Chair', '12.50']);
    expect(saved()).toMatchObject([
      {
        shop: 'Market',
        items: [
          { thing: 'Lamp', price: '30' },
          { thing: 'Chair', price: '12.50' },
        ],
        total: '42.5',
      },
    ]);
    submit();
    await screen.findByText('ABC12-DEF34');
    const models = vi.mocked(api.submit).mock.calls[0]?.[1];
    expect(JSON.stringify(models)).toContain('"thing":"Chair"');
  });

  it('C8-16: what is wrong in an entry is told in it, by a name that says which of which', async () => {
    const { saved } = await atReceipts();
    press('Add a receipt');
    type(/^Shop/, 'Market');
    press('Add an item');
    const first = screen.getByRole('group', { name: 'Item 1 of Receipt 1' });
    await isFocused(within(first).getByLabelText(/^Thing/));
    type(/^Thing/, 'Lamp');
    press('Done');
    await screen.findByText('Value is required');
    await isFocused(within(first).getByLabelText(/^Price/));
    type(/^Price/, '30');
    press('Done');
    expect(button('Edit Item 1 of Receipt 1')).toBeTruthy();
    await isFocused(button('Add an item'));
    press('Save the receipt');
    await waitFor(() => expect(saved()).toHaveLength(1));
  });

  it('C8-16 C10-09: a refused record leads into the entry that is wrong, and opens it', async () => {
    const { saved } = await atReceipts();
    press('Add a receipt');
    type(/^Shop/, 'Market');
    addItem('Lamp', '30');
    press('Done');
    addItem('Lamp', '20');
    press('Done');
    await screen.findByText('This entry repeats an earlier one');
    fireEvent.click(button('Edit Item 1 of Receipt 1'));
    press('Done');
    press('Save the receipt');
    expect(saved()).toEqual([]);
    const second = await screen.findByRole('group', { name: 'Item 2 of Receipt 1' });
    await isFocused(within(second).getByLabelText(/^Thing/));
  });

  it('C8-16 C8-05: a list that lacks an entry says so, and the focus goes to the button that adds one', async () => {
    await atReceipts();
    press('Add a receipt');
    type(/^Shop/, 'Market');
    press('Save the receipt');
    expect(list().getByText('At least 1 entry is needed')).toBeTruthy();
    await isFocused(button('Add an item'));
    for (const thing of ['a', 'b', 'c']) {
      addItem(thing, '1');
      press('Done');
    }
    expect(list().getByText(/You have added 3 entries/)).toBeTruthy();
    press('Add an item');
    expect(list().queryByRole('group')).toBeNull();
  });

  it('C8-16 C10-09: the summary of errors names record, entry and field, and leads into the entry', async () => {
    await atReceipts();
    press('Add a receipt');
    type(/^Shop/, 'Market');
    addItem('Lamp', '30');
    press('Done');
    addItem('Chair', '');
    fireEvent.click(button('Edit Item 1 of Receipt 1'));
    press('Submit claim');
    const link = await screen.findByRole('link', { name: 'Receipt 1, Item 2, Price: Value is required' });
    fireEvent.click(link);
    const second = screen.getByRole('group', { name: 'Item 2 of Receipt 1' });
    await isFocused(within(second).getByLabelText(/^Price/));
  });

  it('C8-16 C7-08: where a record that was begun is all that stands in the way, the focus goes into its entry', async () => {
    await atReceipts();
    press('Add a receipt');
    type(/^Shop/, 'Market');
    addItem('Chair', '');
    addItem('Lamp', '30');
    press('Done');
    submit();
    const first = await screen.findByRole('group', { name: 'Item 1 of Receipt 1' });
    await isFocused(within(first).getByLabelText(/^Price/));
  });

  it('C8-16 C8-04: a list that is disabled is read only', async () => {
    const [shop, items, total] = MANAGER.fields;
    const dependencies = [
      {
        when: { value: { field: 'shop' }, notEquals: 'Closed' },
        hide: false,
        disable: true,
        resetOnUnfulfilled: false,
      },
    ];
    await atReceipts({ ...MANAGER, fields: [shop, { ...items, dependencies }, total] });
    press('Add a receipt');
    addItem('Lamp', '30');
    press('Done');
    type(/^Shop/, 'Closed');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add an item' })).toBeNull());
    expect(list().getByRole('cell', { name: 'Lamp' })).toBeTruthy();
    expect(list().queryByRole('button')).toBeNull();
  });

  it('C8-16 C7-08: an entry in which nothing was entered is passed over', async () => {
    const { saved, claim } = await atReceipts();
    press('Add a receipt');
    press('Add an item');
    await waitFor(() => expect(claim().snapshot().drafts).toHaveLength(1));
    press('Done');
    expect(list().queryByRole('group')).toBeNull();
    press('Add an item');
    type(/^Shop/, 'Market');
    fireEvent.click(button('Add an item'));
    type(/^Thing/, 'Lamp');
    type(/^Price/, '3');
    press('Save the receipt');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.items).toMatchObject([{ thing: 'Lamp' }]);
  });

  it('C8-16 C7-08: an entry that is left for another goes where nothing was entered, else says what is wrong', async () => {
    const { drafted } = await atReceipts();
    press('Add a receipt');
    press('Add an item');
    press('Add an item');
    expect(drafted()).toHaveLength(1);
    type(/^Thing/, 'Lamp');
    press('Add an item');
    expect(list().getByText('Value is required')).toBeTruthy();
    press('Edit Item 1 of Receipt 1');
    await isFocused(screen.getByLabelText(/^Thing/));
    expect(drafted()).toMatchObject([{ thing: 'Lamp' }]);
  });

  it('C8-16 R4-13: a question in an entry is asked by the entry’s own answers, and rows leave out what is not live', async () => {
    const { saved } = await atReceipts();
    press('Add a receipt');
    type(/^Shop/, 'Market');
    addItem('Lamp', '30');
    expect(screen.queryByLabelText(/^How it broke/)).toBeNull();
    fireEvent.click(screen.getByLabelText('It broke'));
    type(/^How it broke/, 'It fell');
    press('Done');
    expect(screen.getByRole('cell', { name: 'It fell' })).toBeTruthy();
    fireEvent.click(button('Edit Item 1 of Receipt 1'));
    fireEvent.click(screen.getByLabelText('It broke'));
    press('Done');
    expect(list().queryByText('It fell')).toBeNull();
    press('Save the receipt');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.items).toMatchObject([{ thing: 'Lamp', broken: false, why: null }]);
    expect(within(screen.getByRole('region', { name: 'Receipts' })).queryByText(/How it broke/)).toBeNull();
  });

  it('C8-16 C10-02: deleting an entry takes the focus on, and Undo brings it back where it stood', async () => {
    const { drafted } = await atReceipts();
    press('Add a receipt');
    for (const thing of ['a', 'b', 'c']) {
      addItem(thing, '1');
      press('Done');
    }
    const things = () => ((drafted() ?? []) as { thing: string }[]).map(({ thing }) => thing);
    press('Delete Item 2 of Receipt 1');
    expect(things()).toEqual(['a', 'c']);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('c'));
    expect(list().getByText('Item 2 of Receipt 1 was deleted.')).toBeTruthy();
    press('Undo');
    expect(things()).toEqual(['a', 'b', 'c']);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('b'));
    press('Delete Item 3 of Receipt 1');
    await isFocused(button('Add an item'));
  });

  it('C8-16: an entry that is typed in while another goes keeps what was typed', async () => {
    const { drafted } = await atReceipts();
    press('Add a receipt');
    addItem('a', '1');
    press('Done');
    press('Add an item');
    fireEvent.input(screen.getByLabelText(/^Thing/), { target: { value: 'b' } });
    press('Delete Item 1 of Receipt 1');
    expect(drafted()).toMatchObject([{ thing: 'b' }]);
  });

  it('C8-16 C7-08: a half-written entry is kept with its draft', async () => {
    const { claim, app } = await atReceipts();
    press('Add a receipt');
    type(/^Shop/, 'Market');
    press('Add an item');
    type(/^Thing/, 'Lamp');
    expect(claim().snapshot().drafts).toMatchObject([
      { record: { items: [{ thing: 'Lamp', price: null }] } },
    ]);
    expect(app).toBeTruthy();
    press('Cancel');
    expect(claim().state.drafts).toEqual([]);
  });

  it('C8-16: Enter in an entry finishes the entry, and not its record', async () => {
    const { saved } = await atReceipts();
    press('Add a receipt');
    type(/^Shop/, 'Market');
    addItem('Lamp', '30');
    fireEvent.keyDown(screen.getByLabelText(/^Price/), { key: 'Enter' });
    expect(list().queryByRole('group')).toBeNull();
    expect(saved()).toEqual([]);
  });

  it('C8-16 C8-09: what is calculated of the entries is shown while they are entered', async () => {
    await atReceipts();
    press('Add a receipt');
    addItem('Lamp', '30');
    await waitFor(() => expect(screen.getByLabelText('Total').textContent).toBe('30'));
  });

  it('C8-16: an edited record shows its entries; Cancel leaves them as they were', async () => {
    const { saved } = await atReceipts();
    await addReceipt('Market', ['Lamp', '30']);
    const card = within(screen.getByRole('region', { name: 'Receipts' })).getAllByRole('listitem');
    expect(card[0]?.textContent).toContain('Thing: Lamp; Price: 30');
    press('Edit entry 1');
    press('Edit Item 1 of Receipt 1');
    type(/^Thing/, 'Chair');
    press('Done');
    press('Cancel');
    expect(saved()[0]?.items).toMatchObject([{ thing: 'Lamp' }]);
    press('Edit entry 1');
    press('Delete Item 1 of Receipt 1');
    addItem('Table', '5');
    press('Save the receipt');
    await waitFor(() => expect(saved()[0]?.items).toMatchObject([{ thing: 'Table' }]));
  });
});

describe('a list within a record, once it is saved', () => {
  type Entries = Record<string, string | null>[];

  /** As if something else had made saved entries wrong since. */
  function spoil({ claim }: Pick<Awaited<ReturnType<typeof atReceipts>>, 'claim'>, entries: Entries) {
    act(() => {
      const [record] = claim().state.entered.claimTransactions as Record<string, unknown>[];
      const broken = { ...record, items: entries } as never;
      claim().setRecords('claimTransactions', [broken], claim().state.ids.lists.claimTransactions ?? []);
    });
  }

  it('C8-16 C10-09: an error of a saved record opens its form, and the entry in it', async () => {
    const made = await atReceipts();
    await addReceipt('Market', ['Lamp', '30']);
    spoil(made, [{ thing: 'Lamp', price: null }]);
    press('Submit claim');
    fireEvent.click(await screen.findByRole('link', { name: 'Receipt 1, Item 1, Price: Value is required' }));
    const first = await screen.findByRole('group', { name: 'Item 1 of Receipt 1' });
    await isFocused(within(first).getByLabelText(/^Price/));
    expect(within(first).getByText('Value is required')).toBeTruthy();
  });

  /** The summary, with the receipts on the page before it. */
  async function atSummary() {
    const { blocks } = PAGES['claimant-info'] ?? { blocks: [] };
    const pages = { ...PAGES, 'claimant-info': { blocks: [...blocks, MANAGER] } };
    const options = { models: MODELS_HERE, pages } as unknown as TestAppOptions;
    const made = await renderApp({ ...options, pages: { ...pages, 'claim-summary': SUMMARY } } as never);
    await signIn();
    type(/First name/, 'Ada');
    type(/Last name/, 'Lovelace');
    await addReceipt('Market', ['Lamp', '30'], ['Chair', '12.50']);
    press('Next');
    await heading('Check');
    return { ...made, claim: () => made.app.claims.get('standard') };
  }

  it('C8-16 C10-08: the summary reads the entries, and says of what is missing in which of which', async () => {
    const made = await atSummary();
    const table = within(screen.getByRole('table', { name: 'Receipts' }));
    expect(
      table.getByRole('cell', { name: /Thing: Lamp; Price: 30.*Thing: Chair; Price: 12.50/ }),
    ).toBeTruthy();
    spoil(made, [{ thing: 'Lamp', price: '1' }, { thing: 'Chair' }] as Entries);
    const missing = await screen.findByRole('button', {
      name: 'Receipt 1, Item 2, Price: Value is required',
    });
    fireEvent.click(missing);
    const second = await screen.findByRole('group', { name: 'Item 2 of Receipt 1' });
    await isFocused(within(second).getByLabelText(/^Price/));
  });

  it('C8-16 C7-06: the receipt has the entries, too', async () => {
    await atReceipts();
    await addReceipt('Market', ['Lamp', '30']);
    submit();
    await screen.findByText('ABC12-DEF34');
    expect(await screen.findByText('Lamp')).toBeTruthy();
  });
});

describe('a list within a record, in a recordTable', () => {
  async function addRow() {
    press('Add a receipt');
    type(/^Shop/, 'Market');
    // Leaving the last field leaves the row, which is saved where nothing is wrong (R4-10).
    addItem('Lamp', '30');
    await waitFor(() => expect(screen.queryByLabelText(/^Shop/)).toBeNull());
  }

  it('C8-16: entries are filled in the row that is open, and stand in its cell', async () => {
    const { saved } = await atReceipts(TABLE);
    await addRow();
    expect(saved()).toMatchObject([{ shop: 'Market', items: [{ thing: 'Lamp', price: '30' }] }]);
    expect(screen.getAllByRole('cell', { name: /Thing: Lamp; Price: 30/ })[0]).toBeTruthy();
    press('Edit entry 1');
    press('Edit Item 1 of Receipt 1');
    fireEvent.input(screen.getByLabelText(/^Price/), { target: { value: '31' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Done' })[0] as HTMLElement);
    expect(list().queryByRole('group')).toBeNull();
    expect(saved()[0]?.items).toMatchObject([{ price: '30' }]);
    press('Done');
    await waitFor(() => expect(saved()[0]?.items).toMatchObject([{ price: '31' }]));
  });

  it('C8-16 C10-09: an error of a saved row opens the row, and the entry in it', async () => {
    const { claim } = await atReceipts(TABLE);
    await addRow();
    act(() => {
      const [record] = claim().state.entered.claimTransactions as Record<string, unknown>[];
      const broken = { ...record, items: [{ thing: 'Lamp', price: null }] } as never;
      claim().setRecords('claimTransactions', [broken], claim().state.ids.lists.claimTransactions ?? []);
    });
    press('Submit claim');
    const link = await screen.findByRole('link', { name: /^Receipt 1, Item 1, Price/ });
    fireEvent.click(link);
    const first = await screen.findByRole('group', { name: 'Item 1 of Receipt 1' });
    await isFocused(within(first).getByLabelText(/^Price/));
  });

  it('C8-16 R4-10: a press on a button within the row is no way out of it, where buttons take no focus', async () => {
    const { saved } = await atReceipts(TABLE);
    press('Add a receipt');
    fireEvent.input(screen.getByLabelText(/^Shop/), { target: { value: 'Market' } });
    press('Add an item');
    fireEvent.input(await screen.findByLabelText(/^Thing/), { target: { value: 'Lamp' } });
    fireEvent.input(screen.getByLabelText(/^Price/), { target: { value: '30' } });
    const add = button('Add an item');
    fireEvent.pointerDown(add);
    fireEvent.blur(screen.getByLabelText(/^Price/));
    fireEvent.pointerUp(add);
    fireEvent.click(add);
    expect(await screen.findByRole('group', { name: 'Item 2 of Receipt 1' })).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('C8-16 C10-15: cells that are pasted into an entry never become rows of the table around it', async () => {
    const { saved, claim } = await atReceipts(TABLE);
    press('Add a receipt');
    press('Add an item');
    fireEvent.paste(screen.getByLabelText(/^Thing/), { clipboardData: { getData: () => 'a\tb\nc\td' } });
    expect(saved()).toEqual([]);
    expect(claim().state.drafts).toHaveLength(1);
  });
});
