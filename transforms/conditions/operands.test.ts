import { describe, expect, it } from 'vitest';
import { ConfigurationError, SourceLocation } from '../config/errors.ts';
import { readModels } from '../config/readModels.ts';
import type { ClaimRecord } from '../ground/claim.ts';
import { entry, field } from '../testing/forms.testkit.ts';
import { compileCondition, compileOperand } from './compile.ts';
import { evaluateCondition, evaluateOperand } from './evaluate.ts';
import { addOperandReads } from './references.ts';

const models = readModels([
  entry('claimantInfo', [
    field('name'),
    field('amount', [], 'number'),
    field('day', [], 'date'),
    field('other', [], 'date'),
    field('flag', [], 'boolean'),
  ]),
]);
const SCOPE = { models, rows: [], own: 'claimantInfo' as const };
const TODAY = 20240229;

const name = { field: 'name' };
const amount = { field: 'amount' };
const day = { field: 'day' };

function worth(operand: unknown, claimantInfo: ClaimRecord = {}): unknown {
  const compiled = compileOperand(operand, SCOPE, new SourceLocation('test.json'));
  return evaluateOperand(compiled, { claim: { claimantInfo }, rows: [], today: TODAY, entry: null }).value;
}

function holds(condition: unknown, claimantInfo: ClaimRecord): boolean {
  const compiled = compileCondition(condition, SCOPE, new SourceLocation('test.json'));
  return evaluateCondition(compiled, { claim: { claimantInfo }, rows: [], today: TODAY, entry: null });
}

function fault(operand: unknown): string {
  try {
    compileOperand(operand, SCOPE, new SourceLocation('test.json'));
  } catch (error) {
    if (error instanceof ConfigurationError)
      return error.faults.map(({ code, pointer }) => `${code} ${pointer}`).join();
    throw error;
  }
  return '';
}

describe('shift and daysBetween', () => {
  it('C8-17: a date is shifted as today is, clamped to the month’s end', () => {
    expect(worth({ shift: day, years: 1 }, { day: '02/29/2024' })).toBe('02/28/2025');
    expect(worth({ shift: day, months: 1, days: 1 }, { day: '01/31/2023' })).toBe('03/01/2023');
    expect(worth({ shift: { today: {} }, years: -1 })).toBe(worth({ today: { years: -1 } }));
    expect(worth({ shift: '2024-01-31', months: 1 })).toBe('02/29/2024');
  });

  it('C8-17: what is empty, unreadable or out of the years 1000 to 9999 is empty, for today too', () => {
    for (const value of [null, 'May', '2/3/2020', '2024-01-31'])
      expect(worth({ shift: day, days: 1 }, { day: value })).toBeNull();
    expect(worth({ shift: day, days: 1 }, { day: '12/31/9999' })).toBeNull();
    expect(worth({ shift: day, days: -1 }, { day: '01/01/1000' })).toBeNull();
    expect([worth({ today: { years: 7976 } }), worth({ today: { years: -1025 } })]).toEqual([null, null]);
  });

  it('C8-17: only the result counts, whatever lies on the way to it', () => {
    expect(worth({ shift: '05/17/9999', years: 1, days: -367 })).toBe('05/16/9999');
    expect(worth({ shift: '06/01/1050', years: -1000, days: 400_000 })).toBe('07/31/1145');
    expect(worth({ today: { years: 300_000, days: -109_572_749 } })).toBe('03/01/2024');
  });

  it('C8-17: calendar days lie between two dates, fewer than none where the second is earlier', () => {
    const between = (from: string | null, to: string | null) =>
      worth({ daysBetween: [day, { field: 'other' }] }, { day: from, other: to });
    expect(between('02/28/2024', '03/01/2024')).toBe('2');
    expect(between('03/01/2023', '02/28/2023')).toBe('-1');
    expect(between('03/07/2026', '03/09/2026')).toBe('2');
    expect(between('01/01/1000', '12/31/9999')).toBe('3287181');
    expect([between(null, '03/01/2024'), between('03/01/2024', '02/30/2024')]).toEqual([null, null]);
  });
});

describe('round', () => {
  it('C8-17: half goes away from zero, with exactly so many decimals, no grouping and no sign of a zero', () => {
    const round = (value: string | number | null, places: number) =>
      worth({ round: amount, places }, { amount: value });
    expect([round(2.005, 2), round(-2.005, 2), round('1,234.565', 2)]).toEqual(['2.01', '-2.01', '1234.57']);
    expect([round(2.5, 0), round(-0.4, 0), round(-0.004, 2), round(7, 4)]).toEqual([
      '3',
      '0',
      '0.00',
      '7.0000',
    ]);
    expect([round(0.5, 20), round(null, 2), round('x', 2)]).toEqual(['0.50000000000000000000', null, null]);
  });

  it('C8-17: rules of text see the decimals, comparisons the number', () => {
    const rounded = { round: amount, places: 2 };
    expect(holds({ value: rounded, matches: '^12\\.50$' }, { amount: 12.5 })).toBe(true);
    expect(holds({ value: rounded, equals: 12.5 }, { amount: '12.499' })).toBe(true);
  });
});

