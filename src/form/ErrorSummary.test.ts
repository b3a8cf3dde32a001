import { describe, expect, it } from 'vitest';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import { EN } from '../../transforms/texts/en.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import type { Translate } from '../../widgets/translate.ts';
import { pageOf } from './claimPage.testkit.tsx';
import { lineOf, orderedErrors, withLabel } from './ErrorSummary.tsx';
import { TRANSACTION, tableBlock, withList } from './records/lists.testkit.ts';

const text: Translate = (key, params) =>
  productText(key, { culture: 'en', active: {}, fallback: EN }, params);
const arabic: Translate = (key, params) => productText(key, textsIn('ar', {}), params);

it.each([
  [['PIN'], 'Enter your PIN', 'Enter your PIN'],
  [['First name'], 'Value is required', 'First name: Value is required'],
  [['Name'], 'Rename the file', 'Name: Rename the file'],
  [['Año'], 'Escriba los daños', 'Año: Escriba los daños'],
  [['Cost (in $)'], 'The cost (in $) is too high', 'The cost (in $) is too high'],
  [['Straße'], 'Die STRAẞE fehlt', 'Die STRAẞE fehlt'],
  [['ΟΔΟΣ'], 'Γράψτε οδος', 'Γράψτε οδος'],
  [['**Email**:'], 'Write the email in full', 'Write the email in full'],
  [['Loss 1', 'Receipt'], 'Add a receipt', 'Loss 1: Add a receipt'],
  [['Loss 1', 'City, state'], 'Enter the city, state', 'Loss 1: Enter the city, state'],
  [['Losses', 'Loss 1', 'Receipt'], 'Value is required', 'Losses, Loss 1, Receipt: Value is required'],
  [[], 'Value is required', 'Value is required'],
])(
  'a line of the summary of %j: a message that names the field in words of its own stands alone',
  (names, message, line) => {
    expect(lineOf({ within: names.slice(0, -1), own: names.at(-1) }, message, text)).toBe(line);
  },
);

it('a message that names the field stands behind the record alone in Arabic, too', () => {
  const place = { within: ['الرسم 1'], own: 'المبلغ' };
  const alone = lineOf(place, 'يُرجى إدخال المبلغ', arabic);
  expect(alone.replace(/[\u2066-\u2069]/g, '')).toBe('الرسم 1: يُرجى إدخال المبلغ');
  const line = lineOf(place, 'هذا الحقل مطلوب', arabic);
  expect(line.replace(/[\u2066-\u2069]/g, '')).toBe('الرسم 1، المبلغ: هذا الحقل مطلوب');
});

describe('C16-01: a label and what is said of it', () => {
  it('are joined by a text of the culture, each in its own direction', () => {
    const french: Translate = (key, params) =>
      productText(key, { culture: 'fr', active: { Ui_Labelled: '{label} : {text}' }, fallback: EN }, params);
    expect(withLabel('**Nom** :', 'Obligatoire', french)).toBe('Nom : Obligatoire');
    expect(withLabel('الرقم', '12-34 (1)', arabic)).toBe('\u2068الرقم\u2069: \u206612-34 (1)\u2069');
  });

  it('have no colon behind a question', () => {
    expect(withLabel('Did you sell it?', 'Choose yes or no', text)).toBe('Did you sell it? Choose yes or no');
    expect(withLabel('هل بعتها؟', 'نعم', arabic)).toBe('\u2068هل بعتها؟\u2069 \u2068نعم\u2069');
  });
});

describe('C16-06: a message that an author wrote', () => {
  const lineIn = (names: readonly string[], own: string | undefined, ...authored: [string, ...string[]]) =>
    lineOf({ within: names, own }, authored[0], text, authored);

  it('stands alone, in a record behind its name', () => {
    expect(lineIn([], 'I have read this statement', 'Check the box')).toBe('Check the box');
    expect(lineIn(['Charge 1'], 'Date', 'Enter a day')).toBe('Charge 1: Enter a day');
    expect(lineIn(['Charge 1'], undefined, 'Too late')).toBe('Charge 1: Too late');
  });

  it('has its field’s label where it is there of several fields, but for those of several records', () => {
    expect(lineIn([], 'Home phone', 'Enter 10 digits', 'Enter 10 digits')).toBe(
      'Home phone: Enter 10 digits',
    );
    expect(lineIn(['Charge 1'], 'Date', 'Enter a day', 'Enter a day')).toBe('Charge 1: Enter a day');
  });
});

it('C10-09: errors of records come in the order of the records and of their fields, whatever their ids are', () => {
  const draft = (id: string) => ({ id, index: null, values: { amount: null }, errors: {}, states: {} });
  const shown = {
    page: withList(pageOf([]), tableBlock, TRANSACTION),
    claim: { claimTransactions: [{ amount: '1' }] },
    drafts: { claimTransactions: [draft('z'), draft('a')] },
  };
  const at = (...places: string[]) =>
    Object.fromEntries(places.map((place) => [`claimTransactions.${place}`, ['Wrong']]));
  const errors = at(
    'a.amount',
    'a.description',
    'z.amount',
    'z',
    'z.description',
    '0.@documents',
    '0.amount',
  );
  expect(orderedErrors(shown, errors).map(([path]) => path.slice('claimTransactions.'.length))).toEqual([
    '0.amount',
    '0.@documents',
    'z',
    'z.description',
    'z.amount',
    'a.description',
    'a.amount',
  ]);
});
