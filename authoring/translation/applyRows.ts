import { applyEdits, type Edit, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import type { ReadTranslation } from './checkRows.ts';
import type { TranslationRow } from './rows.ts';

/** Detects the formatting of a content file, so that edits keep it. */
function formattingOf(text: string) {
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/**
 * Returns the text of a flat JSON file with these texts set; a new key is inserted after its predecessor in `order`.
 */
export function withTexts(
  file: string,
  texts: ReadonlyMap<string, string>,
  order: readonly string[],
): string {
  const formattingOptions = formattingOf(file);
  let text = file;
  for (const [key, value] of texts) {
    const root = parseTree(text);
    const node = root && findNodeAtLocation(root, [key]);
    const edits: Edit[] = node
      ? [{ offset: node.offset, length: node.length, content: JSON.stringify(value) }]
      : modify(text, [key], value, {
          formattingOptions,
          getInsertionIndex: (properties) => {
            const before = order.slice(0, order.indexOf(key));
            return properties.findLastIndex((name) => name === '$schema' || before.includes(name)) + 1;
          },
        });
    text = applyEdits(text, edits);
  }
  return text;
}

/** Returns the rows that differ from the bundle: another text, or a stale translation that is confirmed. */
export function changedRows(
  read: readonly ReadTranslation[],
  rows: readonly TranslationRow[],
): ReadTranslation[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  return read.filter((row) => {
    const mine = known.get(row.key);
    if (!mine || row.translation === '') return false;
    return row.translation !== mine.translation || (mine.state === 'stale' && row.state === 'translated');
  });
}

/**
 * Returns the English texts from which the imported translations were made, by key, as the translator's file has them.
 * An unchanged row is left out where its English text is in `known`.
 */
export function sourcesAfter(
  read: readonly ReadTranslation[],
  rows: readonly TranslationRow[],
  known: Readonly<Record<string, string>>,
): Map<string, string> {
  const changed = new Set(changedRows(read, rows));
  const told = read.filter(
    (row) => row.translation !== '' && (changed.has(row) || known[row.key] === undefined),
  );
  return new Map(told.map(({ key, source }) => [key, source]));
}
