import { describe, expect, it } from 'vitest';
import { readCases, VECTORS_FOLDERS, VECTORS_FOUND } from './caseFiles.ts';
import { judgeByTheText } from './judge.ts';
import { differencesFrom } from './verdicts.ts';

describe('the vectors are there', () => {
  it('C5-05: finds the folder of case files, or says so (in CI their absence fails)', () => {
    if (!VECTORS_FOUND)
      console.warn(
        `vectors not found: ${VECTORS_FOLDERS.join(', ')}. The tests of the vectors are left out; this is no failure (tests/README.md, "The vectors").`,
      );
    expect(VECTORS_FOUND || !process.env.CI).toBe(true);
  });
});

describe.each(readCases())('$file by the contract’s text', ({ models, context, cases }) => {
  it.each(cases)('$name', ({ claim, errors }) => {
    expect(differencesFrom(errors, judgeByTheText(models, context, claim))).toEqual([]);
  });
});
