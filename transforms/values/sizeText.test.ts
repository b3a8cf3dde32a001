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
