import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The success criteria of WCAG 2.2 by level (https://www.w3.org/TR/WCAG22/); 4.1.1 was taken out of it. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

const document = readFileSync(join(import.meta.dirname, '../docs/accessibility.md'), 'utf8');
const rows = [...document.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| (AA?) \| ([^|]+) \| ([^|]+) \|$/gm)];

describe('docs/accessibility.md', () => {
  it.each(Object.entries(CRITERIA))('names each criterion of level %s of WCAG 2.2 once', (level, listed) => {
    expect(rows.filter((row) => row[2] === level).map((row) => row[1])).toEqual(listed.split(' '));
  });

  it('says of each criterion how it is tested, or what is left to a person', () => {
    const silent = rows.filter(([, , , tested, person]) => tested?.trim() === '–' && person?.trim() === '–');
    expect(silent.map((row) => row[1])).toEqual([]);
  });
});
