import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { filed } from '../../testing/app.testkit.tsx';
import { press, submit, type } from '../../testing/visitor.testkit.ts';
import {
  addLoss,
  addRow,
  atLosses,
  atTable,
  begin,
  block,
  choose,
  costly,
  documentHooks,
  file,
  MANAGER,
  MISSING,
  place,
  placeButton,
  withBlock,
} from './recordDocuments.testkit.ts';

documentHooks();

const removeButtons = () => screen.getAllByRole('button', { name: /^Remove the file/ });
const isRequired = (label: string) =>
  placeButton(label)?.getAttribute('aria-describedby')?.includes('__required');
const said = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

describe('how many documents a record takes', () => {
  it('C8-15 R5-31: as many places are marked as required as the record needs, by its rule or its block', async () => {
    await atLosses();
    begin('Lock', '5');
    expect(isRequired('Receipt')).toBe(false);
    type(/^Value/, '50');
    await waitFor(() => expect(isRequired('Receipt')).toBe(true));
    expect(place('Receipt').closest('.cw-field')?.querySelector('.cw-required')).toBeTruthy();
    choose('Receipt', file('shop.pdf'));
    await waitFor(() => place('Receipt (2)'));
    expect(isRequired('Receipt (2)')).toBe(false);
  });

  it('C8-15: fewer than `min` are told at the next place, which is marked, and the record is not saved', async () => {
    const { list } = await atLosses({ documents: { kind: 'receipt', min: 2 } });
    begin('Lock', '5');
    choose('Receipt', file('one.pdf'));
    press('Save the loss');
    await said(/At least 2 documents of this kind are needed: Receipt/);
    expect(document.activeElement).toBe(placeButton('Receipt (2)'));
    expect(isRequired('Receipt (2)')).toBe(true);
    expect(list('claimTransactions')).toEqual([]);
    choose('Receipt (2)', file('two.pdf', 'two'));
    press('Save the loss');
    await waitFor(() => expect(list('documentContexts')).toHaveLength(2));
  });

  it('C8-15: with `max` documents there is no place for another, until one is removed', async () => {
    const { names } = await atLosses({ documents: { kind: 'receipt', max: 2 } });
    begin('Lock', '5');
    choose('Receipt', file('one.pdf'));
    choose('Receipt (2)', file('two.pdf', 'two'));
    await waitFor(() => expect(removeButtons()).toHaveLength(2));
    expect(() => place('Receipt (3)')).toThrow();
    fireEvent.click(removeButtons()[0] as HTMLElement);
    await waitFor(() => place('Receipt (2)'));
    expect(removeButtons()).toHaveLength(1);
    press('Save the loss');
    await waitFor(() => expect(names()).toEqual(['two.pdf']));
  });

  it('C8-15: where fewer are allowed than there are, the last place says so', async () => {
    await atLosses({ documents: { kind: 'receipt', max: { field: 'amountClaimed' } } });
    begin('Lock', '2');
    choose('Receipt', file('one.pdf'));
    choose('Receipt (2)', file('two.pdf', 'two'));
    type(/^Value/, '1');
    press('Save the loss');
    await said(/At most 1 document of this kind is allowed: Receipt/);
    expect(document.activeElement).toBe(placeButton('Receipt (2)'));
  });
});

describe('documents that a record does not ask for now', () => {
  it('C8-15 C4-22: they are not filed, and nothing of them is lost while the page is open', async () => {
    const { list, names, claim, api } = await atLosses({ documents: { kind: 'receipt', when: costly } });
    await addLoss('Bicycle', '100', 'shop.pdf');
    act(() => claim().setPath('claimTransactions.0.amountClaimed', '5'));
    await waitFor(() => expect(list('documentContexts')).toEqual([null]));
    expect(block().queryByText('shop.pdf')).toBeNull();
    act(() => claim().setPath('claimTransactions.0.amountClaimed', '100'));
    await waitFor(() => expect(names()).toEqual(['shop.pdf']));
    expect(block().getByText('shop.pdf')).toBeTruthy();
    act(() => claim().setPath('claimTransactions.0.amountClaimed', '5'));
    submit();
    await screen.findByText('ABC12-DEF34');
    const [, sent] = vi.mocked(api.submit).mock.calls[0] ?? [];
    expect(sent?.documents).toEqual([]);
    expect(sent?.documentContexts).toEqual([]);
  });

  it('C8-15: while a record is entered they wait in its draft', async () => {
    const { names } = await atLosses({ documents: { kind: 'receipt', when: costly } });
    begin('Bicycle', '100');
    choose('Receipt', file('shop.pdf'));
    type(/^Value/, '5');
    await waitFor(() => expect(() => place('Receipt')).toThrow());
    type(/^Value/, '100');
    await waitFor(() => place('Receipt (2)'));
    press('Save the loss');
    await waitFor(() => expect(names()).toEqual(['shop.pdf']));
  });
});

