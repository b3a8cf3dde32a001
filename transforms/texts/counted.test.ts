import { describe, expect, it } from 'vitest';
import type { MessageParams } from '../ground/verdict.ts';
import { BUILT_IN, textsIn } from './builtIn.ts';
import { EN } from './en.ts';
import type { ProductKey } from './keys.ts';
import { contentText, productText } from './lookUp.ts';
import { placeholdersOf } from './placeholders.ts';
import { withoutPlural } from './plurals.ts';

const COUNTS = [0, 1, 2, 5, 11, 100];

/** Texts with each count, without the signs that keep a value in its direction. */
function read(culture: string, key: ProductKey, params: (count: number) => MessageParams): string[] {
  const texts = textsIn(culture, {});
  return COUNTS.map((count) =>
    productText(key, texts, { count, ...params(count) }).replace(/[\u2066-\u2069]/g, ''),
  );
}

const ROOM: ProductKey = 'Ui_RecordRoom';

describe('C16-02: texts with a count, read with 0, 1, 2, 5, 11 and 100', () => {
  it.each([
    ['en', COUNTS.map((count) => `You have added ${count}. You can add up to 60.`)],
    ['es', COUNTS.map((count) => `Ha agregado ${count}. Puede agregar hasta 60.`)],
    [
      'ar',
      [
        'لم يُضَف أي بند بعد. الحد الأقصى: 60.',
        'أُضيف بند واحد. الحد الأقصى: 60.',
        'أُضيف بندان. الحد الأقصى: 60.',
        'أُضيفت 5 بنود. الحد الأقصى: 60.',
        'أُضيف 11 بندًا. الحد الأقصى: 60.',
        'أُضيف 100 بند. الحد الأقصى: 60.',
      ],
    ],
  ])('the room of a list, in %s', (culture, said) => {
    expect(read(culture, ROOM, () => ({ limit: 60 }))).toEqual(said);
  });

  it.each([
    ['en', 'You have added 1, the most allowed. To add another, delete it first.'],
    ['es', 'Ha agregado 1, el máximo permitido. Para agregar más, elimine primero lo que agregó.'],
    ['ar', 'أُضيف بند واحد، وهو الحد الأقصى. لإضافة بند آخر، يُرجى حذف هذا البند أولًا.'],
  ])('a list with room for one that is full, in %s', (culture, said) => {
    expect(read(culture, 'Ui_RecordsFull', (limit) => ({ limit }))[1]).toBe(said);
  });

  it('a list of 60 that is full, in Arabic', () => {
    const said = productText('Ui_RecordsFull', textsIn('ar', {}), { count: 60, limit: 60 });
    expect(said).toBe('أُضيف 60 بندًا، وهو الحد الأقصى. لإضافة بند آخر، يُرجى حذف أحدها أولًا.');
  });

  it.each([
    ['en', '1 day chosen.', '2 days chosen.', '11 entries found.', '1 entry found.'],
    ['es', '1 día elegido.', '2 días elegidos.', '11 entradas encontradas.', '1 entrada encontrada.'],
    ['ar', 'اختير يوم واحد.', 'اختير يومان.', '11 نتيجة.', 'نتيجة واحدة.'],
  ])('days that are chosen and entries that are found, in %s', (culture, one, two, eleven, found) => {
    const days = read(culture, 'Ui_DaysChosen', () => ({}));
    const entries = read(culture, 'Ui_Matches', () => ({}));
    expect([days[1], days[2], entries[4], entries[1]]).toEqual([one, two, eleven, found]);
  });

  it.each([
    [
      'en',
      'Row 5 was not added. You can add up to 4.',
      '2 rows were not added, from row 5 on. You can add up to 4.',
    ],
    [
      'es',
      'No se agregó la fila 5. Puede agregar hasta 4.',
      'No se agregaron 2 filas, desde la fila 5. Puede agregar hasta 4.',
    ],
    ['ar', 'لم يُضَف الصف 5. الحد الأقصى: 4.', 'لم يُضَف صفان، ابتداءً من الصف 5. الحد الأقصى: 4.'],
  ])('pasted rows without room, in %s', (culture, one, two) => {
    const said = read(culture, 'Ui_PasteNoRoom', (refused) => ({ refused, from: 5, limit: 4 }));
    expect(said.slice(1, 3)).toEqual([one, two]);
  });

  /** Counts in a text; a position is none: `Step 2 of 5`, `Not after 05/01/2020`. */
  const OF_COUNTS = ['count', 'min', 'max', 'refused', 'saved', 'shown', 'precision'];
  const OF_VALUES = /^Rule_range/;
  const WITH_VALUES = [...OF_COUNTS, 'limit', 'from', 'to', 'kind', 'entry', 'page', 'settlement'];

  it('every one of them has a form for each kind of count, in every language', () => {
    const counted = Object.entries(EN)
      .filter(
        ([key, text]) =>
          !OF_VALUES.test(key) && placeholdersOf(text).some((name) => OF_COUNTS.includes(name)),
      )
      .map(([key]) => withoutPlural(key));
    expect(new Set(counted).size).toBeGreaterThan(20);
    for (const [culture, texts] of Object.entries(BUILT_IN))
      for (const key of counted)
        for (const count of COUNTS) {
          const form = new Intl.PluralRules(culture).select(count);
          expect(texts, `${culture}: ${key} for ${count}`).toHaveProperty(`${key}_${form}`);
          const params = Object.fromEntries(WITH_VALUES.map((name) => [name, count]));
          const said = contentText(key, textsIn(culture, {}), { ...params, count }, 'count');
          expect(said, `${culture}: ${key} for ${count}`).not.toMatch(
            /[{}]|(?<!\d)1 (?:entries|days|rows|documents)/,
          );
        }
  });
});
