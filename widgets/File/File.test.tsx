import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClaimPage } from '../../src/form/ClaimPage.tsx';
import {
  managerBlock,
  pageOf,
  propsOf,
  SILENT_RECORDS,
  withList,
} from '../../src/form/claimPage.testkit.tsx';
import { readChoice, sizeText } from './describeFile.ts';

afterEach(cleanup);

const pdf = new File(['abc'], 'contract.pdf', { type: 'application/pdf' });
const bare = new File(['abcd'], 'scan');

function draftPage(file: { name: string; size: number; type: string } | null = null) {
  const page = withList(pageOf([]), { ...managerBlock, fields: ['file'] }, [
    { name: 'file', widget: 'file', label: 'File' },
  ]);
  const change = vi.fn();
  const attach = vi.fn();
  const draft = { id: 'd1', index: null, values: { file }, errors: {}, states: {} };
  render(
    <ClaimPage
      {...propsOf(page, {
        drafts: { documentContexts: [draft] },
        records: { ...SILENT_RECORDS, change, attach },
      })}
    />,
  );
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('File'), { target: { files } });
  return { change, attach, choose };
}

describe('the file field', () => {
  it('R5-40: records name, size and type, and keeps the File beside the claim', () => {
    const { change, attach, choose } = draftPage();
    choose(pdf);
    const value = { name: 'contract.pdf', size: 3, type: 'application/pdf' };
    expect(change).toHaveBeenCalledExactlyOnceWith('documentContexts', 'd1', 'file', value);
    expect(attach).toHaveBeenCalledExactlyOnceWith('documentContexts', 'd1', pdf);
  });

  it("R5-40: a file without a type is of type 'unknown'", () => {
    expect(readChoice([bare])).toEqual({ file: bare, value: { name: 'scan', size: 4, type: 'unknown' } });
  });

  it('R5-40: several files are an error, and none of them is taken (R9-04)', () => {
    const { change, attach, choose } = draftPage();
    choose(pdf, bare);
    expect(screen.getByRole('alert').textContent).toBe('Choose one file at a time.');
    expect(change).toHaveBeenCalledExactlyOnceWith('documentContexts', 'd1', 'file', null);
    expect(attach).toHaveBeenCalledExactlyOnceWith('documentContexts', 'd1', null);
    expect(screen.getByLabelText('File').getAttribute('aria-invalid')).toBe('true');
  });

  it('R5-40: no file is an error', () => {
    const { choose } = draftPage();
    choose();
    expect(screen.getByRole('alert').textContent).toBe('Choose a file.');
  });

  it('takes a dropped file, and refuses several', () => {
    const { change } = draftPage();
    const drop = (files: File[]) =>
      fireEvent.drop(document.querySelector('.cw-file') as Element, { dataTransfer: { files } });
    drop([pdf, bare]);
    expect(change.mock.lastCall?.[3]).toBeNull();
    drop([pdf]);
    expect(change.mock.lastCall?.[3]).toEqual({ name: 'contract.pdf', size: 3, type: 'application/pdf' });
  });

  it('shows the chosen file and takes it away', () => {
    const { change, attach } = draftPage({ name: 'contract.pdf', size: 48_213, type: 'application/pdf' });
    expect(screen.getByText('contract.pdf').parentElement?.textContent).toContain('48.2 kB');
    fireEvent.click(screen.getByRole('button', { name: 'Remove the file' }));
    expect(change).toHaveBeenCalledExactlyOnceWith('documentContexts', 'd1', 'file', null);
    expect(attach).toHaveBeenCalledExactlyOnceWith('documentContexts', 'd1', null);
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1500, '1.5 kB'],
    [2_000_000, '2 MB'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
