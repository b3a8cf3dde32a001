import { expect, it } from 'vitest';
import { copiedText } from './copiedText.ts';

it.each([
  ['MAF-100001 ', 'MAF-100001'],
  ['\u00a0MAF-100001\t', 'MAF-100001'],
  ['MAF\u2013100001', 'MAF-100001'],
  ['MAF\u2011100001', 'MAF-100001'],
  ['MAF\u2212100001', 'MAF-100001'],
  ['MAF-100\u202f001', 'MAF-100 001'],
  ['\u200eMAF-\u00ad100001\u200b', 'MAF-100001'],
  ['De  la\u00a0Cruz', 'De la Cruz'],
])('C10-37: %j is read as %j', (typed, read) => {
  expect(copiedText(typed, 'single')).toBe(read);
  expect(copiedText(typed, 'none')).toBe(read.replaceAll(' ', ''));
});

it('C10-37: the joiners that words of Persian and Hindi are written with stay', () => {
  expect(copiedText('می\u200cخواهم', 'single')).toBe('می\u200cخواهم');
});
