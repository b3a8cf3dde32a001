import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClaimDocument, ClaimRecord } from '../../../transforms/claims/types.ts';
import { TrashIcon } from '../../../widgets/icons.tsx';
import { drawDialogs } from '../../testing/visitor.testkit.ts';
import { ClaimPage } from '../ClaimPage.tsx';
import {
  type FieldSpec,
  managerBlock,
  pageOf,
  propsOf,
  StandaloneClaim,
  tableBlock,
  withList,
} from '../claimPage.testkit.tsx';
import { displayColumns, recordOfRow } from './displayColumns.ts';

beforeEach(drawDialogs);
afterEach(cleanup);

const DOCUMENT: FieldSpec[] = [
  { name: 'name', widget: 'text', label: 'Name' },
  { name: 'file', widget: 'file', label: 'File' },
];
const TRANSACTION: FieldSpec[] = [
  { name: 'description', widget: 'text', label: 'Description' },
  { name: 'amount', widget: 'number', label: 'Amount' },
];
const documents = withList(pageOf([]), managerBlock, DOCUMENT);
const transactions = withList(pageOf([]), tableBlock, TRANSACTION);
const contract = { name: 'contract.pdf', size: 12, type: 'application/pdf' };
const saved: ClaimDocument = { documentContexts: [{ name: 'Contract', file: contract }] };

