import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, faultProblems, readFaults, unprovedMarks } from './faults.mjs';
import { relocate } from './relocate.mjs';
import { idsInTitles } from './titles.mjs';

let root = '';
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const fault = { ids: ['R1-01'], file: 'src/a.ts', find: 'a + b', replace: 'a - b' };
const requirements = { all: new Set(['R1-01', 'R1-02']), marked: ['R1-01', 'R1-02'] };
const tests = new Map([['R1-01', ['src/a.test.ts']]]);
const problems = (...faults: Partial<Fault>[]) =>
  faultProblems(
    root,
    faults.map((each) => ({ ...fault, ...each, list: 'tests/faults/R1.json' })),
    requirements,
    tests,
  ).map((line) => line.split('\n').at(-1)?.trim());

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'claimwright-faults-'));
  put('src/a.ts', 'export const sum = (a, b) => a + b;\n');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('planted faults', () => {
  it('may stand where their text occurs once, and their ids are known and tested', () => {
    expect(problems({})).toEqual([]);
  });

  it('are refused where the text is missing, is there twice, or the file is gone or no product code', () => {
    put('src/twice.ts', 'a + b; a + b');
    expect(
      problems(
        { find: 'a * b' },
        { file: 'src/twice.ts' },
        { file: 'src/gone.ts' },
        { file: 'src/a.test.ts' },
        { replace: 'a + b' },
      ),
    ).toEqual([
      'finds its text 0 times in src/a.ts, not once.',
      'finds its text 2 times in src/twice.ts, not once.',
      'names src/gone.ts, which does not exist.',
      'breaks src/a.test.ts, which is no product code.',
      expect.stringMatching(/replaces its text by the same text\.$/),
    ]);
  });

  it('are refused for an id that is no requirement, or that no title names', () => {
    expect(problems({ ids: ['R9-99', 'R1-02'] })).toEqual([
      'names R9-99, no requirement.',
      "breaks R1-02, which no test's title names.",
    ]);
  });

  it('leave a mark unproved that none of them breaks', () => {
    expect(unprovedMarks([{ ...fault, list: '' }], requirements)).toEqual(['R1-02']);
  });

  it('stay where their text is, also beside the folders of the product', () => {
    put('tests/faults/R1.json', JSON.stringify([{ ...fault, file: 'build.config.ts' }]));
    put('build.config.ts', 'a + b;');
    put('src/a.ts', 'a + b;');
    expect(relocate(root, readFaults(root))).toEqual([]);
  });

  it('bring their place along where the code is indented anew, over several lines', () => {
    const moving = { ...fault, find: '  a +\n    b;', replace: '  b;' };
    put('tests/faults/R1.json', JSON.stringify([moving]));
    put('src/a.ts', 'x');
    put('src/b.ts', 'function f() {\n    a +\n      b;\n}');
    expect(relocate(root, readFaults(root))).toEqual(['R1-01: src/a.ts -> src/b.ts']);
    const [mended] = readFaults(root);
    expect(mended).toMatchObject({ file: 'src/b.ts', find: 'a +\n      b;', replace: '  b;' });
  });

  it('follow their text to the one other file that has it, and to no other', () => {
    put(
      'tests/faults/R1.json',
      JSON.stringify([fault, { ...fault, find: 'c + d' }, { ...fault, find: 'e' }]),
    );
    put('src/a.ts', '');
    put('transforms/b.ts', 'a +\n  b; c + d');
    put('widgets/c.ts', 'c + d');
    expect(relocate(root, readFaults(root))).toEqual(['R1-01: src/a.ts -> transforms/b.ts']);
    const files = (JSON.parse(readFileSync(join(root, 'tests/faults/R1.json'), 'utf8')) as Fault[]).map(
      ({ file }) => file,
    );
    expect(files).toEqual(['transforms/b.ts', 'src/a.ts', 'src/a.ts']);
  });
});

it('ids are read from the titles of tests and suites, each or not, and not from other texts', () => {
  // Put together, so that the scan of this very file does not find them.
  const id = (number: string) => `R1-${number}`;
  const source = [
    `describe('${id('01')}: a', () => {`,
    `  it.each([['(1)', one(2)], ["it's"]])("${id('02')} ${id('03')}: %s", () => {});`,
    `  expect('${id('04')}').toBe(one('${id('05')}'));`,
    `  test(\`${id('06')}: b\`, () => {});`,
    `it.each<[string, (part: Part[]) => Set<string>]>([['(1)', all]])('${id('07')}: %s', () => {});`,
  ].join('\n');
  expect([...idsInTitles(source)]).toEqual(['01', '02', '03', '06', '07'].map(id));
});
