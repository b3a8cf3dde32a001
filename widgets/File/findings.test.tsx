import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bytesOf } from '../../transforms/documents/bytes.ts';
import { pdfOf } from '../../transforms/documents/pdf/pdfs.testkit.ts';
import {
  deflatedTextChunk,
  exifSegment,
  heicOf,
  jpegOf,
  pngOf,
  rawProfile,
  tiffOf,
} from '../../transforms/documents/photos.testkit.ts';
import { renderWidget } from '../renderWidget.testkit.tsx';
import type { FileDraft, FilePlace } from './fileNote.ts';

/** Reads a blob, which jsdom does not. */
const read = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => reader.result instanceof ArrayBuffer && resolve(reader.result);
    reader.readAsArrayBuffer(blob);
  });

beforeEach(() => {
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return read(this);
  };
});
afterEach(cleanup);

/** What a form keeps of a field's file while it is drawn anew. */
function keptPlace() {
  const draft: FileDraft = { clientId: 'draft' };
  let file: File | undefined;
  const place: FilePlace = { draft, field: 'file', fileOf: async () => file };
  const keepFile = (chosen: File | null) => {
    file = chosen ?? undefined;
  };
  return { place, keepFile };
}

function drawn(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const kept = vi.fn();
  const attach = (_id: string, file: File | null) => {
    kept(file);
    return undefined;
  };
  const acceptedFiles = () => ['.pdf', '.jpg', '.png', '.heic'];
  const heard: string[] = [];
  const announce = (said: string) => heard.push(said);
  renderWidget('file', { label: 'File', value: null }, { attach, acceptedFiles, announce });
  const input = screen.getByLabelText('File');
  fireEvent.change(input, { target: { files: [new File([bytes], name)] } });
  return { heard, input, last: (): unknown => kept.mock.lastCall?.[0] };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const half = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, bytes.length / 2);
const LOCKED = pdfOf({ lock: { revision: 6, user: 'letmein', owner: 'boss' } });
const PLACED = jpegOf(exifSegment(tiffOf()));
const PLACED_IN_TEXT = pngOf(deflatedTextChunk('Raw profile type exif', rawProfile('exif', tiffOf())));

describe('a file that was just chosen', () => {
  it.each([
    ['bill.pdf', half(pdfOf()), /^bill\.pdf looks damaged/],
    ['car.jpg', half(jpegOf()), /^car\.jpg looks damaged/],
    ['car.png', half(pngOf()), /^car\.png looks damaged/],
    ['bill.pdf', LOCKED, /^bill\.pdf opens only with a password/],
  ])('C10-25: %s, of %o, is told by name, and stays where it is wanted', async (name, bytes, words) => {
    const { heard, last } = drawn(name, bytes);
    const told = await screen.findByText(words);
    await waitFor(() => expect(heard).toEqual([told.textContent]));
    press('Keep it anyway');
    expect(screen.queryByText(words)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^File, / }));
    expect(last()).toMatchObject({ name });
  });

  it('C10-25: another can be chosen in its place', async () => {
    const { input, last } = drawn('bill.pdf', LOCKED);
    const opened = vi.fn();
    input.addEventListener('click', opened);
    await screen.findByText(/^bill\.pdf opens only/);
    press('Choose another file');
    expect(opened).toHaveBeenCalledOnce();
    fireEvent.change(input, { target: { files: [new File([pdfOf()], 'copy.pdf')] } });
    await waitFor(() => expect(screen.queryByText(/opens only/)).toBeNull());
    expect(last()).toMatchObject({ name: 'copy.pdf' });
  });

  it.each([
    ['bill.pdf', bytesOf('MZ\u0090\0\u0003\0\0\0'), /^bill\.pdf cannot be added: its content is not/],
    ['bill.pdf', jpegOf(), /^bill\.pdf cannot be added: its content is not/],
  ])('C10-25: %s of another type is refused', async (name, bytes, words) => {
    const { last } = drawn(name, bytes);
    expect((await screen.findByText(words)).closest('.cw-error')).toBeTruthy();
    expect(last()).toBeNull();
  });

  it('C10-25: a whole file is kept without a word', async () => {
    const { heard, input, last } = drawn('bill.pdf', LOCKED);
    await screen.findByText(/^bill\.pdf opens only/);
    fireEvent.change(input, { target: { files: [new File([pdfOf()], 'bill.pdf')] } });
    await waitFor(() => expect(screen.queryByText(/opens only/)).toBeNull());
    expect(heard).toHaveLength(1);
    expect(document.querySelector('.cw-error')).toBeNull();
    expect(last()).toMatchObject({ name: 'bill.pdf' });
  });
});

