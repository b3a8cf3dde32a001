import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readBundle } from '../../bundle/readBundle.ts';
import { bundleWith, change, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../../cli/testing/runCli.ts';
import type { ReadTranslation } from './checkRows.ts';
import { filesOf, NAME, SAMPLE, translated } from './content.testkit.ts';
import { type TranslationRow, translationRows } from './rows.ts';
import { writeXliff } from './xliff.ts';

const out = temporaryFolder();

describe('claimwright content', () => {
  it('C12-07: a fault names its row and column, and nothing is imported', async () => {
    const folder = bundleWith(
      [change('content/en.json', '/Landing_Title', 'By {deadline.globalDeadline.long}')],
      SAMPLE,
    );
    const before = filesOf(folder);
    const refused = async (work: Parameters<typeof translated>[1], more: Partial<TranslationRow>[] = []) => {
      const answer = await translated(
        folder,
        (row) => (row.key === 'Summary_Title' ? { translation: 'Otro' } : (work?.(row) ?? {})),
        { more },
      );
      expect(answer).toMatchObject({ code: 1 });
      expect(answer.err).toMatch(/nothing was imported\.\n$/);
      expect(filesOf(folder)).toEqual(before);
      return answer.out;
    };
    const title = (translation: string) => (row: ReadTranslation) =>
      row.key === 'Landing_Title' ? { translation } : {};
    const at = 'FILE: unit Landing_Title, column translation:';
    expect(await refused(title('Nada'))).toContain(`${at} {deadline.globalDeadline.long} is lost`);
    expect(await refused(title('{deadline.globalDeadline.long} {amount}'))).toContain(
      `${at} Nothing fills in {amount}`,
    );
    expect(await refused(title('<b>{deadline.globalDeadline.long}</b>'))).toContain(
      `${at} <b> would be shown`,
    );
    expect(await refused(title('<p>{deadline.globalDeadline.long}</p>'))).toContain(
      `${at} <p> would be shown`,
    );
    expect(await refused(title(' '))).toContain(`${at} Landing_Title is empty`);
    const extra = {
      source: 'x',
      translation: 'y',
      state: 'translated',
      where: '',
      note: '',
      longest: 20,
    } as const;
    expect(await refused(undefined, [{ ...extra, key: 'Landing_Titel' }])).toContain(
      'unit Landing_Titel, column key: The settlement has no text Landing_Titel. Did you mean "Landing_Title"?',
    );
    expect(await refused(undefined, [{ ...extra, key: 'Landing_Title' }])).toContain(
      'stands in unit Landing_Title already',
    );
  });

  it('C12-07: all faults of a file are told together, what is no text among them', async () => {
    const folder = bundleWith([], SAMPLE);
    const before = filesOf(folder);
    const file = join(out, 'damaged.xliff');
    const work = (row: TranslationRow): TranslationRow => {
      if (row.key === 'Landing_Title') return { ...row, translation: 'MARKED' };
      return row.key === 'Summary_Title' ? { ...row, translation: 'Hay {nope}' } : row;
    };
    const rows = translationRows(readBundle(folder), 'es-US').map(work);
    const [first] = rows;
    const more = first ? [{ ...first, key: 'Nope' }] : [];
    const text = writeXliff({ settlement: NAME, culture: 'es-US', rows: [...rows, ...more] });
    writeFileSync(file, text.replace('MARKED', 'Un <b>título</b>'));
    const answer = await runCli(['content', 'import', folder, file]);
    expect(answer).toMatchObject({ code: 1, err: '3 faults; nothing was imported.\n' });
    expect(answer.out.replaceAll(file, 'FILE').trim().split('\n').toSorted()).toEqual([
      'FILE: unit Landing_Title, column translation: It has the element <b>: give the text as it was, in plain words.',
      'FILE: unit Nope, column key: The settlement has no text Nope.',
      expect.stringContaining('FILE: unit Summary_Title, column translation: Nothing fills in {nope}'),
    ]);
    expect(answer.out).not.toMatch(/ $/m);
    expect(filesOf(folder)).toEqual(before);
  });

  it('C12-07: a cell that holds no text is a fault of its row', async () => {
    const cells = ['Key', 'Where it is shown', 'English', 'Translation', 'State'].map((value) => ({ value }));
    const row = [{ value: 'Landing_Title' }, null, { value: 'x' }, { value: true }, { value: 'translated' }];
    const about = [
      [{ value: 'Settlement' }, { value: NAME }],
      [{ value: 'Culture' }, { value: 'es-US' }],
    ];
    const file = join(out, 'cells.xlsx');
    const sheets = [
      { data: [cells, row], sheet: 'Texts' },
      { data: about, sheet: 'About' },
    ];
    writeFileSync(file, await writeExcelFile(sheets).toBuffer());
    const answer = await runCli(['content', 'import', bundleWith([], SAMPLE), file]);
    expect(answer).toMatchObject({ code: 1, err: '1 fault; nothing was imported.\n' });
    expect(answer.out).toMatch(/: row 2, column translation: It holds no text: /);
  });

  it('C12-07: a file of another settlement, another culture or another kind, and misuse, are one line', async () => {
    const folder = bundleWith([], SAMPLE);
    const before = filesOf(folder);
    const other = await translated(folder, undefined, { settlement: 'Another' });
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toMatch(/is of the settlement “Another”/);
    expect((await translated(folder, undefined, { culture: 'fr' })).err).toMatch(/no culture fr/);
    expect((await translated(folder, undefined, { culture: 'en', kind: 'xlsx' })).err).toMatch(
      /English is what/,
    );
    const junk = join(out, 'junk.xlsx');
    writeFileSync(junk, 'no workbook');
    writeFileSync(join(out, 'junk.xlf'), '<xliff>');
    const misuses: [string[], RegExp][] = [
      [['content', 'exprt', folder], /content cannot exprt. Did you mean "export"\?/],
      [['content', 'export'], /needs a folder/],
      [['content', 'export', folder], /needs --culture CULTURE and --out FILE/],
      [['content', 'export', folder, '--culture', 'es-US', '--out', 'x.csv'], /no ending that is known/],
      [
        ['content', 'export', folder, '--culture', 'es-US', '--out', join(out, 'no/x.xlsx')],
        /cannot be written/,
      ],
      [['content', 'import', folder], /takes a folder and a file/],
      [['content', 'import', folder, junk, '--culture', 'es-US'], /content import takes no --culture/],
      [['content', 'import', folder, junk, '--out', 'x'], /content import takes no --out/],
      [['content', 'import', folder, join(out, 'none.xlsx')], /There is no file/],
      [['content', 'import', folder, junk], /cannot be read as a workbook/],
      [['content', 'import', folder, join(out, 'junk.xlf')], /is no XML/],
    ];
    for (const [words, line] of misuses) {
      const answer = await runCli(words);
      expect(answer).toMatchObject({ code: 2, out: '' });
      expect(answer.err).toMatch(/^claimwright: [^\n]*\n$/);
      expect(answer.err).toMatch(line);
    }
    expect(filesOf(folder)).toEqual(before);
  });
});
