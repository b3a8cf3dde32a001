import { describe, expect, it } from 'vitest';
import { type Said, saidOf, verdictOf } from './verdicts.mjs';

const file = 'src/a.test.ts';
// Put together, so that the scan for ids in titles and texts does not find it.
const id = `R1-${'01'}`;
const ran = new Set([id]);
const none = new Set<string>();

describe('what a test file says of a fault', () => {
  it.each<[string, Parameters<typeof saidOf>[2], Said]>([
    ['caught, where its tests fail only with the fault', { ran, failed: ran, unsound: null }, 'caught'],
    ['passed, where they ran and passed', { ran, failed: none, unsound: null }, 'passed'],
    [
      'nothing, where they fail without the fault, too',
      { ran, failed: ran, unsound: 'expected 1' },
      { why: `its tests in ${file} fail without the fault, too: expected 1` },
    ],
    [
      'nothing, where none of them ran',
      { ran: none, failed: none, unsound: null },
      { why: `no test in ${file} that names it ran` },
    ],
    [
      'nothing, where the file could not be run, even if some of its tests did',
      { ran, failed: none, error: 'Cannot find package', unsound: null },
      { why: `${file} could not be run: Cannot find package` },
    ],
  ])('%s', (_what, run, said) => {
    expect(saidOf(file, id, run)).toEqual(said);
  });
});

describe('the verdict of a fault', () => {
  it.each<[string, [string, Said][], ReturnType<typeof verdictOf>]>([
    [
      'is caught where one file caught it, whatever the others said',
      [
        ['src/b.test.ts', { why: 'it could not be run' }],
        ['src/a.test.ts', 'caught'],
      ],
      { id, state: 'caught', why: 'src/a.test.ts' },
    ],
    [
      'is survived where all its files ran and passed',
      [
        ['src/a.test.ts', 'passed'],
        ['src/b.test.ts', 'passed'],
      ],
      { id, state: 'survived', why: '' },
    ],
    [
      'is unclear where nothing can be told of one of them, before or after one that passed',
      [
        ['src/a.test.ts', 'passed'],
        ['src/b.test.ts', { why: 'it could not be run' }],
        ['src/c.test.ts', 'passed'],
      ],
      { id, state: 'unclear', why: 'it could not be run' },
    ],
    ['is unclear where no file names its id', [], { id, state: 'unclear', why: 'no test file names it' }],
  ])('%s', (_what, answers, verdict) => {
    expect(verdictOf(id, answers)).toEqual(verdict);
  });
});
