import { describe, expect, it } from 'vitest';
import { GENERIC_PATTERNS } from '../../transforms/values/pattern.ts';
import { isQuickWithin, judgePattern } from './judgePattern.ts';

const kindOf = (pattern: string) => judgePattern(pattern).kind;

/** What forms ask for: none of it may be refused. */
const LINEAR = [
  ...Object.values(GENERIC_PATTERNS),
  '^[A-Z]{3}-\\d{4}$',
  '\\d{4}',
  '[0-9]+',
  '^[0-9]+',
  '[A-Za-z]*',
  '.*',
  '^.*$',
  '^c.*$',
  '^\\p{L}+$',
  '^[Mm][Aa][Ff]-\\d{6}$',
  '^(\\(\\d{3}\\) \\d{3}-\\d{4}|\\d{7,16})$',
  "^[\\p{L}\\p{M} .'\\-]{1,100}$",
  "^\\p{L}+(?:[ '\\-]\\p{L}+)*$",
  '^[0-9]{1,3}(,[0-9]{3})*(\\.[0-9]{2})?$',
  '^(?!000|666|9\\d{2})\\d{3}-(?!00)\\d{2}-(?!0000)\\d{4}$',
  '^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,64}$',
  '^(?=.*[0-9]).{8,}$',
  '^\\S.*(?<!\\s)$',
  '^(?:(?:\\p{L}|\\d){1,50},){1,50}$',
  '^[\\s\\S]{0,4000}$',
  '^(0[1-9]|1[0-2])/(0[1-9]|[12]\\d|3[01])/(19|20)\\d{2}$',
  '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$',
  '^(AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA)$',
  '^\\d{1,3}\\d{1,3}$',
  '^(a|b|ab)$',
  '^a$|^b$',
  '^\\b[a-z]+\\b$',
  '^$',
];

/** Each can hold a server for as long as its sender likes. */
const SLOW = [
  '^(\\w+\\s?)+$',
  '^(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^([a-z]+)*[0-9]$',
  '^(.*,)*.*;$',
  '^(?:\\w*)*[ab]',
  // No repetition without an end, and as slow.
  '^(a?){1,50}a{50}$',
  '^(x{2,30}){2,30}$',
  '^(?=(\\w+)+!)\\w+$',
  '^(\\p{L}+[ \\p{P}]?)+$',
  // With the square of the length: 70,000 digits and a letter take 5 s.
  '[0-9]+$',
  '\\s+$',
  'a.*b',
  '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  '^.*a.*b$',
];

describe('patterns of bundles', () => {
  it.each(LINEAR)('C13-05: %s is proved to be quick on every text', (pattern) => {
    expect(judgePattern(pattern)).toEqual({ kind: 'linear' });
  });

  it.each(SLOW)('C13-05: %s is not', (pattern) => {
    expect(kindOf(pattern)).not.toBe('linear');
  });

  it.each([
    '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
    '^[^@]+@[^@]+\\.[^@]+$',
    '[0-9]+$',
    '\\s+$',
    'a.*b',
    '^.*a.*b$',
    '^[A-Z]+[a-z]*[A-Za-z -]+$',
  ])('C13-05: %s takes the square of the length, which is quick on a thousand characters', (pattern) => {
    expect([kindOf(pattern), isQuickWithin(pattern, 1001)]).toEqual(['slow', true]);
    expect(isQuickWithin(pattern, 100_000)).toBe(false);
  });

  it.each(['^(a+)+$', '^(a?){1,50}a{50}$', '^.*a.*b.*c$', '^\\S+@\\S+\\.\\S+$', '^(a|b)\\1$'])(
    'C13-05: %s takes more than its square, or cannot be decided, and is slow on a thousand characters too',
    (pattern) => {
      expect(isQuickWithin(pattern, 1001)).toBe(false);
    },
  );

  it.each([
    ['^(a|b)\\1$', 'it refers back to what a group matched'],
    ['^(?<=a+)b$', 'it looks behind itself for what is not of one length'],
    ['^(a?b?)*$', 'it repeats what may be empty'],
    ['^a{0,50000}$', 'it repeats too much to be looked through'],
    ['^(?:a?|b?){30}$', 'it has too many parts that may be left out'],
    ['^[abc]*a[abc]{18}$', 'it has too many parts to be looked through'],
  ])('C13-05: %s cannot be decided and counts as slow', (pattern, reason) => {
    expect(judgePattern(pattern)).toEqual({ kind: 'undecided', reason });
  });

  it('C13-05: says with which text a pattern is slow', () => {
    expect(judgePattern('^(a+)+$')).toMatchObject({ kind: 'slow', example: 'a'.repeat(9) });
    expect(judgePattern('^x(\\d+,?)+$')).toMatchObject({ example: expect.stringMatching(/^x[0-9,]+$/) });
  });
});
