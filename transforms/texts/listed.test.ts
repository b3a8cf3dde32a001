import { expect, it } from 'vitest';
import { listed } from './listed.ts';

it.each([
  ['en', ['.pdf', '.jpg', '.png'], '.pdf, .jpg, or .png'],
  ['es', ['.pdf', '.jpg', '.png'], '.pdf, .jpg o .png'],
  ['ar', ['.pdf', '.jpg', '.png'], '\u2066.pdf\u2069 أو \u2066.jpg\u2069 أو \u2066.png\u2069'],
])(
  'C16-01: in %s the values of which one is meant are listed as the culture does',
  (culture, values, said) => {
    expect(listed(values, culture, 'disjunction')).toBe(said);
  },
);

it.each([
  ['en', '2024-03-05 (1).pdf and photo.jpg'],
  ['es-US', '2024-03-05 (1).pdf y photo.jpg'],
  ['ar', '\u20662024-03-05 (1).pdf\u2069 و\u2066photo.jpg\u2069'],
])('C16-01: in %s files are listed as the culture does, each name in its own direction', (culture, said) => {
  expect(listed(['2024-03-05 (1).pdf', 'photo.jpg'], culture)).toBe(said);
});
