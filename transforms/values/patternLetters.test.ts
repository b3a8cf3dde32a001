import { expect, it } from 'vitest';
import { admitsNoLetter, admitsNoSpace } from './patternLetters.ts';

it.each([
  ['^\\d{3}-\\d{2}$', true],
  ['^[0-9]{5}(-[0-9]{4})?$', true],
  ['^[0-9 ().+-]+$', true],
  ['^\\d{5}(?:-\\d{4})?$', true],
  ['^\\d{2}/\\d{4}$', true],
  ['^(\\d{4}|\\d{6})$', true],
  ['^((\\d{2}|\\d{3})-)?\\d{4}$', true],
  ['^(?!0{5})\\d{5}$', true],
  ['^#\\d{3}:\\d{2}%$', true],
  ['^[\\d\\s_.\\-]+$', true],
  ['^[\\d|.]+$', true],
  ['^\\[[0-9]\\]$', true],
  ['^\\d+\\|\\d+$', true],
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
  ['^[ -~]+$', false],
  ['^[_-}]+$', false],
  ['^[ -\\]]+$', false],
  ['^[0-9é-ü]+$', false],
  ['^[\\w.]+$', false],
  ['^[\\S]+$', false],
  ['^\\S+$', false],
  ['^\\W+$', false],
  ['^(\\d{2})|(\\d{4})$', false],
  ['^(\\d|[a-f])$', false],
  ['^\\x41$', false],
  ['^\\d\\$', false],
  ['^[A-Z]\\d$', false],
])('C10-21: %s admits no letter: %s', (pattern, wanted) => {
  expect(admitsNoLetter(pattern)).toBe(wanted);
  if (wanted) expect(new RegExp(pattern, 'u').test('a1')).toBe(false);
});

it.each([
  [String.raw`^\d{4}$`, true],
  [String.raw`^[Mm][Aa][Ff]-\d{6}$`, true],
  ['^[A-Z]{2}(?:-[0-9]+)?$', true],
  [String.raw`^\d{5}(-\d{4})?$`, true],
  [String.raw`\d{4}`, false],
  [String.raw`^\d{4}\$`, false],
  ['^[A-Z ]+$', false],
  ['^MAF [0-9]+$', false],
  [String.raw`^\d\s?\d$`, false],
  [String.raw`^\D+$`, false],
  ['^[^0-9]+$', false],
  [String.raw`^[\p{L}]+$`, false],
  [String.raw`^\x20\d$`, false],
  ['^.{4}$', false],
  [String.raw`^\d{4}$|^ $`, false],
])('C10-37: whether a text with a space may match %s: %j that none does', (pattern, none) => {
  expect(admitsNoSpace(pattern)).toBe(none);
});
