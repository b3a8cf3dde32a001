import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshVisits, press, type } from '../../testing/visitor.testkit.ts';
import { addItem, addReceipt, atReceipts, button, isFocused, list } from './innerLists.testkit.ts';

freshVisits();

describe('the entries of a list within a record', () => {
  it('C8-16 C7-08: an entry in which nothing was entered is passed over', async () => {
    const { saved, claim } = await atReceipts();
    press('Add a receipt');
    press('Add an item');
    await waitFor(() => expect(claim().snapshot().drafts).toHaveLength(1));
    press(/^Done: /);
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
    press(/^Done: /);
    expect(screen.getByRole('cell', { name: 'It fell' })).toBeTruthy();
    fireEvent.click(button('Edit Item 1 of Receipt 1'));
    fireEvent.click(screen.getByLabelText('It broke'));
    press(/^Done: /);
    expect(list().queryByText('It fell')).toBeNull();
    press('Save the receipt');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.items).toMatchObject([{ thing: 'Lamp', broken: false, why: null }]);
    const rows = within(screen.getByRole('region', { name: 'Receipts' }));
    expect(rows.queryByText(/How it broke/, { ignore: '.cw-cleared *' })).toBeNull();
  });

  it('C8-16 C10-02: deleting an entry takes the focus on, and Undo brings it back where it stood', async () => {
    const { drafted } = await atReceipts();
    press('Add a receipt');
    for (const thing of ['a', 'b', 'c']) {
      addItem(thing, '1');
      press(/^Done: /);
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
    press(/^Done: /);
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
    press('Edit Receipt 1');
    press('Edit Item 1 of Receipt 1');
    type(/^Thing/, 'Chair');
    press(/^Done: /);
    press('Cancel');
    expect(saved()[0]?.items).toMatchObject([{ thing: 'Lamp' }]);
    press('Edit Receipt 1');
    press('Delete Item 1 of Receipt 1');
    addItem('Table', '5');
    press('Save the receipt');
    await waitFor(() => expect(saved()[0]?.items).toMatchObject([{ thing: 'Table' }]));
  });
});
