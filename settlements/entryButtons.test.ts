import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builtInOf } from '../transforms/texts/builtIn.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** First words of the buttons that add an entry and that save one, and words for one that is there already. */
const VERBS = {
  en: { add: 'Add ', save: 'Save ', another: /\banother\b|\bmore\b/i },
  es: { add: 'Agregar ', save: 'Guardar ', another: /\botr[oa]\b|\bmás\b/i },
  ar: { add: 'إضافة ', save: 'حفظ ', another: /آخر|أخرى/ },
};

const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);

/** The keys of one kind of button in a bundle’s pages. */
function keysOf(bundle: string, kind: string): string[] {
  const files = readdirSync(join(ROOT, bundle, 'pages'), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => name.endsWith('.json'));
  const texts = pages.map((name) => readFileSync(join(ROOT, bundle, 'pages', name), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(new RegExp(`"${kind}": "(\\w+)"`, 'g'))]);
  return [...new Set(found.map(([, key = '']) => key))];
}

const BUNDLES = [...foldersIn('settlements'), ...foldersIn('cli/templates')].flatMap((bundle) =>
  readdirSync(join(ROOT, bundle, 'content')).map((file) => [bundle, file.replace('.json', '')] as const),
);

describe.each(BUNDLES)('the buttons of entries in %s, %s', (bundle, culture) => {
  const language = culture.split('-')[0] ?? '';
  const content: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, bundle, 'content', `${culture}.json`), 'utf8'),
  );
  const labels = (kind: string) => keysOf(bundle, kind).map((key) => content[key] ?? '');
  const verbs = Object.entries(VERBS).find(([known]) => known === language)?.[1];
  const all = (texts: readonly string[], fits: (text: string) => boolean) =>
    expect(texts.filter((text) => !fits(text))).toEqual([]);

  it('C10-20: have one name for one meaning: add, save, cancel', () => {
    if (!verbs) throw new Error(`There are no verbs of ${culture}.`);
    all(labels('addLabelKey'), (text) => text.startsWith(verbs.add) && !verbs.another.test(text));
    all(labels('finishLabelKey'), (text) => text.startsWith(verbs.save));
    all(labels('cancelLabelKey'), (text) => text === builtInOf(language)?.Ui_Cancel);
  });

  it('C10-20: are written as sentences', () => {
    const shown = ['addLabelKey', 'finishLabelKey', 'cancelLabelKey'].flatMap(labels);
    all(shown, (text) => !/\s\p{Lu}/u.test(text) && !/[.!]$/.test(text));
  });
});

describe.each(Object.keys(VERBS))('the product’s own buttons of entries in %s', (culture) => {
  const texts: Readonly<Record<string, string>> = builtInOf(culture) ?? {};
  const first = (key: string) => texts[key]?.split(' ')[0];

  it('C10-20: add, save and delete by one word each, and write the buttons as sentences', () => {
    expect(first('Ui_AddEntry')).toBe(first('Ui_AddMore'));
    expect(texts.Ui_AddEntry?.startsWith(texts.Ui_AddMore ?? '?')).toBe(true);
    expect(first('Ui_DeleteRecord')).toBe(texts.Ui_Delete);
    expect(first('Ui_DeleteEntry')).toBe(texts.Ui_Delete);
    for (const key of ['Ui_AddMore', 'Ui_SaveRecord', 'Ui_RemoveFile', 'Ui_ChooseAnotherFile'])
      expect(texts[key]).not.toMatch(/\s\p{Lu}/u);
  });

  it('C10-20: what asks to finish an entry quotes its buttons', () => {
    expect(texts.LocKey_Validation_FormIsDirty).toMatch(/[“«]\{finish\}[”»].*[“«]\{leave\}[”»]/);
  });
});
