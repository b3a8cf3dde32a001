import { describe, expect, it } from 'vitest';
import { readBundleCases } from './bundles.ts';
import { judgeWithPages } from './judge.ts';
import { differencesFrom } from './verdicts.ts';

/** Messages are the settlement's own content, so the verdicts alone are compared. */
describe.each(readBundleCases())('$file by the contract’s text', ({ models, pages, context, cases }) => {
  it.each(cases)('$name', ({ claim, errors }) => {
    const expected = errors.map(({ path, rule }) => ({ path, rule }));
    expect(differencesFrom(expected, judgeWithPages(models, pages, context, claim, 'cli').errors)).toEqual(
      [],
    );
  });
});
