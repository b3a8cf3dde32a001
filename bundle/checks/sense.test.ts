import { describe, expect, it } from 'vitest';
import { change } from '../testing/bundles.testkit.ts';
import { codes } from '../testing/findings.testkit.ts';

describe('C12-10: settings and texts against sense', () => {
  it.each([
    [
      'a captcha without its key',
      change('settlement.json', '/captcha', { provider: 'HCaptcha' }),
      'captcha-key',
    ],
    [
      'a limit of a few bytes',
      change('settlement.json', '/forms/standard/documents', { maxBytes: 20 }),
      'tiny-limit',
    ],
    [
      'a whitelist without letters',
      change('settlement.json', '/characterWhitelist', '012'),
      'whitelist-letters',
    ],
    ['a text without words', change('content/en.json', '/Landing_Title', ' '), 'empty-text'],
  ])('C12-10: %s', async (_what, changed, code) => {
    expect(await codes(changed)).toEqual([code]);
  });
});