const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
const choose = (name: string, fileType = 'application/pdf') =>
  fireEvent.change(screen.getByLabelText('File'), {
    target: { files: [new File(['x'], name, { type: fileType })] },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const needsName = (values: ClaimRecord) => (values.name ? {} : { name: ['Value is required'] });

describe('record manager', () => {
  it('R4-09: a draft begins by itself, is finished into the saved records, and another begins', () => {
    const changes = vi.fn();
    render(<StandaloneClaim page={documents} judge={needsName} onChange={changes} />);
    press('Upload');
    expect(screen.getByText('Value is required')).toBeTruthy();
    type(screen.getByLabelText('Name'), 'Contract');
    choose('contract.pdf');
    press('Upload');
    const [claim, drafts] = changes.mock.lastCall ?? [];
    expect(claim.documentContexts).toEqual([
      { name: 'Contract', file: { name: 'contract.pdf', size: 1, type: 'application/pdf' } },
    ]);
    expect(drafts.documentContexts).toHaveLength(1);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  });

  it('R5-43, R4-08: a refused draft takes the focus to its first fault; a saved one to the entry, which Delete gives back to the list', async () => {
    render(<StandaloneClaim page={documents} judge={needsName} />);
    press('Upload');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    type(screen.getByLabelText('Name'), 'Contract');
    choose('contract.pdf');
    press('Upload');
    await waitFor(() => expect(document.activeElement?.id).toBe('root_documentContexts_0'));
    press('Delete entry 1');
    press('Delete');
    await waitFor(() => expect(document.activeElement?.id).toBe('root_documentContexts'));
  });

  it('C10-14: asks before a document is deleted, by its name; keeping it is as near', () => {
    const changes = vi.fn();
    render(<StandaloneClaim page={documents} claim={saved} onChange={changes} />);
    changes.mockClear();
    press('Delete entry 1');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete contract.pdf?' });
    fireEvent(dialog, new Event('cancel'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    press('Delete entry 1');
    press('Keep');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(changes).not.toHaveBeenCalled();
    press('Delete entry 1');
    press('Delete');
    expect(changes.mock.lastCall?.[0].documentContexts).toEqual([]);
  });

  it('C10-02: after a deletion the focus goes to the next entry, else to Add', async () => {
    const two = { documentContexts: [{ name: 'A' }, { name: 'B' }] };
    const quiet = { ...managerBlock, draftOnInit: false };
    render(<StandaloneClaim page={withList(pageOf([]), quiet, DOCUMENT)} claim={two} />);
    press('Delete entry 1');
    press('Delete');
    await waitFor(() => expect(document.activeElement?.id).toBe('root_documentContexts_0'));
    expect(document.activeElement?.textContent).toContain('B');
    press('Delete entry 1');
    press('Delete');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add More' })),
    );
  });

  it('R4-09: no draft by itself where the block says so; Cancel drops one, and Add More begins one (R9-09)', () => {
    const quiet = { ...managerBlock, draftOnInit: false, draftAfterFinish: false };
    render(<StandaloneClaim page={withList(pageOf([]), quiet, DOCUMENT)} />);
    expect(screen.queryByLabelText('Name')).toBeNull();
    press('Add More');
    expect(screen.getByLabelText('Name')).toBeTruthy();
    press('Cancel');
    expect(screen.queryByLabelText('Name')).toBeNull();
    press('Add More');
    type(screen.getByLabelText('Name'), 'A');
    press('Upload');
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByText('A')).toBeTruthy();
  });

  it('R4-09: deletes a saved record, and edits one in place', () => {
    const changes = vi.fn();
    render(<StandaloneClaim page={documents} claim={saved} onChange={changes} />);
    press('Edit entry 1');
    const names = screen.getAllByLabelText('Name');
    const edited = names.at(-1) as HTMLElement;
    expect(edited).toHaveProperty('value', 'Contract');
    type(edited, 'Lease');
    fireEvent.click(screen.getAllByRole('button', { name: 'Upload' }).at(-1) as HTMLElement);
    expect(changes.mock.lastCall?.[0].documentContexts).toEqual([{ name: 'Lease', file: contract }]);
    press('Delete entry 1');
    press('Delete');
    expect(changes.mock.lastCall?.[0].documentContexts).toEqual([]);
  });

  it('R9-09: Upload saves a record with a file; without one the button says what it does, in words of its own if the block has them', () => {
    const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    const { rerender } = render(<StandaloneClaim page={documents} />);
    expect(names()).toContain('Upload');
    const losses = (labels: object) =>
      withList(pageOf([]), { ...managerBlock, labels, fields: ['description', 'amount'] }, TRANSACTION);
    rerender(<StandaloneClaim key="losses" page={losses({})} />);
    expect(names()).toContain('Save entry');
    expect(names()).not.toContain('Upload');
    rerender(<StandaloneClaim key="named" page={losses({ finish: 'Add the loss' })} />);
    expect(names()).toContain('Add the loss');
    expect(names()).not.toContain('Save entry');
  });

  it('R9-09: Delete is a bin', () => {
    render(<StandaloneClaim page={documents} claim={saved} onChange={vi.fn()} />);
    const [icon, word] = screen.getByRole('button', { name: 'Delete entry 1' }).children;
    expect(icon?.outerHTML).toBe(render(<TrashIcon />).container.innerHTML);
    expect(word?.textContent).toBe('Delete');
  });

  it('R5-41: shows the messages about the list as a whole, and the summary leads to the draft', () => {
    const props = propsOf(documents, {
      drafts: { documentContexts: [{ id: 'd1', index: null, values: {}, errors: {}, states: {} }] },
    });
    const { rerender } = render(<ClaimPage {...props} />);
    rerender(<ClaimPage {...props} attempt={1} errors={{ documentContexts: ['Provide documentation'] }} />);
    expect(screen.getAllByText('Provide documentation')).toHaveLength(2);
    fireEvent.click(screen.getByRole('link', { name: 'Provide documentation' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('R5-43: Enter finishes the draft with what was just typed, and does not press Next', () => {
    const changes = vi.fn();
    const onNext = vi.fn();
    render(<StandaloneClaim page={documents} onChange={changes} over={{ onNext }} />);
    const input = screen.getByLabelText('Name');
    type(input, 'Letter');
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
    expect(changes.mock.lastCall?.[0].documentContexts).toEqual([{ name: 'Letter' }]);
    expect(onNext).not.toHaveBeenCalled();
  });

  it('hands a chosen file, and what is recorded of it, to the draft that it is of', () => {
    const change = vi.fn();
    const attach = vi.fn();
    const drafts = { documentContexts: [{ id: 'd1', index: null, values: {}, errors: {}, states: {} }] };
    const props = propsOf(documents, { drafts });
    render(<ClaimPage {...props} records={{ ...props.records, change, attach }} />);
    choose('contract.pdf');
    const value = { name: 'contract.pdf', size: 1, type: 'application/pdf' };
    expect(change).toHaveBeenCalledExactlyOnceWith('documentContexts', 'd1', 'file', value);
    expect(attach).toHaveBeenCalledExactlyOnceWith('documentContexts', 'd1', expect.any(File), 'file');
  });

  it('R5-43: Upload judges the draft first', () => {
    const finish = vi.fn(() => false);
    const props = propsOf(documents, {
      drafts: {
        documentContexts: [{ id: 'd1', index: null, values: {}, errors: { name: ['Too long'] }, states: {} }],
      },
    });
    render(<ClaimPage {...props} records={{ ...props.records, finish }} />);
    press('Upload');
    expect(finish).toHaveBeenCalledExactlyOnceWith('documentContexts', 'd1');
    expect(screen.getByText('Too long')).toBeTruthy();
  });
});

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
    press('Add More');
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

  it('edits one saved row at a time, as fields of the claim', () => {
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
    expect(onBlurField).toHaveBeenCalledExactlyOnceWith('claimTransactions.1.amount');
    press('Edit entry 1');
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '35');
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

describe('display rows', () => {
  const layout = { id: 'rows', fields: ['b', 'a', 'c'], allowDelete: false, allowEdit: false };
  const names = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`);

  it('R5-45: fields stand in the order of the table, otherwise alphabetically', () => {
    expect(displayColumns(layout)).toEqual(['a', 'b', 'c']);
    expect(displayColumns({ ...layout, order: { c: 1, b: 2 } })).toEqual(['c', 'b', 'a']);
  });

  it('R5-45: at most 12 fields, 11 beside buttons (R9-08); more raise an error', () => {
    expect(displayColumns({ ...layout, fields: names(12) })).toHaveLength(12);
    expect(() => displayColumns({ ...layout, fields: names(13) })).toThrow('at most 12 fit');
    expect(displayColumns({ ...layout, fields: names(11), allowDelete: true })).toHaveLength(11);
    expect(() => displayColumns({ ...layout, fields: names(12), allowEdit: true })).toThrow('at most 11 fit');
  });

  it('R5-45: a row needs a record that is there', () => {
    expect(recordOfRow(['x'], 0)).toBe('x');
    expect(() => recordOfRow(['x'], 1)).toThrow('no record with the id 1');
  });

  it('C10-02, C10-15: a deleted row can be brought back, and the focus goes to the next row, else to the list', async () => {
    const block = {
      ...layout,
      kind: 'displayRows',
      model: 'documentContexts',
      path: 'documentContexts',
      allowDelete: true,
    } as const;
    const page = withList(pageOf([]), { ...block, fields: ['name'] }, DOCUMENT);
    const two = { documentContexts: [{ name: 'Contract' }, { name: 'Letter' }] };
    render(<StandaloneClaim page={page} claim={two} />);
    const focused = () => document.activeElement?.id;
    press('Delete entry 1');
    expect(screen.queryByText('Contract')).toBeNull();
    await waitFor(() => expect(focused()).toBe('root_documentContexts_0_row'));
    expect(screen.getByTestId('announcements').textContent).toContain('Entry 1 was deleted.');
    press('Undo');
    await waitFor(() => expect(focused()).toBe('root_documentContexts_0_row'));
    expect(document.activeElement?.textContent).toContain('Contract');
    press('Delete entry 2');
    await waitFor(() => expect(focused()).toBe('root_documentContexts'));
    expect(screen.queryByText('Letter')).toBeNull();
  });

  it('shows the saved records, and deletes one where the block allows it', () => {
    const remove = vi.fn();
    const block = {
      ...layout,
      kind: 'displayRows',
      model: 'documentContexts',
      path: 'documentContexts',
      fields: ['name'],
      allowDelete: true,
    } as const;
    const page = withList(pageOf([]), { ...block, fields: ['name'] }, DOCUMENT);
    const props = propsOf(page, { claim: saved });
    render(<ClaimPage {...props} records={{ ...props.records, remove }} />);
    expect(screen.getByText('Contract')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit entry 1' })).toBeNull();
    press('Delete entry 1');
    expect(remove).toHaveBeenCalledExactlyOnceWith('documentContexts', 0);
  });
});
