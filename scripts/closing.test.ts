import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claimwright-closing-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the test command over these files; returns what it prints, and its exit code. */
function testFolder(files: Record<string, string>, ...words: string[]) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { VITEST: _, ...env } = process.env;
  const { stdout, status } = spawnSync(process.execPath, ['scripts/test.mjs', '--root', folder, ...words], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  return { lines, ending: lines.slice(lines.indexOf('What failed:')).map((line) => line.trim()), status };
}

describe('the end of the test command', () => {
  it('names what failed with its line and the first line of its error, then counts', () => {
    const { ending, status } = testFolder({
      'a.test.ts': `import { beforeAll, describe, expect, it } from 'vitest';
it('adds', () => {
  const sum: number = 1 + 1;
  expect(sum).toBe(3);
});
it('passes', () => {});
it.skip('is left out', () => {});
describe('a group', () => {
  beforeAll(() => {
    throw new Error('no room\\nleft');
  });
  it('never runs', () => {});
});
it('forgets a rejection', () => {
  void Promise.reject(new Error('nobody met this'));
});
`,
      'b.test.ts': "import './missing.ts';\n",
    });
    const placed = ending.map((line) => line.replace(/\S*\/([ab]\.test\.ts)/, '$1'));
    const pairs = placed
      .slice(1, -3)
      .flatMap((line, index, all) => (index % 2 ? [] : [[line, all[index + 1]]]));
    expect(pairs.sort()).toEqual([
      ['outside any test  a.test.ts:15  Unhandled Rejection', 'nobody met this'],
      ['test  a.test.ts:10  a group > before or after its tests', 'no room'],
      ['test  a.test.ts:4  adds', 'expected 2 to be 3 // Object.is equality'],
      ['test  b.test.ts:1  the file could not be run', expect.stringContaining("'./missing.ts'")],
    ]);
    expect(placed.slice(-3)).toEqual(['', '2 not run', '2 passed, 4 failed']);
    expect(status).toBe(1);
  });

  it('C17-08: names what did not run, with its reason', () => {
    const { lines, status } = testFolder({
      'c.test.ts': `import { describe, it } from 'vitest';
describe.skip('by night (not run: there is no moon; a clear sky brings it)', () => {
  it.each([1, 2])('star %i is seen', () => {});
});
it('counts clouds', (context) => context.skip(true, 'there are none'));
it.skip('rests', () => {});
it('looks up', ({ annotate }) => annotate('not run: no telescope'));
`,
    });
    const placed = lines.map((line) => line.replace(/\S*(c\.test\.ts)/, '$1'));
    expect(placed.slice(placed.indexOf('What did not run:'))).toEqual([
      'What did not run:',
      '  2  c.test.ts  there is no moon; a clear sky brings it',
      '  1  c.test.ts  there are none',
      '  1  c.test.ts  nobody has said why',
      '  a part  c.test.ts  no telescope',
      '',
      '4 not run',
      '1 passed, 0 failed',
    ]);
    expect(status).toBe(0);
  });

  it.each([
    ['--tags-filter=!slow', ['  1  e.test.ts  slow: `npm run test:all` runs it']],
    ['-t=quick', []],
  ])('names tests that are tagged slow where they are left out for that: %s', (word, listed) => {
    const { lines, status } = testFolder(
      {
        'vitest.config.js': "export default { test: { tags: [{ name: 'slow' }] } };\n",
        'e.test.ts': `import { it } from 'vitest';
it('is quick', () => {});
it('takes long', { tags: 'slow' }, () => {});
`,
      },
      word,
    );
    expect(
      lines
        .filter((line) => line.includes('e.test.ts  '))
        .map((line) => line.replace(/\S*(e\.test\.ts)/, '$1')),
    ).toEqual(listed);
    expect(lines.slice(-2)).toEqual(['1 not run', '1 passed, 0 failed']);
    expect(status).toBe(0);
  });

  it('names what failed first and passed then, with the error of the first try', () => {
    const { lines, status } = testFolder({
      'd.test.ts': `import { expect, it } from 'vitest';
let tries = 0;
it('comes late', { retry: 1 }, () => {
  tries += 1;
  expect(['tries', tries]).toEqual(['tries', 2]);
});
it('never comes', { retry: 1 }, () => {
  expect(tries).toBe(3);
});
`,
    });
    const placed = lines.map((line) => line.replace(/\S*(d\.test\.ts)/, '$1'));
    expect(placed.slice(placed.indexOf('What failed first and passed then:'))).toEqual([
      'What failed first and passed then:',
      '  test  d.test.ts:5  comes late',
      "      expected [ 'tries', 1 ] to deeply equal [ 'tries', 2 ]",
      '      -   2,',
      '      +   1,',
      '',
      '',
      'What failed:',
      '  test  d.test.ts:8  never comes',
      '      expected 2 to be 3 // Object.is equality',
      '',
      '1 passed, 1 failed',
    ]);
    expect(status).toBe(1);
  });

  it('lists forty at most, and says how many more there are', () => {
    const { ending } = testFolder({
      'many.test.ts': `import { expect, it } from 'vitest';
it.each(Array.from({ length: 43 }, (_, index) => index))('number %i', (index) => {
  expect(index).toBe(-1);
});
`,
    });
    expect(ending.filter((line) => line.startsWith('test  '))).toHaveLength(40);
    expect(ending.slice(-3)).toEqual(['and 3 more', '', '0 passed, 43 failed']);
  });

  it('says nothing of failures where there are none', () => {
    const { lines, status } = testFolder({
      'good.test.ts': "import { it } from 'vitest';\nit('passes', () => {});\n",
    });
    expect(lines.filter((line) => line.includes('ailed'))).toEqual(['1 passed, 0 failed']);
    expect(status).toBe(0);
  });

  it('names a check by its title and the first line that it printed, without colours', () => {
    const failed = {
      kind: 'check',
      title: 'types',
      error: '\u001b[31m\n\n\u001b[0msrc/a.ts(1,2): wrong\nmore\n',
    };
    const script = `import { close } from './scripts/closing.mjs';
close(${JSON.stringify({ passed: 12, failures: [failed] })});`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stdout).toBe(
      '\nWhat failed:\n  check  types\n      src/a.ts(1,2): wrong\n\n12 passed, 1 failed\n',
    );
    expect(status).toBe(1);
  });
});
