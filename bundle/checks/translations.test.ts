import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EN } from '../../transforms/texts/en.ts';
import { bundleWith, type Change, placeOf } from '../testing/bundles.testkit.ts';
import { validateBundle } from '../validateBundle.ts';
import { PRODUCT_KEYS } from './contentTexts.ts';

const TEMPLATE = join(import.meta.dirname, '..', '..', 'cli', 'templates', 'consumer');
const ENGLISH: Record<string, string> = JSON.parse(readFileSync(join(TEMPLATE, 'content/en.json'), 'utf8'));

/** A bundle with English's own texts in another culture, and these beside them. */
function withCulture(culture: string, texts: Record<string, string> = {}, english = {}): string {
  const content = (of: object) => JSON.stringify({ ...ENGLISH, ...of }, null, 2);
  const changes: Change[] = [
    {
      file: 'settlement.json',
      pointer: '/cultures',
      text: JSON.stringify({ en: 'English', [culture]: 'x' }),
    },
    { file: `content/${culture}.json`, text: content(texts) },
    { file: 'content/en.json', text: content(english) },
  ];
  return bundleWith(changes);
}

const codes = async (folder: string) => (await validateBundle(folder)).map(({ code }) => code);

describe('the product’s texts in a bundle', () => {
  it.each(['es', 'ar', 'es-MX'])('C11-05: %s is built in: a bundle need not have them', async (culture) => {
    expect(await validateBundle(withCulture(culture))).toEqual([]);
  });

  it('C6-02: every settlement has English', async () => {
    const change: Change = {
      file: 'settlement.json',
      pointer: '/cultures',
      text: JSON.stringify({ es: 'Español' }),
    };
    expect(await validateBundle(bundleWith([change]))).toMatchObject([
      { file: 'settlement.json', code: 'missing-key', severity: 'error', hint: 'Add "en".' },
    ]);
  });

  it('C11-05: a culture that is not built in must have each of them', async () => {
    const found = await validateBundle(withCulture('fr'));
    expect(new Set(found.map(({ code, file }) => `${file} ${code}`))).toEqual(
      new Set(['content/fr.json missing-translation']),
    );
    expect(found).toHaveLength(PRODUCT_KEYS.size);
    expect(found.map(({ message }) => message)).toContain('The culture fr has no text for Session_Warning.');
    expect(await validateBundle(withCulture('fr', EN))).toEqual([]);
  });

  it('C11-05: one that English words anew is to be said anew in the others', async () => {
    const [found] = await validateBundle(withCulture('es', {}, { Ui_Next: 'Go on' }));
    expect(found?.hint).toBe(`Add "Ui_Next"; until then the product's own text is shown.`);
  });

  it('C11-05: of a plural, one form may be said anew: the product has the others', async () => {
    const english = { Rule_records_min_one: 'Add a purchase' };
    expect(await codes(withCulture('es', { Rule_records_min_one: 'Agregue una compra' }, english))).toEqual(
      [],
    );
    expect(await codes(withCulture('es', {}, english))).toEqual(['missing-translation']);
  });

  it('C11-05: placeholders and HTML are looked at where each text stands', async () => {
    const texts = {
      Session_Warning: 'Termina en {contdown}. Elija “{button}”.',
      Rule_records_min_one: 'Una entrada',
      Rule_records_min_other: 'Varias entradas',
      Session_Header: '¿Sigue <em>ahí</em>?',
    };
    const folder = withCulture('es', texts);
    const found = await validateBundle(folder);
    const at = (text: string) => placeOf(folder, 'content/es.json', `"${text}"`);
    const places = found.map(({ code, line, column }) => ({ code, line, column }));
    expect(places).toEqual([
      { code: 'unknown-placeholder', ...at(texts.Session_Warning) },
      { code: 'lost-placeholder', ...at(texts.Rule_records_min_other) },
      { code: 'html-in-text', ...at(texts.Session_Header) },
    ]);
    expect(found[0]?.hint).toBe('Write {countdown}.');
  });

  it('C11-05: a settlement’s own texts keep their placeholders in translation; deadlines may stand anywhere', async () => {
    const english = { Landing_Intro: 'By {deadline.claimFilingDeadline.long}', Landing_Title: 'File' };
    const own = (texts: Record<string, string>) => codes(withCulture('es', texts, english));
    expect(await own({ Landing_Intro: 'Antes del {deadline.claimFilingDeadline.long}' })).toEqual([]);
    expect(await own({ Landing_Intro: 'Pronto' })).toEqual(['lost-placeholder']);
    expect(
      await own({ ...english, Landing_Title: 'Antes del {deadline.claimFilingDeadline.short}' }),
    ).toEqual([]);
    expect(await own({ ...english, Landing_Title: 'Antes del {deadline.claimFilingDedline.short}' })).toEqual(
      ['unknown-placeholder'],
    );
  });

  it('C11-05: a key that the product does not have is used nowhere', async () => {
    const found = await codes(
      bundleWith([{ file: 'content/en.json', pointer: '/Ui_Nextt', text: '"Go on"' }]),
    );
    expect(found).toEqual(['unused-text']);
  });
});
