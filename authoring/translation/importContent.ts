import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import { translatedFile, translatedFrom } from '../../bundle/view/translations.ts';
import { changedRows, sourcesAfter, withTexts } from './applyRows.ts';
import type { ReadTranslation } from './checkRows.ts';
import type { TranslationRow } from './rows.ts';

/** File of the bundle that an import changes, with its new text. */
interface Written {
  path: string;
  text: string;
}

const FRESH = '{}\n';

/** Returns the text of a culture's file, or a new one with the meta-schema of the English file. */
function startOf({ files }: ReadBundle, path: string): string {
  const known = files.find((file) => file.path === path);
  if (known) return known.text;
  const english = files.find((file) => file.path === 'content/en.json')?.value as
    | { $schema?: string }
    | undefined;
  return english?.$schema === undefined
    ? FRESH
    : `${JSON.stringify({ $schema: english.$schema }, null, 2)}\n`;
}

/**
 * Returns the files of the bundle that an import changes, with their new text, and the number of changed rows; no files
 * where no row has changed.
 */
export function filesAfter(
  read: ReadBundle,
  culture: string,
  incoming: readonly ReadTranslation[],
  rows: readonly TranslationRow[],
): { written: Written[]; changed: number } {
  const changed = changedRows(incoming, rows);
  if (changed.length === 0) return { written: [], changed: 0 };
  const order = rows.map(({ key }) => key);
  const known = new Map(rows.map((row) => [row.key, row.translation]));
  const texts = changed.filter(({ key, translation }) => known.get(key) !== translation);
  const content = `content/${culture}.json`;
  const sources = sourcesAfter(incoming, rows, translatedFrom(read.view, culture));
  const translated = translatedFile(culture);
  const asMap = (list: readonly ReadTranslation[]) =>
    new Map(list.map(({ key, translation }) => [key, translation]));
  return {
    changed: changed.length,
    written: [
      { path: content, text: withTexts(startOf(read, content), asMap(texts), order) },
      { path: translated, text: withTexts(startOf(read, translated), sources, order) },
    ],
  };
}

/** Writes the files, each first to a temporary file in the same folder, so that a failed write changes none of them. */
export function writeFiles(directory: string, written: readonly Written[]): void {
  const placed = written.map(({ path, text }) => ({ to: join(directory, path), text }));
  for (const { to, text } of placed) {
    mkdirSync(dirname(to), { recursive: true });
    if (!existsSync(to) || readFileSync(to, 'utf8') !== text) writeFileSync(`${to}.new`, text);
  }
  for (const { to } of placed) if (existsSync(`${to}.new`)) renameSync(`${to}.new`, to);
}
