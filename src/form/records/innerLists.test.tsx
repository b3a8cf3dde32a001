import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { freshVisits, press, submit, type } from '../../testing/visitor.testkit.ts';
import { addItem, addReceipt, atReceipts, button, isFocused, list, MANAGER } from './innerLists.testkit.ts';

freshVisits();

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
    press(/^Done: /);
    await screen.findByText('Value is required');
    await isFocused(within(first).getByLabelText(/^Price/));
    type(/^Price/, '30');
    press(/^Done: /);
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
    press(/^Done: /);
    addItem('Lamp', '20');
    press(/^Done: /);
    await screen.findByText('This entry repeats an earlier one');
    fireEvent.click(button('Edit Item 1 of Receipt 1'));
    press(/^Done: /);
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
      press(/^Done: /);
    }
    expect(list().getByText(/You have added 3, the most allowed/)).toBeTruthy();
    press('Add an item');
    expect(list().queryByRole('group')).toBeNull();
  });

  it('C8-16 C10-09: the summary of errors names record, entry and field, and leads into the entry', async () => {
    await atReceipts();
    press('Add a receipt');
    type(/^Shop/, 'Market');
    addItem('Lamp', '30');
    press(/^Done: /);
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
    press(/^Done: /);
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
    press(/^Done: /);
    type(/^Shop/, 'Closed');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add an item' })).toBeNull());
    expect(list().getByRole('cell', { name: 'Lamp' })).toBeTruthy();
    expect(list().queryByRole('button')).toBeNull();
  });
});