describe('least, greatest and first', () => {
  it('C8-17: numbers are compared as numbers and dates as days; what reads as neither is passed over', () => {
    expect(worth({ least: [amount, '1,000', 9] }, { amount: '10' })).toBe('9');
    expect(worth({ greatest: [amount, name, 9] }, { amount: '10', name: 'x' })).toBe('10');
    expect(worth({ greatest: [name, 9] }, { name: '1,000' })).toBe('1000');
    expect(worth({ least: [day, { today: {} }] }, { day: '12/31/2023' })).toBe('12/31/2023');
    expect(worth({ greatest: [name, '2024-01-31'] }, { name: '02/01/2024' })).toBe('02/01/2024');
    expect(worth({ greatest: [name, '2024-01-31'] }, { name: '2024-02-01' })).toBe('01/31/2024');
    expect(worth({ least: [amount, name] }, { name: ' ' })).toBeNull();
  });

  it('C8-17: both numbers and dates in one operand is a configuration error, and so is an empty list', () => {
    for (const key of ['least', 'greatest']) {
      for (const both of [
        [1, { today: {} }],
        ['01/31/2024', { add: [1] }],
        [{ first: [day, '01/01/2024'] }, '12'],
        [{ round: amount, places: 1 }, { shift: name }],
        [{ least: [amount] }, { greatest: [day] }],
      ])
        expect(fault({ [key]: both })).toBe(`wrong-condition /${key}`);
      expect(fault({ [key]: [amount, day] })).toBe(`wrong-condition /${key}`);
      expect(fault({ [key]: [] })).toBe(`wrong-condition /${key}`);
      expect(fault({ [key]: [name, day, '01/01/2024'] })).toBe('');
      expect(fault({ [key]: [name, amount, 1] })).toBe('');
    }
  });

  it('C8-17: first is the first that is not empty, an unset boolean included', () => {
    const first = { first: [name, { field: 'day' }, 'none'] };
    expect(worth(first, { name: 'a', day: 'b' })).toBe('a');
    expect(worth(first, { name: ' ', day: 'b' })).toBe('b');
    expect(worth(first)).toBe('none');
    expect(worth({ first: [name, 0, 5] })).toBe(0);
    expect(worth({ first: [name, null, ''] })).toBeNull();
    expect(holds({ value: { first: [{ field: 'flag' }, 'x'] }, equals: false }, { flag: null })).toBe(true);
    expect(fault({ first: [] })).toBe('wrong-condition /first');
  });
});

describe('member', () => {
  const insured = { member: 'isInsured' };
  const withRows = (...prepopulatedData: ClaimRecord[]) => ({
    claim: { prepopulatedData },
    rows: [],
    today: TODAY,
    entry: null,
  });
  const known = readModels([
    entry('prepopulatedData', [
      field('lastName'),
      field('units', [], 'number'),
      field('joinedOn', [], 'date'),
      field('isInsured', [], 'boolean'),
    ]),
    entry('claimantInfo', [field('lastName')]),
  ]);
  const scope = { models: known, rows: [], own: 'claimantInfo' as const };
  const at = new SourceLocation('test.json');

  it('C8-22: reads the first record of prepopulatedData; without a record every member is empty, a boolean too', () => {
    const read = (operand: unknown, ...records: ClaimRecord[]) =>
      evaluateOperand(compileOperand(operand, scope, at), withRows(...records)).value;
    expect(read({ member: 'LastName' }, { lastName: 'Lee' }, { lastName: 'Poe' })).toBe('Lee');
    expect(read({ add: [{ member: 'units' }, 1] }, { units: '1,000' })).toBe('1001');
    expect(read({ first: [{ member: 'lastName' }, 'none'] }, { units: 1 }, { lastName: 'Poe' })).toBe('none');
    const isEmpty = (operand: unknown, ...records: ClaimRecord[]) =>
      evaluateCondition(compileCondition({ value: operand, empty: true }, scope, at), withRows(...records));
    expect([isEmpty(insured), isEmpty(insured, {}), isEmpty(insured, { isInsured: null })]).toEqual([
      true,
      false,
      false,
    ]);
    const thousand = { value: { member: 'units' }, equals: '1000.0' };
    expect(evaluateCondition(compileCondition(thousand, scope, at), withRows({ units: '1,000' }))).toBe(true);
    const joined = { value: { member: 'joinedOn' }, equals: '2024-01-31' };
    expect(evaluateCondition(compileCondition(joined, scope, at), withRows({ joinedOn: '01/31/2024' }))).toBe(
      true,
    );
  });

  it('C8-22: a validationContext does not redirect it, and what no row has is a configuration error', () => {
    const redirected = { ...scope, redirect: 'claimantInfo' as const };
    expect(compileOperand({ member: 'units' }, redirected, at)).toEqual({
      member: { field: 'units', type: 'number' },
    });
    const faultIn = (models: typeof known, operand: unknown) => {
      try {
        compileOperand(operand, { ...scope, models }, at);
      } catch (error) {
        if (error instanceof ConfigurationError)
          return error.faults.map(({ code, pointer }) => `${code} ${pointer}`);
        throw error;
      }
      return [];
    };
    expect(faultIn(known, { member: 'nobody' })).toEqual(['unknown-field /member']);
    expect(faultIn(known.slice(1), { member: 'lastName' })).toEqual(['unknown-model /member']);
    expect(faultIn(known, { member: 'units', model: 'claimantInfo' })).toEqual(['wrong-condition /model']);
    expect(faultIn(known, { member: '' })).toEqual(['wrong-condition /member']);
  });

  it('C4-21 C8-22: the row is read, so that it is there first', () => {
    const reads = new Set<string>();
    addOperandReads(compileOperand({ first: [insured, 'x'] }, scope, at), [], reads);
    expect([...reads].sort()).toEqual(['prepopulatedData', 'prepopulatedData.isInsured']);
  });
});

