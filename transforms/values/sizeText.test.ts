import { expect, it } from 'vitest';
import { sizeText } from './sizeText.ts';

it.each([
  [0, 'en', '0 bytes'],
  [999, 'en', '999 bytes'],
  [1536, 'en', '1.5 kB'],
  [10 * 1024 * 1024, 'en', '10 MB'],
  [52_428_800, 'en', '50 MB'],
  [3 * 1024 ** 3, 'en', '3 GB'],
  [1536, 'es', '1,5 kB'],
])('C10-25: %d bytes in %s are %s', (bytes, culture, text) => {
  expect(sizeText(bytes, culture)).toBe(text);
});

const MB = 1024 ** 2;

it.each([
  [10 * MB, 10 * MB + 1, '10 MB', '10.1 MB'],
  [10.04 * MB, 10.06 * MB, '10 MB', '10.1 MB'],
  [MB - 1, MB, '1,023.9 kB', '1 MB'],
  [1023, 1024, '1,023 bytes', '1 kB'],
])('C16-02: a limit of %d bytes reads as less than the %d that it refuses', (limit, size, most, refused) => {
  expect(sizeText(limit, 'en', 'floor')).toBe(most);
  expect(sizeText(size, 'en', 'ceil')).toBe(refused);
});

it.each([
  ['en', '44 bytes', '10.1 MB'],
  ['es-US', '44 bytes', '10.1 MB'],
  ['es', '44 bytes', '10,1 MB'],
  ['ar', '44 بايت', '10.1 م.ب'],
])('C16-02: in %s sizes are in its words', (culture, few, many) => {
  const sizes = [44, 10 * MB + 1].map((size) => sizeText(size, culture, 'ceil').replaceAll('\u00a0', ' '));
  expect(sizes).toEqual([few, many]);
});
