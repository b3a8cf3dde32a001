import { describe, expect, it } from 'vitest';
import {
  HAS_ALL_VECTORS,
  NOT_BUILT,
  readCases,
  readVectors,
  VECTORS_FOLDERS,
  VECTORS_FOUND,
  type VectorFile,
} from './caseFiles.ts';
import { judgeByTheText } from './judge.ts';
import { differencesFrom } from './verdicts.ts';

/** Tests if every case of a file gets its verdict: the file belongs off the list then. */
function passes({ models, context, cases }: VectorFile): boolean {
  try {
    return cases.every(
      ({ claim, errors }) => differencesFrom(errors, judgeByTheText(models, context, claim)).length === 0,
    );
  } catch {
    return false;
  }
}

describe('the vectors are there', () => {
  it('C5-05: finds the folder of case files, or says so (in CI their absence fails)', () => {
    if (!VECTORS_FOUND)
      console.warn(
        `vectors not found: ${VECTORS_FOLDERS.join(', ')}. The tests of the vectors are left out; this is no failure (tests/README.md, "The vectors").`,
      );
    expect(VECTORS_FOUND || !process.env.CI).toBe(true);
  });

  it.runIf(VECTORS_FOUND)(
    `leaves out written files alone, each of which is there and not understood yet${VECTORS_FOUND ? '' : ' (not run: the vectors are not here; see tests/README.md)'}`,
    () => {
      const files = VECTORS_FOLDERS.flatMap(readVectors);
      for (const name of NOT_BUILT) {
        const found = files.find(({ file }) => file === name);
        if (!found && !HAS_ALL_VECTORS) continue;
        expect([name, found !== undefined && passes(found)]).toEqual([name, false]);
        expect([name, found?.file]).toEqual([name, name]);
      }
    },
  );
});

describe.each(readCases())('$file by the contract’s text', ({ models, context, cases }) => {
  it.each(cases)('$name', ({ claim, errors }) => {
    expect(differencesFrom(errors, judgeByTheText(models, context, claim))).toEqual([]);
  });
});