describe('entry', () => {
  const at = new SourceLocation('test.json');
  const entry = { entry: {} };

  it('C8-23: is the way in as text, from the context of the judgement; empty where it is not known', () => {
    const is = (condition: object, way: 'classList' | 'claims' | 'open' | null) => {
      const compiled = compileCondition({ value: entry, ...condition }, SCOPE, at);
      return evaluateCondition(compiled, { claim: {}, rows: [], today: TODAY, entry: way });
    };
    expect(is({ equals: 'open' }, 'open')).toBe(true);
    expect(is({ in: ['claims', 'classList'] }, 'open')).toBe(false);
    expect([is({ empty: true }, null), is({ empty: true }, 'claims')]).toEqual([true, false]);
    expect(is({ notEquals: 'classList' }, null)).toBe(true);
  });

  it('C8-23: takes an empty object and nothing else', () => {
    expect(fault({ entry: true })).toBe('wrong-condition /entry');
    expect(fault({ entry: { form: 'x' } })).toBe('wrong-condition /entry/form');
    expect(fault({ entry: {}, model: 'x' })).toBe('wrong-condition /model');
  });
});

describe('literals that meet dates', () => {
  it('C8-13 C8-17: a literal yyyy-MM-dd stands for its MM/dd/yyyy text beside a date, and stays text beside text', () => {
    expect(holds({ value: day, equals: '2024-01-31' }, { day: '01/31/2024' })).toBe(true);
    expect(holds({ value: '2024-01-31', notEquals: day }, { day: '01/31/2024' })).toBe(false);
    expect(holds({ value: day, in: ['x', '2024-01-31'] }, { day: '01/31/2024' })).toBe(true);
    expect(holds({ value: { shift: day, days: 1 }, equals: '2024-02-01' }, { day: '01/31/2024' })).toBe(true);
    expect(holds({ value: day, equals: { first: [name, '2024-01-31'] } }, { day: '01/31/2024' })).toBe(true);
    expect(worth({ first: [day, '2024-01-31'] })).toBe('01/31/2024');
    expect(worth({ first: [name, '2024-01-31'] })).toBe('2024-01-31');
    expect(holds({ value: name, equals: '2024-01-31' }, { name: '2024-01-31' })).toBe(true);
  });
});

describe('shapes', () => {
  it('C8-17: what means nothing is a configuration error at its place', () => {
    const refused: [unknown, string][] = [
      [{ shift: day, weeks: 1 }, 'wrong-condition /weeks'],
      [{ shift: day, years: 1.5 }, 'wrong-condition /years'],
      [{ shift: day, days: '1' }, 'wrong-condition /days'],
      [{ shift: {} }, 'wrong-condition /shift'],
      [{ daysBetween: [day] }, 'wrong-condition /daysBetween'],
      [{ daysBetween: [day, day, day] }, 'wrong-condition /daysBetween'],
      [{ round: amount }, 'wrong-condition /places'],
      [{ round: amount, places: -1 }, 'wrong-condition /places'],
      [{ round: amount, places: 21 }, 'wrong-condition /places'],
      [{ round: amount, places: 0.5 }, 'wrong-condition /places'],
      [{ first: [{ field: 'nobody' }] }, 'unknown-field /first/0/field'],
      [{ least: [1, { shift: { field: 'nobody' } }] }, 'unknown-field /least/1/shift/field'],
    ];
    for (const [operand, want] of refused) expect([operand, fault(operand)]).toEqual([operand, want]);
  });

  it('C4-21 C8-17: every part of an operand is read, so that it is settled first', () => {
    const operand = {
      least: [
        { first: [amount, { round: { field: 'flag' }, places: 2 }] },
        { greatest: [name, { daysBetween: [day, { shift: { field: 'other' }, days: 1 }] }] },
      ],
    };
    const reads = new Set<string>();
    addOperandReads(compileOperand(operand, SCOPE, new SourceLocation('test.json')), [], reads);
    expect([...reads].sort()).toEqual(
      ['amount', 'day', 'flag', 'name', 'other'].map((key) => `claimantInfo.${key}`),
    );
  });
});