describe('documents in manager and table', () => {
  it('C8-15: a manager whose records cannot be edited shows them, and deletes them with the record', async () => {
    const { names } = await atLosses({ allowEdit: false });
    await addLoss('Bicycle', '100', 'shop.pdf');
    expect(block().getByText('shop.pdf')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit entry 1' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' }));
    press('Delete');
    await waitFor(() => expect(names()).toEqual([]));
  });

  it('C8-15: the label is the text of the kind, else that of the option by which it is chosen elsewhere', async () => {
    const options = [{ value: 'receipt', label: 'L_slip' }];
    const elsewhere = {
      kind: 'recordManager',
      id: 'others',
      model: 'documentContexts',
      fields: [{ name: 'kind', options }, { name: 'file' }],
    };
    const made = withBlock(MANAGER);
    const blocks = [...(made.pages?.['claim-summary']?.blocks ?? []), elsewhere];
    const pages = { ...made.pages, 'claim-summary': { blocks } } as typeof made.pages & object;
    await atLosses({}, { content: { L_slip: 'Sales slip' }, pages });
    begin('Bicycle', '100');
    press('Save the loss');
    await said(/A document is missing: Sales slip/);
    expect(place('Sales slip')).toBeTruthy();
  });

  it('C8-15 C10-15: rows that are pasted lack their documents until these are chosen in them; others keep theirs', async () => {
    const { rows, names } = await atTable();
    await addRow('Bicycle', '100', 'shop.pdf');
    fireEvent.paste(screen.getByRole('button', { name: 'Add a loss' }), {
      clipboardData: { getData: () => 'Phone\t200\nLock\t5\n' },
    });
    await waitFor(() => expect(rows()).toMatchObject([{ note: 'Bicycle' }, { note: 'Lock' }]));
    expect(await screen.findByText(MISSING)).toBeTruthy();
    choose('Receipt', file('phone.pdf', 'phone'));
    press(/^Done: /);
    await waitFor(() => expect(names()).toEqual(['shop.pdf', 'phone.pdf']));
    const linked = rows().map(({ claimTransactionId }) => claimTransactionId);
    expect(new Set(linked).size).toBe(3);
  });

  it('C8-15: a row that is deleted while its file is still compared and kept leaves no file behind', async () => {
    const { rows, names, claim, app } = await atTable();
    await addRow('Bicycle', '100', 'shop.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Add a loss' }));
    await screen.findByLabelText(/^What was lost/);
    const put = vi.spyOn(app.claims.files(), 'put');
    // Of the same name and size as another: its bytes are read first, and it is kept under another name then.
    choose('Receipt', file('shop.pdf', 'elcyciB'));
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete/ }).at(-1) as HTMLElement);
    await waitFor(() => expect(claim().state.drafts).toEqual([]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const [id = ''] = put.mock.calls.map(([clientId]) => clientId);
    expect(await app.claims.files().get(id)).toBeUndefined();
    expect(rows()).toMatchObject([{ note: 'Bicycle' }]);
    expect(names()).toEqual(['shop.pdf']);
  });

  it('C8-15 C6-17: the receipt names the documents of each record beside it', async () => {
    const { api } = await atLosses();
    vi.mocked(api.submit).mockResolvedValue(filed('ABC12-DEF34'));
    await addLoss('Bicycle', '100', 'shop.pdf', 'repair.pdf');
    await addLoss('Phone', '100', 'phone.pdf');
    submit();
    await screen.findByText('ABC12-DEF34');
    const row = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(row(/Bicycle/).getByText('shop.pdf and repair.pdf')).toBeTruthy();
    expect(row(/Phone/).getByText('phone.pdf')).toBeTruthy();
  });
});
