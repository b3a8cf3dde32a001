import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshVisits } from '../../testing/visitor.testkit.ts';
import {
  add,
  addCharge,
  atTable,
  box,
  button,
  enter,
  focused,
  LIMIT,
  paste,
  said,
  THREE,
} from './chargesTable.testkit.tsx';

freshVisits();

describe('a table', () => {
  it('C10-15: Enter in a row saves it and stays on the page; the row and the changed total are announced by name', async () => {
    const { rows, memory } = await atTable();
    const path = memory.history.at(-1);
    await addCharge('Tow', '50.00');
    expect(rows()).toMatchObject([{ note: 'Tow', amountClaimed: '50.00' }]);
    await waitFor(() => expect(focused()).toBe(add()));
    await waitFor(() => expect(said()).toContain('Entry 1 is saved.'));
    expect(said()).toContain('Total: 50');
    fireEvent.click(button('Edit entry 1'));
    await waitFor(() => expect(focused()).toBe(box('Charge')));
    expect(fireEvent.keyDown(box('Charge'), { key: 'Enter' })).toBe(false);
    await waitFor(() => expect(focused()?.id).toBe('root_claimTransactions_0'));
    expect(memory.history.at(-1)).toBe(path);
    expect(screen.queryByText('There is a problem')).toBeNull();
  });

  it('C10-32: a saved row that is wrong says how many problems it has, takes the focus to the first, and is not called saved', async () => {
    await atTable();
    await addCharge('Tow', '50.00');
    await waitFor(() => expect(said()).toContain('Entry 1 is saved.'));
    fireEvent.click(button('Edit entry 1'));
    enter('Charge', '');
    fireEvent.input(box('Amount'), { target: { value: '' } });
    fireEvent.keyDown(box('Amount'), { key: 'Enter' });
    await waitFor(() => expect(focused()).toBe(box('Charge')));
    expect(said()).toMatch(/Entry 1 is saved\.(?!.*is saved).*Entry 1 has 2 problems\./);
    enter('Charge', 'Towing');
    fireEvent.click(button(/^Done: /));
    await waitFor(() => expect(focused()).toBe(box('Amount')));
    expect(said()).toMatch(/Entry 1 has a problem\.$/);
    enter('Amount', '4.00');
    fireEvent.click(button(/^Done: /));
    await waitFor(() => expect(said()).toMatch(/Entry 1 is saved\.$/));
  });

  it('C10-32: two rows that are begun are two named groups, as are their buttons', async () => {
    await atTable();
    for (const name of ['Entry 1', 'Entry 2']) {
      fireEvent.click(add());
      await waitFor(() => screen.getByRole('group', { name }));
      fireEvent.input(within(screen.getByRole('group', { name })).getByLabelText(/^Charge/), {
        target: { value: 'Tow' },
      });
      fireEvent.focusOut(within(screen.getByRole('group', { name })).getByLabelText(/^Charge/), {
        relatedTarget: add(),
      });
    }
    for (const name of ['Entry 1', 'Entry 2']) {
      const group = screen.getByRole('group', { name });
      expect(within(group).getByText(name)).toBeTruthy();
      expect(within(group).getByRole('button', { name: `Done: ${name}` })).toBeTruthy();
    }
  });

  it('C10-32: a row that is read shows the number by which its buttons and the summary call it', async () => {
    await atTable();
    await addCharge('Tow', '50.00');
    expect(screen.getByRole('rowheader', { name: 'Entry 1' })).toBeTruthy();
  });

  it('names the columns to who cannot see while its only row is open, whose fields have labels of their own', async () => {
    await atTable();
    fireEvent.click(add());
    await waitFor(() => expect(focused()).toBe(box('Charge')));
    const names = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const head = () => screen.getAllByRole('rowgroup')[0];
    expect(names()).toEqual(['Entry', 'Charge', 'Date', 'Amount', 'Kind', 'Actions']);
    expect(head()).toHaveProperty('className', 'cw-visually-hidden');
    enter('Charge', 'Tow');
    enter('Date', '05/01/2020');
    enter('Amount', '50.00');
    fireEvent.keyDown(box('Amount'), { key: 'Enter' });
    await waitFor(() => expect(screen.queryByLabelText(/^Charge/)).toBeNull());
    expect(head()).toHaveProperty('className', '');
  });

  it('C10-15: what was said in one language is not met again on a page of another', async () => {
    const { app } = await atTable();
    await addCharge('Tow', '50.00');
    await waitFor(() => expect(said()).toContain('Total: 50'));
    await act(() => app.culture.switchTo('es'));
    await waitFor(() => expect(said()).toBe(''));
  });

  it('C10-15: Enter in a row that is not valid stays in it, at the first field in error', async () => {
    const { rows } = await atTable();
    fireEvent.click(add());
    await waitFor(() => expect(focused()).toBe(box('Charge')));
    enter('Charge', 'Tow');
    fireEvent.keyDown(box('Amount'), { key: 'Enter' });
    await waitFor(() => expect(focused()).toBe(box('Date')));
    expect(rows()).toEqual([]);
    expect(screen.queryByText('There is a problem')).toBeNull();
  });

  it('C10-15, C10-02: a deleted row can be brought back to its place; the focus goes to the next row, else to Add', async () => {
    const { rows } = await atTable();
    paste(add(), THREE);
    await waitFor(() => expect(rows()).toHaveLength(3));
    fireEvent.click(button('Delete entry 1'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(() => expect(focused()?.id).toBe('root_claimTransactions_0'));
    expect(focused()?.textContent).toContain('Fee');
    expect(said()).toContain('Entry 1 was deleted.');
    fireEvent.click(button('Undo'));
    await waitFor(() => expect(rows().map(({ note }) => note)).toEqual(['Tow', 'Fee', 'Two lines']));
    await waitFor(() => expect(focused()?.id).toBe('root_claimTransactions_0'));
    fireEvent.click(button('Delete entry 3'));
    await waitFor(() => expect(focused()).toBe(add()));
  });

  it('C10-15, C10-02: so can a row that is not saved yet', async () => {
    const { claim } = await atTable();
    fireEvent.click(add());
    await waitFor(() => expect(focused()).toBe(box('Charge')));
    enter('Charge', 'Tow');
    fireEvent.click(button('Delete entry 1'));
    await waitFor(() => expect(claim().drafts).toEqual([]));
    expect(focused()).toBe(add());
    fireEvent.click(button('Undo'));
    await waitFor(() => expect(box('Charge').value).toBe('Tow'));
  });

  it('C10-15: two rows that are not saved yet have numbers of their own, and so have their buttons', async () => {
    const { claim } = await atTable();
    fireEvent.click(add());
    await waitFor(() => expect(focused()).toBe(box('Charge')));
    fireEvent.click(add());
    await waitFor(() => expect(claim().drafts).toHaveLength(2));
    expect([button('Delete entry 1'), button('Delete entry 2')].every(Boolean)).toBe(true);
  });

  it('R4-10: Done saves a row as Enter does, and where it cannot, leads to what is missing', async () => {
    const { rows } = await atTable();
    fireEvent.click(add());
    await waitFor(() => expect(focused()).toBe(box('Charge')));
    enter('Charge', 'Tow');
    fireEvent.click(button(/^Done: /));
    await waitFor(() => expect(focused()).toBe(box('Date')));
    expect(rows()).toEqual([]);
    enter('Date', '02/03/2020');
    enter('Amount', '12');
    fireEvent.click(button(/^Done: /));
    await waitFor(() => expect(rows()).toMatchObject([{ note: 'Tow' }]));
    await waitFor(() => expect(focused()).toBe(add()));
    expect(screen.queryByRole('button', { name: /^Done: / })).toBeNull();
  });

  it('C10-15: the limit is said from the start, and a full list says why it takes no more', async () => {
    const { claim, rows } = await atTable();
    const said = (text: string) =>
      expect(add().getAttribute('aria-describedby')).toBe(screen.getByText(text).id);
    said('You have added 0. You can add up to 4.');
    paste(add(), `${THREE}${THREE}`);
    await waitFor(() => expect(rows()).toHaveLength(LIMIT));
    expect(screen.getByText('2 rows were not added, from row 5 on. You can add up to 4.')).toBeDefined();
    said('You have added 4, the most allowed. To add another, delete one first.');
    fireEvent.click(add());
    expect(claim().drafts).toEqual([]);
    expect(add().getAttribute('aria-disabled')).toBe('true');
  });
});
