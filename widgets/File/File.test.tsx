import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../renderWidget.testkit.tsx';
import { readFileChoice } from './describeFile.ts';

afterEach(cleanup);

const pdf = new File(['%PDF-1'], 'contract.pdf', { type: 'application/pdf' });
const bare = new File(['abcd'], 'scan');

function drawn(value: { name: string; size: number; type: string } | null = null, keptAs?: string) {
  const onCommit = vi.fn();
  const attach = vi.fn((_id: string, file: File | null) =>
    file && keptAs !== undefined ? { name: keptAs, size: file.size, type: file.type } : undefined,
  );
  const heard: string[] = [];
  renderWidget('file', { label: 'File', value }, { onCommit, attach, announce: (said) => heard.push(said) });
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('File'), { target: { files } });
  return { onCommit, attach, choose, heard };
}

/** The browser's own field over the button with these words. */
const inputUnder = (words: string) =>
  screen.getByRole('button', { name: `File, ${words}` }).previousElementSibling as HTMLInputElement;

const button = () => screen.getByRole('button', { name: /^File, / });

describe('the file field', () => {
  it('C10-36: its button is called by its label and by what it shows, and says which file it holds', () => {
    drawn();
    expect(button()).toBe(screen.getByRole('button', { name: 'File, Choose a file' }));
    expect(button().textContent).toBe('Choose a file');
    const opened = vi.spyOn(screen.getByLabelText('File'), 'click');
    fireEvent.click(button());
    expect(opened).toHaveBeenCalledTimes(1);
    cleanup();
    drawn({ name: 'contract.pdf', size: 3, type: 'application/pdf' });
    expect(button()).toBe(screen.getByRole('button', { name: 'File, Choose another file' }));
    expect(screen.getByRole('button', { description: 'contract.pdf' })).toBe(button());
    screen.getByRole('button', { name: 'Remove the file contract.pdf' });
  });

  it('C10-36: what must be answered is heard of its button, and the label leads to it', () => {
    renderWidget('file', { label: 'File', value: null, required: true });
    expect(screen.getByRole('button', { description: /^Required\./ })).toBe(button());
    screen.getByLabelText(/^File/, { selector: 'input' }).focus();
    expect(document.activeElement).toBe(button());
  });

  it('C10-02: when a file is taken out the focus goes to the field, where another is chosen', () => {
    drawn({ name: 'contract.pdf', size: 3, type: 'application/pdf' });
    const remove = screen.getByRole('button', { name: /^Remove the file/ });
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement).toBe(button());
  });

  it('R5-40: records name, size and type, and keeps the File beside the claim', () => {
    const { onCommit, attach, choose } = drawn();
    choose(pdf);
    const value = { name: 'contract.pdf', size: pdf.size, type: 'application/pdf' };
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', value);
    expect(attach).toHaveBeenCalledExactlyOnceWith('root_field', pdf);
  });

  it("R5-40: a file without a type is of type 'unknown'", () => {
    expect(readFileChoice([bare])).toEqual({ file: bare, value: { name: 'scan', size: 4, type: 'unknown' } });
  });

  it('R5-40: several files are an error, and none of them is taken (R9-04)', () => {
    const { onCommit, attach, choose } = drawn();
    choose(pdf, bare);
    expect(screen.getByText('Choose one file at a time.').closest('.cw-error')).toBeTruthy();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', null);
    expect(attach).toHaveBeenCalledExactlyOnceWith('root_field', null);
    expect(button().getAttribute('aria-invalid')).toBe('true');
  });

  it('R5-40: no file is an error', () => {
    const { choose } = drawn();
    choose();
    const [id = ''] = button().getAttribute('aria-describedby')?.split(' ').slice(-1) ?? [];
    expect(document.getElementById(id)?.textContent).toBe('Error: Choose a file.');
  });

  it('takes a dropped file, and refuses several', () => {
    const { onCommit } = drawn();
    const drop = (files: File[]) =>
      fireEvent.drop(document.querySelector('.cw-file') as Element, { dataTransfer: { files } });
    drop([pdf, bare]);
    expect(onCommit.mock.lastCall?.[1]).toBeNull();
    drop([pdf]);
    expect(onCommit.mock.lastCall?.[1]).toEqual({
      name: 'contract.pdf',
      size: pdf.size,
      type: 'application/pdf',
    });
  });

  it('C16-02: has the size beside the file that its refusal tells', () => {
    drawn({ name: 'scan.pdf', size: 10_600_015, type: 'application/pdf' });
    expect(screen.getByText('scan.pdf').parentElement?.textContent).toContain('10.2 MB');
  });

  it('shows the chosen file and takes it away', () => {
    const { onCommit, attach } = drawn({ name: 'contract.pdf', size: 48_213, type: 'application/pdf' });
    expect(screen.getByText('contract.pdf').parentElement?.textContent).toContain('47.1 kB');
    fireEvent.click(screen.getByRole('button', { name: /^Remove the file/ }));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', null);
    expect(attach).toHaveBeenCalledExactlyOnceWith('root_field', null);
  });

  it.each([{ disabled: true }, { readonly: true }])('is shown, and cannot be changed, while %o', (closed) => {
    const onCommit = vi.fn();
    const value = { name: 'contract.pdf', size: 48_213, type: 'application/pdf' };
    renderWidget('file', { label: 'File', value, ...closed }, { onCommit });
    expect(screen.getByText('contract.pdf')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Remove the file/ })).toBeNull();
    expect(screen.queryByText('or drop it here')).toBeNull();
    fireEvent.drop(document.querySelector('.cw-file') as Element, { dataTransfer: { files: [pdf] } });
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('C10-14: offers the camera beside the files, which stay free to choose', () => {
    drawn();
    expect(screen.queryByRole('button', { name: 'File, Take a photo' })).toBeNull();
    cleanup();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    drawn();
    vi.unstubAllGlobals();
    expect(inputUnder('Take a photo').getAttribute('capture')).toBe('environment');
    expect(screen.getByLabelText('File').hasAttribute('capture')).toBe(false);
  });

  it.each(['Choose another file', 'Take a photo'])(
    'C10-14: %s: what was chosen before is forgotten as files are looked for, so that a file that was mended can be chosen again',
    (words) => {
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
      const { onCommit } = drawn({ name: 'contract.pdf', size: 3, type: 'application/pdf' });
      vi.unstubAllGlobals();
      const input = inputUnder(words);
      const emptied = vi.spyOn(input, 'value', 'set');
      fireEvent.click(input);
      expect(emptied).toHaveBeenCalledExactlyOnceWith('');
      // Nothing is chosen yet: the claim keeps what it has.
      expect(onCommit).not.toHaveBeenCalled();
    },
  );

  it('C15-09: the other name is heard', async () => {
    const { choose, heard } = drawn(null, 'contract (2).pdf');
    choose(pdf);
    const said = await screen.findByText(/so this one is kept as contract \(2\)\.pdf/);
    await waitFor(() => expect(heard).toEqual([said.textContent]));
  });

  it('says in our words what its button does', () => {
    drawn();
    expect(screen.getByText('Choose a file')).toBeDefined();
  });

  describe('a large photo', () => {
    const PNG_HEAD = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
    const photo = new File([PNG_HEAD, 'x'.repeat(2_100_000)], 'letter.png', { type: 'image/png' });
    const drawing = { fillRect: vi.fn(), drawImage: vi.fn() } as unknown as CanvasRenderingContext2D;
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
    function canvasOf(bytes: number) {
      vi.stubGlobal('createImageBitmap', async () => ({ width: 4800, height: 3600, close: () => undefined }));
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function blob(
        this: HTMLCanvasElement,
        done,
      ) {
        expect([this.width, this.height]).toEqual([2400, 1800]);
        done(new Blob(['y'.repeat(bytes)], { type: 'image/jpeg' }));
      });
    }

    it('C10-14: is offered to be made smaller, and is then what is kept', async () => {
      canvasOf(400_000);
      const { attach, choose, heard } = drawn();
      choose(photo);
      expect(heard).toEqual([screen.getByText(/^This photo is large \(2 MB\)/).textContent]);
      fireEvent.click(screen.getByRole('button', { name: 'Make it smaller' }));
      await screen.findByText('The photo is now 390.6 kB.');
      await waitFor(() => expect(heard.at(-1)).toBe('The photo is now 390.6 kB.'));
      expect(attach.mock.lastCall?.[1]).toMatchObject({
        name: 'letter.jpg',
        size: 400_000,
        type: 'image/jpeg',
      });
      expect(document.activeElement).toBe(button());
    });

    it('C10-14: stays as it is where it would not get smaller, or is wanted so', async () => {
      canvasOf(2_200_000);
      const { attach, choose } = drawn();
      choose(photo);
      fireEvent.click(screen.getByRole('button', { name: 'Make it smaller' }));
      await screen.findByText('This photo could not be made smaller. It is kept as it is.');
      choose(photo);
      fireEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Make it smaller' })).toBeNull());
      expect(attach.mock.calls.map(([, kept]) => kept)).toEqual([photo, photo]);
    });
  });
});