describe('where a photo was taken', () => {
  it.each([
    ['car.jpg', PLACED, jpegOf()],
    ['car.png', PLACED_IN_TEXT, pngOf()],
  ])('C10-25: is told of %s, and taken out of what is kept', async (name, placed, plain) => {
    const { heard, last } = drawn(name, placed);
    const told = await screen.findByText(new RegExp(`^${name} contains the place`));
    await waitFor(() => expect(heard).toEqual([told.textContent]));
    press('Remove the place');
    await screen.findByText(`The place was removed from ${name}.`);
    await waitFor(() => expect(heard.slice(1)).toEqual([`The place was removed from ${name}.`]));
    const kept = last();
    if (!(kept instanceof File)) throw new Error('No file is kept.');
    expect(kept.name).toBe(name);
    expect(new Uint8Array(await read(kept))).toEqual(plain);
  });

  it('C10-25: stays where it is wanted', async () => {
    const { last } = drawn('car.jpg', PLACED);
    await screen.findByText(/^car\.jpg contains the place/);
    press('Keep it as it is');
    expect(screen.queryByText(/contains the place/)).toBeNull();
    expect(last()).toMatchObject({ size: PLACED.length });
  });

  it('C10-25: is told of a HEIC, which keeps it', async () => {
    drawn('car.heic', heicOf(tiffOf()));
    await screen.findByText(/^car\.heic contains the place .* We cannot remove it/);
    expect(screen.queryByRole('button', { name: 'Remove the place' })).toBeNull();
  });
});

describe('what was told of a file before the page was loaded anew', () => {
  function drawnAnew() {
    const { place, keepFile } = keptPlace();
    const attach = (_id: string, file: File | null) => {
      keepFile(file);
      return undefined;
    };
    const heard: string[] = [];
    const announce = (said: string) => heard.push(said);
    const draw = () =>
      renderWidget('file', { label: 'File', value: null }, { attach, filePlace: () => place, announce });
    draw();
    const reload = () => {
      cleanup();
      draw();
    };
    const choose = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
      fireEvent.change(screen.getByLabelText('File'), { target: { files: [new File([bytes], name)] } });
    return { place, reload, choose, heard };
  }

  it.each([
    ['car.jpg', PLACED, /contains the place/, 'Keep it as it is'],
    ['bill.pdf', LOCKED, /opens only with a password/, 'Keep it anyway'],
  ])(
    'C10-25, C10-35: stands again of %s until it is answered, and is not told anew',
    async (name, bytes, words, answer) => {
      const { reload, choose, heard } = drawnAnew();
      choose(name, bytes);
      await screen.findByText(words);
      await waitFor(() => expect(heard).toHaveLength(1));
      reload();
      expect(screen.getByText(words).textContent).toContain(name);
      expect(screen.queryByRole('status')).toBeNull();
      expect(heard).toHaveLength(1);
      press(answer);
      reload();
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  it('C10-25: the place can be removed then', async () => {
    const { place, reload, choose, heard } = drawnAnew();
    choose('car.jpg', PLACED);
    await screen.findByText(/contains the place/);
    reload();
    press('Remove the place');
    await screen.findByText('The place was removed from car.jpg.');
    await waitFor(() => expect(heard.slice(1)).toEqual(['The place was removed from car.jpg.']));
    expect(await place.fileOf('draft')).toMatchObject({ name: 'car.jpg', size: jpegOf().length });
    reload();
    expect(screen.queryByText(/place/)).toBeNull();
  });
});
