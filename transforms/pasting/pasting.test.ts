import { describe, expect, it } from 'vitest';
import { type PasteColumn, readPaste } from './readPaste.ts';
import { isTable, splitTable } from './splitTable.ts';

const READING = { culture: 'en', yes: 'Yes', no: 'No' };
const column = (name: string, label: string, options: Partial<PasteColumn['options']> = {}): PasteColumn => ({
  name,
  label,
  options: { type: 'string', ...options },
  takesCells: true,
  takesLines: false,
});
const COLUMNS = [
  column('description', 'What was it for?'),
  column('date', 'Date', { type: 'date' }),
  column('amount', 'Amount', { type: 'number', mask: 'currencyDecimals' }),
  column('kind', 'Kind', { enumOptions: [{ value: 'fee', label: 'Late fee' }] }),
  column('isPaid', 'Paid', { type: 'boolean' }),
];
const paste = (text: string, first = 'description') => readPaste(splitTable(text), COLUMNS, first, READING);
const one = (cell: string, field: string) => {
  const [row] = paste(cell, field).rows;
  return row?.unread.length ? ['unread', row.values[field]] : row?.values[field];
};

describe('the rows of what a spreadsheet puts on the clipboard', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '"two\nlines"\t"a ""quote"""\nnext\t',
      [
        ['two\nlines', 'a "quote"'],
        ['next', ''],
      ],
    ],
    ['\t\t\r\n', []],
    ['5" pipe\t"unfinished', [['5" pipe', '"unfinished']]],
    ['', []],
  ])('C10-15 %j', (text, rows) => {
    expect(splitTable(text)).toEqual(rows);
  });

  it('one cell, which Excel ends with a line break, is a value and no table', () => {
    expect(isTable('one\r\n')).toBe(false);
    expect(isTable('"two\nlines of one cell"')).toBe(false);
    expect(isTable('a\tb')).toBe(true);
    expect(isTable('a\nb')).toBe(true);
  });
});

describe('cells', () => {
  it.each([
    ['$1,234.5', 'amount', '1,234.50'],
    ['USD 12', 'amount', '12.00'],
    ['12 €', 'amount', '12.00'],
    ['(12)', 'amount', '-12.00'],
    ['12.345', 'amount', ['unread', '12.345']],
    ['twelve', 'amount', ['unread', 'twelve']],
    ['1.234,50', 'amount', ['unread', '1.234,50']],
    ['2/3/2020', 'date', '02/03/2020'],
    ['2020-02-03', 'date', '02/03/2020'],
    ['February 3, 2020', 'date', '02/03/2020'],
    ['last spring', 'date', ['unread', 'last spring']],
    ['late FEE', 'kind', 'fee'],
    ['bribe', 'kind', ['unread', null]],
    ['x', 'isPaid', true],
    ['No', 'isPaid', false],
    ['perhaps', 'isPaid', ['unread', false]],
    [' Tow ', 'description', 'Tow'],
    ['"Tow\nto the garage"', 'description', 'Tow to the garage'],
  ])('C10-15 %j in %s', (cell, field, value) => {
    expect(one(cell, field)).toEqual(value);
  });
});

describe('columns', () => {
  it('C10-15: a header row names them, in whatever order', () => {
    const { rows, ignored } = paste('AMOUNT ($)\tNotes\tDate of charge\r\n$5\tkeep\t1/2/2020\r\n');
    expect(rows).toEqual([{ values: { amount: '5.00', date: '01/02/2020' }, unread: [] }]);
    expect(ignored).toEqual(['Notes']);
  });

  it('C10-15: a row whose cells begin as columns are called is a record, not a header', () => {
    const { rows, ignored } = paste('Amounts paid in May\t1/2/2020\r\nKindergarten\t1/3/2020\r\n');
    expect(rows.map(({ values }) => values.description)).toEqual(['Amounts paid in May', 'Kindergarten']);
    expect(ignored).toEqual([]);
  });

  it('C10-15: without one the cells go from the first column on; what finds no place is named', () => {
    const { rows, ignored } = paste('1/2/2020\t5\tLate fee\tyes\tmore', 'date');
    expect(rows[0]?.values).toEqual({ date: '01/02/2020', amount: '5.00', kind: 'fee', isPaid: true });
    expect(ignored).toEqual(['more']);
  });
});
