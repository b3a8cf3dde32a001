import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const report = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8');

/** The success criteria of WCAG 2.2 by level (https://www.w3.org/TR/WCAG22/); 4.1.1 was taken out of it. */
const CRITERIA = {
  'level A':
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  'level AA':
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

/** The clauses and sections that a report of VPAT 2.5 has; of chapters that do not apply, the chapter alone. */
const CLAUSES = {
  'EN 301 549 report':
    '4.2.1 4.2.2 4.2.3 4.2.4 4.2.5 4.2.6 4.2.7 4.2.8 4.2.9 4.2.10 4.2.11 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9 6 7 8 9.1 9.4.1.1 9.6 10 11.1 11.5 11.6 11.7 11.8.1 11.8.2 11.8.3 11.8.4 11.8.5 12.1.1 12.1.2 12.2 13',
  'Revised Section 508 report':
    '302.1 302.2 302.3 302.4 302.5 302.6 302.7 302.8 302.9 4 501.1 502.2 502.3 502.4 503.2 503.3 503.4 504.2 504.2.1 504.2.2 504.3 504.4 602.2 602.3 602.4 603',
};

interface Row {
  id: string;
  result: string;
  /** Work done, or the reason why it does not apply. */
  remarks: string;
  /** When, by what, and the tests: of criteria alone. */
  more: string[];
}

/** The rows of the table below a heading. */
function rowsBelow(heading: string): Row[] {
  const [, part = ''] = report.split(new RegExp(`^##+ .*${heading}$`, 'm'));
  const [table = ''] = part.split(/^## |^### /m);
  return [...table.matchAll(/^\| (\d[\d.]*)[^|]*\| ([^|]+) \| ([^|]+) \|(.*)$/gm)].map(
    ([, id = '', result = '', remarks = '', more = '']) => ({
      id,
      result,
      remarks,
      more: more.split('|').map((cell) => cell.trim()),
    }),
  );
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).join(' ');
const criteria = Object.keys(CRITERIA).flatMap(rowsBelow);
const rows = [...criteria, ...Object.keys(CLAUSES).flatMap(rowsBelow)];
/** Paths of code and tests that the report names. */
const PATH = /`([\w./]+\.tsx?)`/g;
const testsOf = ({ more: [, tests = ''] }: Row) =>
  [...tests.matchAll(PATH)].map(([, path = '']) => path).filter((path) => /\.test\.tsx?$/.test(path));
/** Work done for a criterion, without its open part. */
const doneFor = ({ remarks }: Row) => remarks.replace(/\*\*Open:\*\*.*/, '');
const isMet = ({ result }: Row) => result === 'Supports';
const applies = ({ result }: Row) => result !== 'Not Applicable';

describe('C10-39: docs/accessibility.md', () => {
  it.each(Object.entries({ ...CRITERIA, ...CLAUSES }))(
    'has one row for each criterion of %s',
    (heading, ids) => {
      expect(idsOf(rowsBelow(heading))).toBe(ids);
    },
  );

  it('gives each one of the four results of a VPAT, and says what it is about', () => {
    const results = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable'];
    expect(rows.filter(({ result }) => !results.includes(result))).toEqual([]);
    expect(rows.filter(({ remarks }) => !/\w+.*\.$/.test(remarks.trim()))).toEqual([]);
  });

  it('names what is open wherever it is not “Supports”, and nowhere else', () => {
    const open = rows.filter(({ remarks }) => /\*\*Open:\*\* \S+/.test(remarks));
    expect(idsOf(open)).toBe(idsOf(rows.filter((row) => applies(row) && !isMet(row))));
    const [, listed = ''] = /^No criterion is[^:]*: ([^:]+?)\.\n/m.exec(report) ?? [];
    const partly = criteria.filter((row) => applies(row) && !isMet(row)).map(({ id }) => id);
    expect(listed.split(/,\s+/).sort()).toEqual(partly.sort());
  });

  it('says of each criterion when and by what it was looked at, and which tests that are there hold it', () => {
    const [, methods = ''] = report.split(/^## /m);
    for (const { id, more } of criteria.filter(applies)) {
      const used = more[0]?.split(', ') ?? [];
      const unknown = used.filter((method) => !methods.includes(`- **${method}**: `));
      expect([id, used.includes('T'), unknown]).toEqual([id, true, []]);
    }
    const missing = [...report.matchAll(PATH)].filter(([, path = '']) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
    const untested = criteria.filter((row) => applies(row) && testsOf(row).length === 0);
    expect(idsOf(untested)).toBe('');
  });

  it('names tests of the requirements that a criterion rests on, which are proved where nothing is open', () => {
    const resting = criteria.flatMap((row) =>
      [...doneFor(row).matchAll(/C\d+-\d+/g)].map(([id]) => ({ criterion: row.id, id, tests: testsOf(row) })),
    );
    expect(resting.length).toBeGreaterThan(10);
    const isTested = (id: string, tests: readonly string[]) =>
      tests.some((path) => readFileSync(join(root, path), 'utf8').includes(id));
    expect(resting.filter(({ id, tests }) => !isTested(id, tests))).toEqual([]);
    const met = criteria.filter(isMet).flatMap(({ remarks }) => remarks.match(/C\d+-\d+/g) ?? []);
    expect(met.filter((id) => !requirements.includes(`- [x] **${id}**`))).toEqual([]);
    expect(
      rows
        .flatMap(({ remarks }) => remarks.match(/C\d+-\d+/g) ?? [])
        .filter((id) => !requirements.includes(`**${id}**`)),
    ).toEqual([]);
  });

  it('claims nothing of a screen reader', () => {
    const paragraphs = report.split(/\n\n|\n(?=[|-])/);
    const naming = paragraphs.filter((text) => /NVDA|JAWS|VoiceOver|TalkBack|Orca|Narrator/.test(text));
    expect(naming.filter((text) => !/No person has|Once a release/.test(text))).toEqual([]);
    expect(rows.filter((row) => /screen reader/.test(doneFor(row)))).toEqual([]);
  });
});
