import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../renderWidget.testkit.tsx';
import { readChoice, sizeText } from './describeFile.ts';

afterEach(cleanup);

const pdf = new File(['abc'], 'contract.pdf', { type: 'application/pdf' });
const bare = new File(['abcd'], 'scan');

function drawn(value: { name: string; size: number; type: string } | null = null) {
  const onCommit = vi.fn();
  const attach = vi.fn();
  renderWidget('file', { label: 'File', value }, { onCommit, attach });
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('File'), { target: { files } });
  return { onCommit, attach, choose };
}

describe('the file field', () => {
  it('R5-40: records name, size and type, and keeps the File beside the claim', () => {
    const { onCommit, attach, choose } = drawn();
    choose(pdf);
    const value = { name: 'contract.pdf', size: 3, type: 'application/pdf' };
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', value);
    expect(attach).toHaveBeenCalledExactlyOnceWith('root_field', pdf);
  });

  it("R5-40: a file without a type is of type 'unknown'", () => {
    expect(readChoice([bare])).toEqual({ file: bare, value: { name: 'scan', size: 4, type: 'unknown' } });
  });

  it('R5-40: several files are an error, and none of them is taken (R9-04)', () => {
    const { onCommit, attach, choose } = drawn();
    choose(pdf, bare);
    expect(screen.getByRole('alert').textContent).toBe('Choose one file at a time.');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', null);
    expect(attach).toHaveBeenCalledExactlyOnceWith('root_field', null);
    expect(screen.getByLabelText('File').getAttribute('aria-invalid')).toBe('true');
  });

  it('R5-40: no file is an error', () => {
    const { choose } = drawn();
    choose();
    expect(screen.getByRole('alert').textContent).toBe('Choose a file.');
  });

  it('takes a dropped file, and refuses several', () => {
    const { onCommit } = drawn();
    const drop = (files: File[]) =>
      fireEvent.drop(document.querySelector('.cw-file') as Element, { dataTransfer: { files } });
    drop([pdf, bare]);
    expect(onCommit.mock.lastCall?.[1]).toBeNull();
    drop([pdf]);
    expect(onCommit.mock.lastCall?.[1]).toEqual({ name: 'contract.pdf', size: 3, type: 'application/pdf' });
  });

  it('shows the chosen file and takes it away', () => {
    const { onCommit, attach } = drawn({ name: 'contract.pdf', size: 48_213, type: 'application/pdf' });
    expect(screen.getByText('contract.pdf').parentElement?.textContent).toContain('48.2 kB');
    fireEvent.click(screen.getByRole('button', { name: 'Remove the file' }));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', null);
    expect(attach).toHaveBeenCalledExactlyOnceWith('root_field', null);
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
