import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { press, submit, type } from '../../testing/visitor.testkit.ts';
import {
  addLoss,
  atLosses,
  begin,
  block,
  choose,
  costly,
  documentHooks,
  file,
  MISSING,
  place,
  placeButton,
} from './recordDocuments.testkit.ts';

documentHooks();

describe('documents of a record', () => {
  it('C8-15: files are chosen in the record; saved with it, they have its kind and its link, and are sent', async () => {
    const { list, names, api } = await atLosses();
    await addLoss('Bicycle', '100', 'shop.pdf', 'repair.pdf');
    await addLoss('Lock', '5');
    const [bicycle] = list('claimTransactions');
    expect(bicycle?.claimTransactionId).toMatch(/^claimTransactions-/);
    expect(names()).toEqual(['shop.pdf', 'repair.pdf']);
    for (const document of list('documentContexts'))
      expect(document).toMatchObject({ kind: 'receipt', claimTransactionId: bicycle?.claimTransactionId });
    expect(block().getByText('shop.pdf and repair.pdf')).toBeTruthy();
    submit();
    await screen.findByText('ABC12-DEF34');
    const sent = vi.mocked(api.submit).mock.calls[0]?.[1].documents ?? [];
    expect(sent.map((document) => (document as File).name)).toEqual(names());
  });

  it('C8-15: a document that a rule demands for the record is missed at its place there, and met there', async () => {
    const { list } = await atLosses();
    begin('Bicycle', '100');
    press('Save the loss');
    await screen.findByText(MISSING);
    expect(document.activeElement).toBe(placeButton('Receipt'));
    expect(list('claimTransactions')).toEqual([]);
    choose('Receipt', file('shop.pdf'));
    await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull());
    press('Save the loss');
    await waitFor(() => expect(list('claimTransactions')).toHaveLength(1));
  });

  it('C8-15: in the summary of errors it is named by record and kind, and leads to where it is chosen', async () => {
    await atLosses();
    begin('Bicycle', '100');
    press('Submit claim');
    const link = await screen.findByRole('link', { name: /Entry 1.*A document is missing: Receipt/ });
    fireEvent.click(link);
    expect(document.activeElement).toBe(placeButton('Receipt'));
  });

  it('C8-15: only records for which `when` holds ask for documents', async () => {
    await atLosses({ documents: { kind: 'receipt', when: costly } });
    begin('Lock', '5');
    expect(screen.queryByLabelText('Receipt')).toBeNull();
    type(/^Value/, '50');
    await waitFor(() => place('Receipt'));
  });

  it('C8-15 C10-14: what is wrong with a file is told at its place, and the record is not saved with it', async () => {
    const { list } = await atLosses();
    begin('Bicycle', '5');
    choose('Receipt', file('virus.exe'));
    await screen.findByText(/^virus\.exe cannot be added/);
    press('Save the loss');
    expect(list('claimTransactions')).toEqual([]);
    choose('Receipt', file('shop.pdf', 'one'));
    choose('Receipt (2)', file('shop.pdf', 'another'));
    await waitFor(() => expect(screen.getByText('shop (2).pdf')).toBeTruthy());
  });

  it('C8-15 C7-08: a draft keeps its documents through a reload; cancelled, it takes them along', async () => {
    const { claim, list } = await atLosses();
    begin('Bicycle', '100');
    choose('Receipt', file('shop.pdf'));
    const [draft] = claim().snapshot().drafts;
    expect(draft?.documents?.chosen).toMatchObject([
      { record: { kind: 'receipt', claimTransactionId: draft?.clientId, file: { name: 'shop.pdf' } } },
    ]);
    expect(list('documentContexts')).toEqual([]);
    press('Cancel');
    expect(claim().state.drafts).toEqual([]);
    expect(list('documentContexts')).toEqual([]);
  });

  it('C8-15: an edited record shows its documents; Cancel leaves them as they were, saving changes them in their place', async () => {
    const { names, app, claim } = await atLosses();
    await addLoss('Bicycle', '100', 'shop.pdf', 'repair.pdf');
    await addLoss('Phone', '100', 'phone.pdf');
    const edit = () => fireEvent.click(screen.getByRole('button', { name: 'Edit entry 1' }));
    edit();
    choose('Receipt', file('other.pdf'));
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove the file/ })[1] as HTMLElement);
    expect(names()).toEqual(['shop.pdf', 'repair.pdf', 'phone.pdf']);
    press('Cancel');
    edit();
    expect(within(document.querySelector('.cw-draft') as HTMLElement).getByText('shop.pdf')).toBeTruthy();
    choose('Receipt', file('other.pdf'));
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove the file/ })[1] as HTMLElement);
    choose('Receipt (2)', file('more.pdf', 'more'));
    press('Save the loss');
    await waitFor(() => expect(names()).toEqual(['other.pdf', 'phone.pdf', 'more.pdf']));
    const ids = claim().state.ids.lists.documentContexts ?? [];
    const files = await Promise.all(ids.map((id) => app.claims.files().get(id)));
    expect(files.map((one) => one?.name)).toEqual(names());
  });

  it('C8-15: deleting a record asks, and deletes its documents with their files; those of others stay', async () => {
    const { names, app, claim, list } = await atLosses();
    await addLoss('Bicycle', '100', 'shop.pdf');
    await addLoss('Phone', '100', 'phone.pdf');
    const [gone = ''] = claim().state.ids.lists.documentContexts ?? [];
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' }));
    await screen.findByRole('heading', { name: 'Delete Entry 1 and its documents?' });
    press('Keep');
    expect(names()).toEqual(['shop.pdf', 'phone.pdf']);
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' }));
    press('Delete');
    expect(names()).toEqual(['phone.pdf']);
    expect(list('claimTransactions')).toMatchObject([{ note: 'Phone' }]);
    await waitFor(async () => expect(await app.claims.files().get(gone)).toBeUndefined());
  });
});
