import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { bundleWith, type Change, change, temporaryFolder } from '../testing/bundles.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

const scratch = temporaryFolder();

const HEADER =
  'claimNumber:credential,lastName:prefill,mail:prefill,since:prefill,units:prefill,note:private';

/** The form of the template, let in by a class list that fills fields in each of the four ways. */
function bundle(rows: readonly string[], ...changes: Change[]): string {
  return bundleWith([
    change('settlement.json', '/forms/standard/authorization', {
      kind: 'classList',
      match: [['claimNumber']],
    }),
    change('models.json', '/models/0/fields', [{ name: 'claimNumber', type: 'string' }]),
    change('models.json', '/models/-', {
      metadata: {
        formType: 'Standard',
        dtoMapping: 'prepopulatedData',
        prepopulatedSubModel: 'claimantInfo',
      },
      fields: [
        { name: 'since', type: 'date' },
        { name: 'units', type: 'number', rules: [{ name: 'range', ordinalParams: [1, 10] }] },
      ],
    }),
    change('pages/standard/claimant-info.json', '/blocks/1/fields/0/prepopulatedDataKey', 'mail'),
    { file: 'claimants/standard.csv', text: `${[HEADER, ...rows].join('\n')}\n` },
    ...changes,
  ]);
}

const GOOD = 'A-1,Lopez,ada@example.com,05/17/2018,3,x';

async function told(rows: readonly string[]): Promise<string[]> {
  const found = await validateBundle(bundle(rows));
  return found.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
}

describe('the rows of a class list', () => {
  it.each([
    [
      'a cell that the rules of a field of prepopulatedSubModel refuse',
      `A-2,${'L'.repeat(200)},a@example.com,05/17/2018,3,`,
      'row-value',
      /^Column lastName, "L+…": .+ \(maxLength of claimantInfo\.lastName\)\.$/,
    ],
    [
      'a cell that the rules of a field that names its column refuse',
      'A-2,Lopez,ada,05/17/2018,3,',
      'row-value',
      /^Column mail, "ada": .+ \(format of claimantInfo\.email\)\.$/,
    ],
    [
      'a cell that the rules of prepopulatedData refuse',
      'A-2,Lopez,a@example.com,05/17/2018,11,',
      'row-value',
      /^Column units, "11": .+ \(range of prepopulatedData\.units\)\.$/,
    ],
    [
      'a day that cannot be read',
      'A-2,Lopez,a@example.com,2018-05-17,3,',
      'row-value',
      /^Column since, "2018-05-17": The date must be written as MM\/dd\/yyyy \(date of prepopulatedData\.since\)\.$/,
    ],
    [
      'a number that cannot be read, once',
      'A-2,Lopez,a@example.com,05/17/2018,some,',
      'row-value',
      /^Column units, "some": The value must be a number \(number of prepopulatedData\.units\)\.$/,
    ],
    [
      'the credentials of another row',
      ' a-1 ,Lopez,ada@example.com,05/17/2018,3,other',
      'doubled-row',
      /^The row has the credentials of line 2, and nothing to tell them apart\.$/,
    ],
    ['too few values', 'A-2,Lopez', 'syntax-error', /^6 columns are expected, there are 2\.$/],
  ])('C12-03, C12-10: %s is told with file, line, column and rule', async (_name, row, code, words) => {
    expect(await told([GOOD, row])).toEqual([
      expect.stringMatching(new RegExp(`^claimants/standard\\.csv:3 ${code} ${words.source.slice(1)}`)),
    ]);
  });

  it('C12-03, C12-10: a private column before the credentials hides no second row of theirs, and makes none', async () => {
    const header =
      'note:private,claimNumber:credential,lastName:prefill,mail:prefill,since:prefill,units:prefill';
    const row = (number: string, name: string) => `x,${number},${name},ada@example.com,05/17/2018,3`;
    const list = [header, row('A-1', 'Lopez'), row('a-1', 'Lopez'), row('A-1', 'lopez')];
    const found = await validateBundle(
      bundle([], { file: 'claimants/standard.csv', text: `${list.join('\n')}\n` }),
    );
    expect(found.map(({ line, code }) => `${line} ${code}`)).toEqual(['3 doubled-row']);
  });

  it('C12-03: empty cells, and rows that a claimant can choose between, are in order', async () => {
    expect(await told([GOOD, 'A-1,Lopez,ada@example.com,05/17/2018,4,x', 'A-2,,,,,'])).toEqual([]);
  });

  it('C12-03: of many findings twenty are told, and how many more there are', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => `A-${index},Lopez,ada,05/17/2018,3,`);
    const found = await validateBundle(bundle(rows));
    expect(found).toHaveLength(20);
    expect(found.at(-1)?.hint).toContain('There are 30 cells more like these.');
  });

  it('C12-03: 5,000 rows take no more than seconds of work', async () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, index) => `A-${index},Lopez,ada@example.com,05/17/2018,3,`,
    );
    const folder = bundle(rows);
    const start = process.cpuUsage();
    expect(await validateBundle(folder)).toEqual([]);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(20_000);
  });

  it('C12-03: at import the same is told, and nothing is imported', async () => {
    const file = join(scratch, 'list.csv');
    const data = join(scratch, 'data');
    const words = [
      'import-claimants',
      file,
      '--form',
      'standard',
      '--data',
      data,
      '--bundle',
      bundle([GOOD]),
    ];
    writeFileSync(file, `${HEADER}\n${GOOD}\nA-2,Lopez,ada,05/17/2018,3,\n${GOOD}\n`);
    const { code, err, out } = await runCli(words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /list\.csv:3: Column mail, "ada": .+ \(format of claimantInfo\.email\)\.\n.+list\.csv:4: The row has the credentials of line 2, and nothing to tell them apart\.\nNothing was imported\.\n$/,
    );
    writeFileSync(file, `${HEADER}\n${GOOD}\n`);
    expect(await runCli(words)).toMatchObject({ code: 0, out: '1 claimant of the form standard.\n' });
  });

  it('C16-09: what rows are told apart by is a prefill column that fills a field of a page', async () => {
    const found = (column: string) =>
      validateBundle(
        bundle([GOOD], change('settlement.json', '/forms/standard/rowChoice', { columns: [column] })),
      );
    expect(await found('Mail')).toEqual([]);
    expect(await found('lastName')).toEqual([]);
    const at = { code: 'unknown-column', file: 'settlement.json' };
    expect(await found('note')).toMatchObject([
      { ...at, hint: expect.stringContaining('Prefill columns: ') },
    ]);
    expect(await found('mial')).toMatchObject([{ ...at, hint: expect.stringContaining('"mail"') }]);
    // A field of prepopulatedData that no page shows.
    expect(await found('since')).toMatchObject([{ ...at, message: expect.stringContaining('No page') }]);
  });
});
