import { expect, it } from 'vitest';
import { preferredCulture } from './preferredCulture.ts';

it.each([
  ['es-MX,es;q=0.9,en;q=0.8', ['en', 'es'], 'es'],
  ['es-MX', ['en', 'es-US'], 'es-US'],
  ['es', ['en', 'es-US', 'es-MX'], 'es-US'],
  ['es-MX', ['en', 'es-US', 'es-MX'], 'es-MX'],
  ['es-MX', ['en', 'es-US', 'es'], 'es'],
  ['AR-eg;q=0.5, fr', ['en', 'ar'], 'ar'],
  ['en;q=0.1, es;q=0.9', ['en', 'es'], 'es'],
  ['es;q=0, en', ['en', 'es'], 'en'],
  ['fr, de', ['en', 'es'], undefined],
  ['*', ['en', 'es'], undefined],
  ['es;q=many', ['en', 'es'], undefined],
  ['__proto__, ,;;=', ['en', 'es'], undefined],
  ['', ['en', 'es'], undefined],
  [undefined, ['en', 'es'], undefined],
])('C16-07: of the languages %s and the cultures %s it is %s', (header, cultures, expected) => {
  expect(preferredCulture(header, cultures)).toBe(expected);
});
