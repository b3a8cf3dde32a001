import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawDialogs, press } from '../../testing/visitor.testkit.ts';
import { ClaimPage } from '../ClaimPage.tsx';
import { pageOf, propsOf, StandaloneClaim } from '../claimPage.testkit.tsx';
import { displayColumns, recordOfRow } from './displayColumns.ts';
import { DOCUMENT, saved, withList } from './lists.testkit.ts';

beforeEach(drawDialogs);
afterEach(cleanup);

describe('display rows', () => {
  const layout = { id: 'rows', fields: ['b', 'a', 'c'], allowDelete: false, allowEdit: false };
  const names = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`);

  it('R5-45: fields stand in the order of the table, otherwise alphabetically', () => {
    expect(displayColumns(layout)).toEqual(['a', 'b', 'c']);
    expect(displayColumns({ ...layout, order: { c: 1, b: 2 } })).toEqual(['c', 'b', 'a']);
  });

  it('C15-08, R5-45: at most 12 fields, 11 beside buttons (R9-08); more raise an error', () => {
    expect(displayColumns({ ...layout, fields: names(12) })).toHaveLength(12);
    expect(() => displayColumns({ ...layout, fields: names(13) })).toThrow(
      'Max number of display fields exceeded',
    );
    expect(displayColumns({ ...layout, fields: names(11), allowDelete: true })).toHaveLength(11);
    expect(() => displayColumns({ ...layout, fields: names(12), allowEdit: true })).toThrow('at most 11 fit');
  });

  it('C15-08, R5-45: a row needs a record that is there', () => {
    expect(recordOfRow(['x'], 0)).toBe('x');
    expect(() => recordOfRow(['x'], 1)).toThrow('recordClientId is required');
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
    expect(screen.getByTestId('announcements').textContent).toContain(
      'Entry 1 was deleted. To bring it back, choose “Undo” below the list.',
    );
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
