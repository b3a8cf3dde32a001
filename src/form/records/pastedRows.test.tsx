import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshVisits } from '../../testing/visitor.testkit.ts';
import { add, atTable, box, button, enter, focused, paste, said, THREE } from './chargesTable.testkit.tsx';

freshVisits();

describe('a paste from a spreadsheet', () => {
  it('C10-15: fills new rows, as many as are pasted; the report takes the focus', async () => {
    const { rows } = await atTable();
    expect(paste(add(), THREE)).toBe(false);
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows()).toMatchObject([
      { note: 'Tow', when: '05/01/2020', amountClaimed: '1,050.50' },
      { note: 'Fee', when: '05/02/2020', amountClaimed: '12.00' },
      { note: 'Two lines', when: '05/03/2020', amountClaimed: '7.00' },
    ]);
    await waitFor(() => expect(focused()?.textContent).toContain('3 rows pasted. Saved: 3.'));
    expect(said()).toContain('Total: 1069.5');
    fireEvent.click(button('Undo the paste'));
    await waitFor(() => expect(rows()).toEqual([]));
    await waitFor(() => expect(focused()).toBe(add()));
  });

  it('C10-15: begins at the field that has the focus, over the rows that follow', async () => {
    const { rows } = await atTable();
    paste(add(), THREE);
    await waitFor(() => expect(rows()).toHaveLength(3));
    fireEvent.click(button('Edit entry 2'));
    await waitFor(() => expect(focused()).toBe(box('Charge')));
    paste(box('Date'), '6/1/2020\t1\n6/2/2020\t2\n');
    await waitFor(() =>
      expect(rows()[2]).toMatchObject({ note: 'Two lines', when: '06/02/2020', amountClaimed: '2.00' }),
    );
    expect(rows()[1]).toMatchObject({ note: 'Fee', when: '06/01/2020', amountClaimed: '1.00' });
    expect(rows()).toHaveLength(3);
  });

  it('C10-15: names the row, column and reason of what could not be read, which stays in its cell until it is mended', async () => {
    const { rows, claim } = await atTable();
    paste(add(), 'Amount\tDate\tCharge\tRef\n$5\t5/1/2020\tTow\tA1\ntwelve\tlast spring\tFee\tA2\n');
    await waitFor(() => expect(rows()).toMatchObject([{ note: 'Tow', amountClaimed: '5.00' }]));
    expect(screen.getByText('Columns with no place in this table were left out: Ref.')).toBeDefined();
    const lines = () => screen.queryAllByRole('link', { name: /^Row/ }).map((link) => link.textContent);
    expect(lines()).toEqual([
      'Row 2, Date: “last spring” could not be read here. Enter it again.',
      'Row 2, Amount: “twelve” could not be read here. Enter it again.',
    ]);
    expect(claim().drafts[0]?.record).toMatchObject({
      note: 'Fee',
      when: 'last spring',
      amountClaimed: 'twelve',
    });
    fireEvent.click(screen.getByRole('link', { name: /Row 2, Date/ }));
    expect(focused()).toBe(box('Date'));
    enter('Date', '04/01/2020');
    await waitFor(() => expect(lines()).toHaveLength(1));
    enter('Amount', '12');
    await waitFor(() => expect(lines()).toEqual([]));
    fireEvent.keyDown(box('Amount'), { key: 'Enter' });
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('C10-15: a choice that is none keeps its row open, with what was written, though the question may stay unanswered', async () => {
    const { rows } = await atTable();
    paste(add(), 'Tow\t5/1/2020\t5\tlate FEE\nFee\t5/2/2020\t6\tbribe\n');
    await waitFor(() => expect(rows()).toMatchObject([{ note: 'Tow', kind: 'fee' }]));
    const problem = 'Row 2, Kind: “bribe” could not be read here. Enter it again.';
    expect(screen.getByRole('link', { name: problem })).toBeDefined();
    fireEvent.change(screen.getByLabelText(/^Kind/), { target: { value: 'fee' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: problem })).toBeNull());
  });

  it('C10-15: one value is left to its field', async () => {
    await atTable();
    fireEvent.click(add());
    await waitFor(() => expect(focused()).toBe(box('Charge')));
    expect(paste(box('Charge'), 'Tow\r\n')).toBe(true);
  });
});
