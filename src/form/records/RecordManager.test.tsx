import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import { TrashIcon } from '../../../widgets/icons.tsx';
import { drawDialogs, press } from '../../testing/visitor.testkit.ts';
import { ClaimPage } from '../ClaimPage.tsx';
import { pageOf, propsOf, StandaloneClaim } from '../claimPage.testkit.tsx';
import { type } from '../claimPageFields.testkit.ts';
import { contract, DOCUMENT, managerBlock, saved, TRANSACTION, withList } from './lists.testkit.ts';

beforeEach(drawDialogs);
afterEach(cleanup);
const documents = withList(pageOf([]), managerBlock, DOCUMENT);

const choose = (name: string, fileType = 'application/pdf') =>
  fireEvent.change(screen.getByLabelText('File'), {
    target: { files: [new File(['x'], name, { type: fileType })] },
  });
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

  it('C10-30: a card has the size of its file, and no line for a question that was left open', () => {
    const file = { name: 'contract.pdf', size: 12_500, type: 'application/pdf' };
    render(<StandaloneClaim page={documents} claim={{ documentContexts: [{ file }, { name: 'A' }] }} />);
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(/^Entry 1Filecontract\.pdf 12\.2 kB(?!.*Not given)/);
    expect(second).toMatch(/^Entry 2NameA(?!.*Not given)/);
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

  it('C10-02: Add and Edit take the focus into the form that they open, below all cards', async () => {
    const two = { documentContexts: [{ name: 'A' }, { name: 'B' }] };
    const quiet = { ...managerBlock, draftOnInit: false };
    render(<StandaloneClaim page={withList(pageOf([]), quiet, DOCUMENT)} claim={two} />);
    const inForm = () => expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    press('Edit entry 1');
    await waitFor(inForm);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'A');
    press('Cancel');
    await waitFor(() => expect(document.activeElement?.id).toBe('root_documentContexts_0'));
    press('Add more');
    await waitFor(inForm);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
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
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add more' })),
    );
  });

  it('R4-09: no draft by itself where the block says so; Cancel drops one, and Add more begins one (R9-09)', () => {
    const quiet = { ...managerBlock, draftOnInit: false, draftAfterFinish: false };
    render(<StandaloneClaim page={withList(pageOf([]), quiet, DOCUMENT)} />);
    expect(screen.queryByLabelText('Name')).toBeNull();
    press('Add more');
    expect(screen.getByLabelText('Name')).toBeTruthy();
    press('Cancel');
    expect(screen.queryByLabelText('Name')).toBeNull();
    press('Add more');
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
