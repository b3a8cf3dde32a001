import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plantIn } from './anchor.mjs';
import { type Fault, faultProblems, readFaults, unprovedMarks } from './faults.mjs';
import { relocate } from './relocate.mjs';
import { idsInTitles } from './titles.mjs';

let root = '';
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const fault = { ids: ['R1-01'], file: 'src/a.ts', in: 'sum', find: 'a + b', replace: 'a - b' };
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
    put('src/twice.ts', 'const sum = () => a + b ? a + b : 0;');
    expect(
      problems(
        { find: 'a * b' },
        { in: 'product' },
        { in: undefined, file: 'src/twice.ts' },
        { file: 'src/twice.ts' },
        { file: 'src/gone.ts' },
        { file: 'src/a.test.ts' },
        { replace: 'a + b' },
      ),
    ).toEqual([
      'finds its text 0 times in sum of src/a.ts, not once.',
      'names product, which src/a.ts does not declare.',
      'finds its text 2 times in src/twice.ts, not once.',
      'finds its text 2 times in sum of src/twice.ts, not once.',
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

  it('are at most nine an id', () => {
    const many = (count: number) => Array.from({ length: count }, () => ({}));
    expect(problems(...many(9))).toEqual([]);
    expect(problems(...many(10))).toEqual(['R1-01 has more than 9: keep those that differ most.']);
  });

  it('leave a mark unproved that none of them breaks', () => {
    expect(unprovedMarks([{ ...fault, list: '' }], requirements)).toEqual(['R1-02']);
  });

  it('stay where their declaration is, also beside the folders of the product', () => {
    put('tests/faults/R1.json', JSON.stringify([{ ...fault, file: 'build.config.ts' }]));
    put('build.config.ts', 'const sum = a + b;');
    expect(relocate(root, readFaults(root))).toEqual([]);
  });

  it('follow their declaration to the one other file that has it, and to no other', () => {
    put(
      'tests/faults/R1.json',
      JSON.stringify([fault, { ...fault, in: 'total', find: 'c + d' }, { ...fault, find: 'e' }]),
    );
    put('src/a.ts', '');
    put('transforms/b.ts', 'const other = a + b;\nconst sum = a +\n  b;\nconst total = c + d;');
    put('widgets/c.ts', 'const total = c + d;');
    expect(relocate(root, readFaults(root))).toEqual(['R1-01: sum of src/a.ts -> sum of transforms/b.ts']);
    expect(readFaults(root).map(({ file }) => file)).toEqual(['transforms/b.ts', 'src/a.ts', 'src/a.ts']);
  });

  it('stay where both their own file and another one could be meant', () => {
    put('tests/faults/R1.json', JSON.stringify([fault]));
    put('src/a.ts', 'const added = a + b;');
    put('transforms/b.ts', 'const sum = a + b;');
    expect(relocate(root, readFaults(root))).toEqual([]);
    expect(readFaults(root)[0]).toMatchObject({ file: 'src/a.ts', in: 'sum' });
  });

  it('take the new name of their declaration where the file has their text once', () => {
    put('tests/faults/R1.json', JSON.stringify([fault]));
    put('src/a.ts', 'export const added = { of: () => a + b };');
    expect(relocate(root, readFaults(root))).toEqual(['R1-01: sum of src/a.ts -> added of src/a.ts']);
    expect(readFaults(root)[0]).toMatchObject({ in: 'added', find: 'a + b' });
  });
});

describe('the place of a planted fault', () => {
  const file = 'src/a.tsx';
  const change = { file, find: 'f(a, b)', replace: 'g' };

  it.each([
    ['a function', 'first', 'function first() { f(a, b); }', 'function first() { g; }'],
    [
      'a variable, with what declares it',
      'first',
      'export const first = f(a, b);',
      'export const first = g;',
    ],
    [
      'a member of a table',
      'FIRST.of',
      'const FIRST = { of: f(a, b) } as const;',
      'const FIRST = { of: g } as const;',
    ],
    [
      'a key in quotes',
      'FIRST.of it',
      "const FIRST = { 'of it': f(a, b) };",
      "const FIRST = { 'of it': g };",
    ],
    ['a method', 'First.of', 'class First { of() { f(a, b); } }', 'class First { of() { g; } }'],
    [
      'a constructor',
      'First.constructor',
      'class First { constructor() { f(a, b); } }',
      'class First { constructor() { g; } }',
    ],
    [
      'a function within',
      'first.of',
      'function first() { const of = () => f(a, b); }',
      'function first() { const of = () => g; }',
    ],
  ])('is %s', (_what, path, text, planted) => {
    const another = 'function other() { f(a, b); }\n';
    expect(plantIn(another + text, { ...change, in: path })).toBe(another + planted);
  });

  it('is the whole file without a declaration, in a language that is not parsed, too', () => {
    expect(plantIn('.a { b: c }', { file: 'a.css', find: 'b: c', replace: 'b: d' })).toBe('.a { b: d }');
  });

  it('is found whatever the white space, and the commas that go with it', () => {
    expect(plantIn('x(\n  f(\n    a,\n    b)\n);', change)).toBe('x(\n  g\n);');
    expect(plantIn('x(f(a,b));', change)).toBe('x(g);');
    expect(plantIn('x(f(\n  a,\n  b,\n));', change)).toBe('x(g);');
    expect(plantIn('x(f(a, b));', { ...change, find: 'f(a, b,)' })).toBe('x(g);');
  });

  it('is taken with its line where nothing else stands there', () => {
    const gone = { ...change, find: 'f(a, b);', replace: '' };
    expect(plantIn('{\n  f(a, b);\n  x;\n}', gone)).toBe('{\n  x;\n}');
    expect(plantIn('{\n  x; f(a, b);\n}', gone)).toBe('{\n  x; \n}');
  });

  it('is refused where it is there twice, or not', () => {
    expect(() => plantIn('f(a, b) + f(a, b)', change)).toThrow('exactly once');
    expect(() => plantIn('const other = f(a, b);', { ...change, in: 'sum' })).toThrow('exactly once');
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
