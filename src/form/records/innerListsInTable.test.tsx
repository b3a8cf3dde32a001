import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshVisits, press, type } from '../../testing/visitor.testkit.ts';
import { addItem, atReceipts, button, isFocused, list, TABLE } from './innerLists.testkit.ts';

freshVisits();

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
    press('Edit Receipt 1');
    press('Edit Item 1 of Receipt 1');
    fireEvent.input(screen.getByLabelText(/^Price/), { target: { value: '31' } });
    fireEvent.click(screen.getAllByRole('button', { name: /^Done: / })[0] as HTMLElement);
    expect(list().queryByRole('group')).toBeNull();
    expect(saved()[0]?.items).toMatchObject([{ price: '30' }]);
    press(/^Done: /);
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
