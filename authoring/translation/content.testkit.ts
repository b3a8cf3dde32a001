import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBundle } from '../../bundle/readBundle.ts';
import { temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../../cli/testing/runCli.ts';
import type { ReadTranslation } from './checkRows.ts';
import { type TranslationRow, translationRows } from './rows.ts';
import { writeWorkbook } from './workbook.ts';
import { writeXliff } from './xliff.ts';

export const SAMPLE = join(import.meta.dirname, '..', '..', 'settlements', 'meridian-auto-short');
export const NAME = 'Meridian Auto Finance Settlement';

/** The texts of a bundle and what is kept of its translations, by their paths. */
export const filesOf = (folder: string) =>
  Object.fromEntries(
    ['content', 'translations']
      .filter((name) => existsSync(join(folder, name)))
      .flatMap((name) => readdirSync(join(folder, name)).map((file) => join(name, file)))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** Exports a culture, lets somebody work on the rows, and imports them. */
export async function translated(
  folder: string,
  work: (row: ReadTranslation) => Partial<ReadTranslation> | null = () => ({}),
  { kind = 'xliff', culture = 'es-US', settlement = NAME, more = [] as Partial<TranslationRow>[] } = {},
) {
  const file = join(temporaryFolder(), `exchanged.${kind}`);
  const read = readBundle(folder);
  const rows = translationRows(read, 'es-US').flatMap((row) => {
    const done = work({ at: '', ...row });
    return done ? [{ ...row, ...done } as TranslationRow] : [];
  });
  const outgoing = { settlement, culture, rows: [...rows, ...(more as TranslationRow[])] };
  writeFileSync(file, kind === 'xlsx' ? await writeWorkbook(outgoing) : writeXliff(outgoing));
  const answer = await runCli(['content', 'import', folder, file]);
  return { ...answer, out: answer.out.replaceAll(file, 'FILE') };
}
