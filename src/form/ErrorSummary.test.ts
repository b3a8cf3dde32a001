import { expect, it } from 'vitest';
import { pageOf } from './claimPage.testkit.tsx';
import { lineOf, orderedErrors } from './ErrorSummary.tsx';
import { TRANSACTION, tableBlock, withList } from './records/lists.testkit.ts';

it.each([
  ['PIN', 'Enter your PIN', 'Enter your PIN'],
  ['First name', 'Value is required', 'First name: Value is required'],
  ['Name', 'Rename the file', 'Name: Rename the file'],
  ['Año', 'Escriba los daños', 'Año: Escriba los daños'],
  ['Cost (in $)', 'The cost (in $) is too high', 'The cost (in $) is too high'],
  ['Straße', 'Die STRAẞE fehlt', 'Die STRAẞE fehlt'],
  ['ΟΔΟΣ', 'Γράψτε οδος', 'Γράψτε οδος'],
  ['**E-mail**:', 'Write the e-mail in full', 'Write the e-mail in full'],
  ['Loss 1, Receipt', 'Add a receipt', 'Loss 1: Add a receipt'],
  ['\u2068الخصم 1\u2069، \u2068المبلغ\u2069', 'أدخل المبلغ', '\u2068الخصم 1\u2069: أدخل المبلغ'],
  ['Losses, Loss 1, Receipt', 'Value is required', 'Losses, Loss 1, Receipt: Value is required'],
  [undefined, 'Value is required', 'Value is required'],
])(
  'a line of the summary of %j: a message that names the field in words of its own stands alone',
  (label, message, line) => {
    expect(lineOf(label, message)).toBe(line);
  },
);

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
