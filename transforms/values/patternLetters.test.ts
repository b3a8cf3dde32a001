import { expect, it } from 'vitest';
import { admitsNoLetter } from './patternLetters.ts';

it.each([
  ['^\\d{3}-\\d{2}$', true],
  ['^[0-9]{5}(-[0-9]{4})?$', true],
  ['^[0-9 ().+-]+$', false],
  ['^\\(\\d{3}\\) \\d{3}$', true],
  ['^\\d+\\.\\d{2}$', true],
  ['\\d{5}', false],
  ['^\\d{5}', false],
  ['^\\d|x$', false],
  ['^\\d{2}|\\d{4}$', false],
  ['^MA-\\d{6}$', false],
  ['^.\\d$', false],
  ['^\\w+$', false],
  ['^\\D+$', false],
  ['^[^0-9]$', false],
  ['^\\p{Nd}+$', false],
  ['^é$', false],
  ['^[A-Z]\\d$', false],
])('C10-21: %s admits no letter: %s', (pattern, wanted) => {
  expect(admitsNoLetter(pattern)).toBe(wanted);
  if (wanted) expect(new RegExp(pattern, 'u').test('a1')).toBe(false);
});
