import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { exifSegment, jpegOf, tiffOf } from '../transforms/documents/photos.testkit.ts';
import { renderApp } from './testing/app.testkit.tsx';
import { freshVisits, heading, press, toSummary } from './testing/visitor.testkit.ts';

freshVisits();

const read = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => reader.result instanceof ArrayBuffer && resolve(reader.result);
    reader.readAsArrayBuffer(blob);
  });

beforeEach(() => {
  // jsdom's Blob lacks it.
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return read(this);
  };
});

it('C10-25: what was told of a document stands again after another page, and the position can be taken out then', async () => {
  const { app } = await renderApp();
  await toSummary();
  const files = [new File([jpegOf(exifSegment(tiffOf()))], 'car.jpg', { type: 'image/jpeg' })];
  fireEvent.change(await screen.findByLabelText(/^File/, { selector: 'input' }), { target: { files } });
  await screen.findByText(/^car\.jpg contains the place/);
  const away = async () => {
    press('Back');
    await heading('About you');
    press('Next');
    await heading('Check');
  };
  await away();
  await screen.findByText(/^car\.jpg contains the place/);
  press('Remove the place');
  await screen.findByText('The place was removed from car.jpg.');
  const [id = ''] = await app.claims.files().ids();
  const kept = await app.claims.files().get(id);
  expect(new Uint8Array(await read(kept ?? new Blob()))).toEqual(jpegOf());
  await away();
  expect(await screen.findByText('car.jpg')).toBeTruthy();
  expect(screen.queryByText(/the place/)).toBeNull();
});
