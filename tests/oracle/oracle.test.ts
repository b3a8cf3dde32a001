import { describe, expect, it } from 'vitest';
import { readAllVectors, readCases, VECTORS_FOLDERS, VECTORS_FOUND } from './caseFiles.ts';
import { judgeByTheText } from './judge.ts';
import { PENDING } from './pending.ts';
import { differencesFrom } from './verdicts.ts';

describe('the vectors are there', () => {
  it('C5-05: finds the folder of case files, or says so (in CI their absence fails)', () => {
    if (!VECTORS_FOUND)
      console.warn(`vectors not found: ${VECTORS_FOLDERS.join(', ')} (see tests/README.md)`);
    expect(VECTORS_FOUND || !process.env.CI).toBe(true);
  });
});

/** Whether every case of a file gets its verdict; what the oracle does not know is none. */
function isBuilt({ models, context, cases }: ReturnType<typeof readAllVectors>[number]): boolean {
  try {
    return cases.every(
      ({ claim, errors }) => differencesFrom(errors, judgeByTheText(models, context, claim)).length === 0,
    );
  } catch {
    return false;
  }
}

describe('the vectors of what is not built yet', () => {
  for (const [file, ids] of PENDING) it.todo(`${ids}: ${file}`);

  it.runIf(VECTORS_FOUND)('are there, and wait for something', () => {
    const waiting = readAllVectors().filter((file) => PENDING.has(file.file) && !isBuilt(file));
    expect(waiting.map(({ file }) => file).sort()).toEqual([...PENDING.keys()].sort());
  });
});

describe.each(readCases())('$file by the contract’s text', ({ models, context, cases }) => {
  it.each(cases)('$name', ({ claim, errors }) => {
    expect(differencesFrom(errors, judgeByTheText(models, context, claim))).toEqual([]);
  });
});
