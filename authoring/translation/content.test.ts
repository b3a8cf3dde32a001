import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { readBundle } from '../../bundle/readBundle.ts';
import { bundleWith, change, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { validateBundle } from '../../bundle/validateBundle.ts';
import { runCli } from '../../cli/testing/runCli.ts';
import { filesOf, NAME, SAMPLE, translated } from './content.testkit.ts';
import { type TranslationRow, translationRows } from './rows.ts';
import { readWorkbook, writeWorkbook } from './workbook.ts';
import { readXliff, writeXliff } from './xliff.ts';

const out = temporaryFolder();

const rowOf = (rows: readonly TranslationRow[], key: string) => rows.find((row) => row.key === key);

describe('claimwright content', () => {
  it.each(['xlsx', 'xlf', 'xliff'])(
    'C12-07: export and import by .%s leave the bundle byte for byte',
    async (ending) => {
      const folder = bundleWith([], SAMPLE);
      const before = filesOf(folder);
      for (const culture of ['es-US', 'ar']) {
        const file = join(out, `${culture}.${ending}`);
        const answer = await runCli(['content', 'export', folder, '--culture', culture, '--out', file]);
        expect(answer).toMatchObject({ code: 0, out: '' });
        expect(answer.err).toMatch(/^\d+ texts exported: 0 missing, 0 stale\.\n$/);
        expect(await runCli(['content', 'import', folder, file])).toEqual({
          code: 0,
          out: '',
          err: `0 texts of ${culture} imported.\n`,
        });
      }
      expect(filesOf(folder)).toEqual(before);
    },
  );

  it('C12-07: a row tells where a text is shown, what to keep in mind, and how long it may be', () => {
    const rows = translationRows(
      readBundle(bundleWith([change('content/es-US.json', '/Landing_Title', '')], SAMPLE)),
      'es-US',
    );
    const title = rowOf(rows, 'Landing_Title');
    expect(title).toMatchObject({
      translation: '',
      state: 'missing',
      where: 'form standard, page landing, titleKey',
    });
    expect(title?.longest).toBeGreaterThanOrEqual(20);
    const label = rowOf(rows, 'Field_signature_signature');
    expect(label?.where).toBe('form standard, page claim-summary, field signature, label');
    expect(rows.find(({ where }) => /^message of a rule of \w+$/.test(where))).toBeDefined();
    const filled = rows.find(({ source }) => source.includes('{deadline.'));
    expect(filled?.note).toMatch(/Keep \{deadline\.\w+\.\w+\} as written/);
  });

  it('C12-07: a workbook has a sheet of texts under titles, and what spreadsheets would run stays text', async () => {
    const texts = ['=1+1', '+1', '-1', '@a', '  led  ', 'two\nlines', '<b>&"\'', '🙂 ﷺ', '12'];
    const rows = texts.map(
      (translation, index): TranslationRow => ({
        key: `Key_${index}`,
        where: 'here',
        source: translation,
        translation,
        state: 'translated',
        note: '',
        longest: 20,
      }),
    );
    const outgoing = { settlement: NAME, culture: 'es-US', rows };
    const bytes = await writeWorkbook(outgoing);
    const sheets = await readExcelFile(Buffer.from(bytes), { trim: false });
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Texts', 'About']);
    expect(sheets[0]?.data[0]).toEqual([
      'Key',
      'Where it is shown',
      'English',
      'Translation',
      'State',
      'Note',
      'Longest, about',
    ]);
    expect(sheets[0]?.data.slice(1).map((cells) => cells[3])).toEqual(texts);
    const back = await readWorkbook(bytes);
    expect(back).toMatchObject({ settlement: NAME, culture: 'es-US' });
    expect(back.rows.map(({ at, translation }) => [at, translation])).toEqual(
      texts.map((text, index) => [`row ${index + 2}`, text]),
    );
    expect(readXliff(writeXliff(outgoing)).rows.map(({ translation }) => translation)).toEqual(texts);
  });

  it.each(['xlsx', 'xliff'])(
    'C12-07: what a translator wrote by .%s comes in, in the order and the form of the file',
    async (kind) => {
      const before = bundleWith([], SAMPLE);
      const folder = bundleWith([], SAMPLE);
      const path = join(folder, 'content/es-US.json');
      const lines = readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => !line.includes('"Landing_Title"'));
      writeFileSync(path, lines.join('\n'));
      const answer = await translated(
        folder,
        ({ key }) => (key === 'Landing_Title' ? { translation: 'Título', state: 'translated' } : {}),
        { kind },
      );
      expect(answer).toEqual({ code: 0, out: '', err: '1 text of es-US imported.\n' });
      const english = Object.keys(JSON.parse(readFileSync(join(before, 'content/en.json'), 'utf8')));
      const spanish: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
      expect(spanish.Landing_Title).toBe('Título');
      const keys = Object.keys(spanish);
      expect(keys[keys.indexOf('Landing_Title') - 1]).toBe(english[english.indexOf('Landing_Title') - 1]);
      expect(
        readFileSync(path, 'utf8')
          .split('\n')
          .filter((line) => !line.includes('Landing_Title')),
      ).toEqual(lines);
    },
  );

  it('C12-07: a translation is stale once its English text has changed, for validate and in the next file', async () => {
    const folder = bundleWith([], SAMPLE);
    const stale = async () =>
      (await validateBundle(folder)).filter(({ code }) => code === 'stale-translation');
    expect(await stale()).toEqual([]);
    await translated(folder, ({ key }) => (key === 'Landing_Title' ? { translation: 'Título nuevo' } : {}));
    expect(await stale()).toEqual([]);
    const english = join(folder, 'content/en.json');
    const texts: Record<string, string> = JSON.parse(readFileSync(english, 'utf8'));
    const changed = { ...texts, Landing_Title: 'Another title', Summary_Title: 'Another summary' };
    writeFileSync(english, `${JSON.stringify(changed, null, 2)}\n`);
    const found = await stale();
    expect(found.map(({ file, message, severity }) => [file, severity, message.slice(0, 40)])).toEqual([
      ['content/es-US.json', 'warning', 'The translation of Landing_Title was mad'],
      ['content/es-US.json', 'warning', 'The translation of Summary_Title was mad'],
    ]);
    const rows = translationRows(readBundle(folder), 'es-US');
    expect(
      rows
        .filter(({ state }) => state === 'stale')
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['Landing_Title', 'Summary_Title']);
    // One is translated anew, the other still says the same.
    await translated(folder, ({ key }) => {
      if (key === 'Landing_Title') return { translation: 'Otro título', state: 'translated' };
      return key === 'Summary_Title' ? { state: 'translated' } : {};
    });
    expect(await stale()).toEqual([]);
  });

  it('C12-07: counted texts are translated in the forms of the language, the one for all others among them', async () => {
    const folder = bundleWith(
      [
        change('content/en.json', '/Rule_maxLength_one', 'At most {max} letter'),
        change('content/en.json', '/Rule_maxLength_other', 'At most {max} letters'),
      ],
      SAMPLE,
    );
    const forms = translationRows(readBundle(folder), 'ar').filter(({ key }) =>
      key.startsWith('Rule_maxLength_'),
    );
    expect(forms.map(({ key }) => key.slice(15)).toSorted()).toEqual([
      'few',
      'many',
      'one',
      'other',
      'two',
      'zero',
    ]);
    expect(forms.find(({ key }) => key.endsWith('_few'))?.note).toContain('For the numbers 3, 4, 5, 6');
    const answer = await translated(folder, ({ key }) =>
      key === 'Rule_maxLength_one' ? { translation: 'Una {max} letra' } : {},
    );
    expect(answer.out).toContain(
      'unit Rule_maxLength_other, column translation: Rule_maxLength_other is empty',
    );
  });

  it('C12-07: no other command loads what reads and writes these files', () => {
    const bin = join(import.meta.dirname, '../../cli/bin.js');
    const hook = `data:text/javascript,${encodeURIComponent(
      "import { registerHooks } from 'node:module'; registerHooks({ load(url, context, next) { if (/excel-file|fast-xml/.test(url)) throw new Error('loaded ' + url); return next(url, context); } });",
    )}`;
    const words = ['--import', hook, bin, 'content', '--help'];
    expect(execFileSync(process.execPath, words, { encoding: 'utf8' })).toContain(
      'Usage: claimwright content',
    );
    const validated = ['--import', hook, bin, 'validate', '--no-search', bundleWith()];
    expect(execFileSync(process.execPath, validated, { encoding: 'utf8' })).toBe('No findings.\n');
  });
});
