import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../../testing/visitor.testkit.ts';
import {
  addRow,
  atTable,
  block,
  choose,
  documentHooks,
  enter,
  file,
  MISSING,
  placeButton,
} from './recordDocuments.testkit.ts';

documentHooks();

describe('documents of a row', () => {
  it('C8-15: files are chosen in the row that is open, and stand in a column of their own', async () => {
    const { names, rows } = await atTable();
    await addRow('Bicycle', '100', 'shop.pdf');
    expect(names()).toEqual(['shop.pdf']);
    expect(block().getByRole('columnheader', { name: 'Receipt' })).toBeTruthy();
    expect(block().getByText('shop.pdf')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit entry 1' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^What was lost/)));
    choose('Receipt', file('other.pdf'));
    expect(names()).toEqual(['shop.pdf']);
    press(/^Done: /);
    await waitFor(() => expect(names()).toEqual(['other.pdf']));
    expect(rows()).toHaveLength(1);
    expect(screen.queryByLabelText(/^What was lost/)).toBeNull();
  });

  it('C8-15: a row that lacks its document says so in that column, and the error leads into the row', async () => {
    const { claim } = await atTable();
    await addRow('Lock', '5');
    act(() => claim().setPath('claimTransactions.0.amountClaimed', '50'));
    press('Submit claim');
    await waitFor(() => expect(block().getByText(MISSING)).toBeTruthy());
    fireEvent.click(await screen.findByRole('link', { name: /Entry 1, Receipt|A document is missing/ }));
    await waitFor(() => expect(document.activeElement).toBe(placeButton('Receipt')));
  });

  it('C8-15: the dialog in which a file is chosen is no way out of the row', async () => {
    const { rows } = await atTable();
    fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
    await screen.findByLabelText(/^What was lost/);
    enter(/^What was lost/, 'Lock');
    enter(/^Value/, '5');
    const button = placeButton('Receipt') as HTMLElement;
    button.focus();
    // The window has lost the focus, the element has not.
    fireEvent.blur(button, { relatedTarget: null });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(rows()).toEqual([]);
    choose('Receipt', file('lock.pdf'));
    press(/^Done: /);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('C8-15: a row that lacks its document is not saved as its page is left', async () => {
    const { app, rows, claim } = await atTable();
    fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
    await screen.findByLabelText(/^What was lost/);
    enter(/^What was lost/, 'Bicycle');
    enter(/^Value/, '50');
    const back = screen.getByRole('button', { name: 'Back' });
    const mouse = { button: 0, isPrimary: true, pointerType: 'mouse' };
    fireEvent.pointerDown(back, mouse);
    act(() => back.focus());
    // In a browser the page goes in the midst of the click, before the press has ended.
    await act(() => app.navigation.back());
    await waitFor(() => expect(screen.queryByLabelText(/^What was lost/)).toBeNull());
    fireEvent.pointerUp(document.body, mouse);
    await waitFor(() => expect(claim().state.drafts.map(({ refused }) => refused)).toEqual([true]));
    expect(rows()).toEqual([]);
  });

  it('C8-15: deleting a row with documents asks first; Undo brings back both, with their files', async () => {
    const { names, rows, claim, app } = await atTable();
    await addRow('Bicycle', '100', 'shop.pdf');
    await addRow('Lock', '5');
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' }));
    await screen.findByRole('heading', { name: 'Delete Entry 1 and its documents?' });
    expect(rows()).toHaveLength(2);
    press('Delete');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(names()).toEqual([]);
    press('Undo');
    expect(rows()).toHaveLength(2);
    expect(names()).toEqual(['shop.pdf']);
    const [id = ''] = claim().state.ids.lists.documentContexts ?? [];
    await waitFor(async () => expect((await app.claims.files().get(id))?.name).toBe('shop.pdf'));
    // One without documents goes at once, as ever.
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 2' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('C8-15: a row that is deleted while it is edited takes its new file along, and nothing else', async () => {
    const { names, rows, claim } = await atTable();
    await addRow('Bicycle', '100', 'shop.pdf');
    await addRow('Phone', '100', 'phone.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Edit entry 1' }));
    await screen.findByLabelText(/^What was lost/);
    choose('Receipt (2)', file('late.pdf'));
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toMatchObject([{ note: 'Phone' }]));
    expect(names()).toEqual(['phone.pdf']);
    expect(claim().state.drafts).toEqual([]);
  });
});
