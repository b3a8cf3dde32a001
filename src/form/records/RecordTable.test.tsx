import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClaimDocument, ClaimRecord } from '../../../transforms/ground/claim.ts';
import { drawDialogs, press } from '../../testing/visitor.testkit.ts';
import { ClaimPage } from '../ClaimPage.tsx';
import { pageOf, propsOf, SHOWN, StandaloneClaim } from '../claimPage.testkit.tsx';
import { type } from '../claimPageFields.testkit.ts';
import { TRANSACTION, tableBlock, withList } from './lists.testkit.ts';

beforeEach(drawDialogs);
afterEach(cleanup);
const transactions = withList(pageOf([]), tableBlock, TRANSACTION);

describe('record table', () => {
  const rows: ClaimDocument = {
    claimTransactions: [
      { description: 'Fee', amount: '35' },
      { description: 'Deposit', amount: '1200' },
    ],
  };
  const needsAmount = (values: ClaimRecord) => (values.amount ? {} : { amount: ['Value is required'] });
  const leaveRow = (input: HTMLElement) => fireEvent.focusOut(input, { relatedTarget: document.body });

  it('R4-10: a new row that loses the focus is judged, and saved once it is valid', () => {
    const changes = vi.fn();
    render(<StandaloneClaim page={transactions} judge={needsAmount} onChange={changes} />);
    press('Add more');
    type(screen.getByLabelText('Description'), 'Fee');
    leaveRow(screen.getByLabelText('Description'));
    expect(screen.getByText('Value is required')).toBeTruthy();
    expect(changes.mock.lastCall?.[0].claimTransactions).toBeUndefined();
    type(screen.getByLabelText('Amount'), '35');
    leaveRow(screen.getByLabelText('Amount'));
    expect(changes.mock.lastCall?.[0].claimTransactions).toEqual([{ description: 'Fee', amount: '35' }]);
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('R4-10: focus that moves within the row saves nothing', () => {
    const leave = vi.fn();
    const props = propsOf(transactions, {
      drafts: { claimTransactions: [{ id: 'd1', index: null, values: {}, errors: {}, states: {} }] },
    });
    render(<ClaimPage {...props} records={{ ...props.records, leave }} />);
    fireEvent.focusOut(screen.getByLabelText('Description'), {
      relatedTarget: screen.getByLabelText('Amount'),
    });
    expect(leave).not.toHaveBeenCalled();
    leaveRow(screen.getByLabelText('Amount'));
    expect(leave).toHaveBeenCalledExactlyOnceWith('claimTransactions', 'd1');
  });

  it('edits one saved row at a time, as fields of the claim', async () => {
    const onCommit = vi.fn();
    const onBlurField = vi.fn();
    render(<ClaimPage {...propsOf(transactions, { claim: rows, onCommit, onBlurField })} />);
    expect(screen.queryAllByRole('textbox')).toHaveLength(0);
    press('Edit entry 2');
    const amount = screen.getByLabelText('Amount');
    expect(document.activeElement).toBe(screen.getByLabelText('Description'));
    type(amount, '1300');
    fireEvent.blur(amount);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('claimTransactions.1.amount', '1300');
    await waitFor(() => expect(onBlurField).toHaveBeenCalledExactlyOnceWith('claimTransactions.1.amount'));
    press('Edit entry 1');
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '35');
  });

  it('R4-14: an open row follows an answer beside the table that hides one of its fields', () => {
    const props = propsOf(transactions, { claim: rows });
    const { rerender } = render(<ClaimPage {...props} rowState={() => ({})} />);
    press('Edit entry 1');
    expect(screen.getByLabelText('Amount')).toBeTruthy();
    rerender(<ClaimPage {...props} rowState={() => ({ amount: { ...SHOWN, hidden: true } })} />);
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(screen.getByLabelText('Description')).toBeTruthy();
  });

  it('R4-11: deletes a row', () => {
    const changes = vi.fn();
    render(<StandaloneClaim page={transactions} claim={rows} onChange={changes} />);
    press('Delete entry 1');
    expect(changes.mock.lastCall?.[0].claimTransactions).toEqual([
      { description: 'Deposit', amount: '1200' },
    ]);
  });

  it('R5-44: shows that too few rows are saved, and a row’s own message; the summary opens the row', () => {
    const errors = {
      claimTransactions: ['At least 3 entries are needed'],
      'claimTransactions.1.amount': ['The value must be between 1 and 100'],
    };
    const props = propsOf(transactions, { claim: rows });
    const { rerender } = render(<ClaimPage {...props} />);
    rerender(<ClaimPage {...props} attempt={1} errors={errors} />);
    expect(screen.getAllByText('At least 3 entries are needed')).toHaveLength(2);
    fireEvent.click(screen.getByRole('link', { name: /between 1 and 100/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
    expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows 50 rows at a time', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      description: `Row ${index + 1}`,
      amount: '1',
    }));
    render(<ClaimPage {...propsOf(transactions, { claim: { claimTransactions: many } })} />);
    const body = () => within(screen.getAllByRole('rowgroup')[1] as HTMLElement).getAllByRole('row');
    expect(body()).toHaveLength(50);
    press('Next entries');
    press('Next entries');
    expect(body()).toHaveLength(20);
    expect(screen.getByText('Entries 101 to 120 of 120')).toBeTruthy();
  });

  it('draws only the row whose record changed', () => {
    const props = propsOf(transactions, { claim: rows });
    const { rerender } = render(<ClaimPage {...props} />);
    const [first] = within(screen.getAllByRole('rowgroup')[1] as HTMLElement).getAllByRole('row');
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    observer.observe(first as HTMLElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const [fee] = rows.claimTransactions as ClaimRecord[];
    rerender(
      <ClaimPage
        {...props}
        claim={{ claimTransactions: [fee ?? {}, { description: 'Deposit', amount: '9' }] }}
      />,
    );
    expect(screen.getByText('9')).toBeTruthy();
    seen.push(...observer.takeRecords());
    expect(seen).toEqual([]);
  });
});
