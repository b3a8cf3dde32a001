import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem } from '../../testing/app.testkit.tsx';
import { press, submit } from '../../testing/visitor.testkit.ts';
import {
  addLoss,
  addRow,
  atLosses,
  atTable,
  choose,
  documentHooks,
  enter,
  file,
  MISSING,
  place,
} from './recordDocuments.testkit.ts';

documentHooks();

const WRONG_KIND = problem(415, 'documentTypeRefused', { document: 'phone.pdf' });
const NOT_THERE = problem(400, 'validationFailed', {
  validationErrors: [
    {
      path: 'documentContexts.1.file',
      rule: 'documentMissing',
      message: 'The document phone.pdf did not arrive',
    },
  ],
});

/** In a table a refusal leads into the row, which opens by itself a moment after the summary is drawn. */
const phoneOpens = () =>
  waitFor(() => expect(screen.getByLabelText(/^What was lost/)).toHaveProperty('value', 'Phone'));

describe('a document of a record that the server refuses', () => {
  it.each([
    ['by its name', WRONG_KIND],
    ['by its place', NOT_THERE],
  ])(
    'C10-14, C8-15: %s: is told at the record in which it was chosen, to which the summary leads',
    async (_how, refusal) => {
      await atLosses({}, { api: { submit: async () => Promise.reject(refusal) } });
      await addLoss('Bicycle', '100', 'shop.pdf');
      await addLoss('Phone', '100', 'phone.pdf');
      submit();
      if (refusal === WRONG_KIND)
        fireEvent.click((await screen.findByRole('alertdialog')).querySelector('button') as HTMLElement);
      const [link] = await screen.findAllByRole('link', { name: /phone\.pdf/ });
      fireEvent.click(link as HTMLElement);
      const card = () => document.activeElement?.closest('.cw-card');
      await waitFor(() => expect(card()?.textContent).toMatch(/Phone/));
      expect(card()?.textContent).toMatch(/phone\.pdf (did not arrive|is of a kind)/);
    },
  );

  it('C10-14, C8-15: in a table it is told at the row', async () => {
    await atTable({}, { api: { submit: async () => Promise.reject(NOT_THERE) } });
    await addRow('Bicycle', '100', 'shop.pdf');
    await addRow('Phone', '100', 'phone.pdf');
    submit();
    await phoneOpens();
    press(/^Done: /);
    const rows = () =>
      [...document.querySelectorAll('.cw-table .cw-error')].map((one) => one.closest('tr')?.textContent);
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Entry 2Phone/)]));
    const [link] = screen.getAllByRole('link', { name: /phone\.pdf/ });
    fireEvent.click(link as HTMLElement);
    await phoneOpens();
  });

  const ROWS: [string, string][] = [
    ['Bicycle', 'shop.pdf'],
    ['Phone', 'phone.pdf'],
  ];
  const told = () => [...document.querySelectorAll('.cw-table .cw-error')].map((one) => one.textContent);

  /** All that is said where the documents of the open record are chosen. */
  const saidInOpen = () => place('Receipt').closest('[id$="@documents"]')?.textContent;

  async function refusedInTable() {
    const made = await atTable({}, { api: { submit: async () => Promise.reject(NOT_THERE) } });
    for (const [note, name] of ROWS) await addRow(note, '100', name);
    submit();
    await phoneOpens();
    return made;
  }

  it('C10-14, C8-15: the row that is opened for it says it, too, where another is chosen', async () => {
    await refusedInTable();
    expect(saidInOpen()).toMatch(/did not arrive/);
  });

  it('C10-14, C8-15: the card that is opened for it says it, too', async () => {
    await atLosses({}, { api: { submit: async () => Promise.reject(NOT_THERE) } });
    for (const [note, name] of ROWS) await addLoss(note, '100', name);
    submit();
    await screen.findAllByRole('link', { name: /phone\.pdf/ });
    fireEvent.click(screen.getByRole('button', { name: 'Edit entry 2' }));
    await phoneOpens();
    expect(saidInOpen()).toMatch(/did not arrive/);
  });

  it('C8-15: the open row says nothing any more of a document that it needs no more', async () => {
    const { claim } = await atTable();
    await addRow('Lock', '5');
    act(() => claim().setPath('claimTransactions.0.amountClaimed', '50'));
    submit();
    fireEvent.click((await screen.findAllByRole('link', { name: MISSING }))[0] as HTMLElement);
    await waitFor(() => expect(saidInOpen()).toMatch(MISSING));
    enter(/^Value/, '5');
    await waitFor(() => expect(saidInOpen()).not.toMatch(MISSING));
  });

  it('C10-14: nothing is said of the document that takes its place', async () => {
    const { names } = await refusedInTable();
    choose('Receipt', file('other.pdf'));
    expect(saidInOpen()).not.toMatch(/did not arrive/);
    press(/^Done: /);
    await waitFor(() => expect(names()).toEqual(['shop.pdf', 'other.pdf']));
    await waitFor(() => expect(told()).toEqual([]));
    expect(screen.queryByRole('link', { name: /phone\.pdf/ })).toBeNull();
  });

  it('C10-14: what is said of a record goes along when one before it is deleted', async () => {
    const { rows } = await refusedInTable();
    fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' }));
    await screen.findByRole('heading', { name: 'Delete Entry 1 and its documents?' });
    press('Delete');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await screen.findByRole('link', { name: /^Entry 1, Receipt: .*phone\.pdf/ });
    await waitFor(() => expect(told()).toEqual([expect.stringMatching(/did not arrive/)]));
  });
});
