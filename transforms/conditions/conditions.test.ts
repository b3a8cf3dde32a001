import { describe, expect, it } from 'vitest';
import type { ClaimDocument, ClaimRecord } from '../claims/types.ts';
import { ConfigurationError, Place } from '../config/errors.ts';
import type { ModelConfig } from '../config/modelConfig.ts';
import { readModels } from '../config/readModels.ts';
import { entry, field } from '../testing/forms.testkit.ts';
import { compileCondition, compileOperand, OPERATORS } from './compile.ts';
import { evaluateCondition, evaluateOperand } from './evaluate.ts';
import type { NameScope } from './names.ts';
import { addConditionReads } from './references.ts';

const models: ModelConfig[] = readModels([
  entry('ClaimantInfo', [
    field('Name'),
    field('amount', [], 'number'),
    field('day', [], 'date'),
    field('flag', [], 'boolean'),
    field('shared'),
  ]),
  entry('claimDetails', [field('name'), field('shared')]),
  entry('claimTransactions', [
    field('shared'),
    field('cost', [], 'number'),
    field('items', [], 'list', { fields: [field('code'), field('cost', [], 'number')] }),
  ]),
]);

const OWN: NameScope = { models, rows: [], own: 'claimantInfo' };
const transactionRow = { fields: models[2]?.fields ?? [], list: 'claimTransactions' as const };
const itemRow = { fields: transactionRow.fields[2]?.fields ?? [] };
const ROW: NameScope = { models, rows: [transactionRow] };
const ITEM: NameScope = { models, rows: [itemRow, transactionRow] };
const TODAY = 20240229;

function holds(
  condition: unknown,
  claimantInfo: ClaimRecord = {},
  more: ClaimDocument = {},
  scope = OWN,
  rows: ClaimRecord[] = [],
): boolean {
  const compiled = compileCondition(condition, scope, new Place('test.json'));
  return evaluateCondition(compiled, { claim: { claimantInfo, ...more }, rows, today: TODAY, entry: null });
}

function worth(operand: unknown, claim: ClaimDocument = {}, scope = OWN, rows: ClaimRecord[] = []): unknown {
  const compiled = compileOperand(operand, scope, new Place('test.json'));
  return evaluateOperand(compiled, { claim, rows, today: TODAY, entry: null }).value;
}

function fault(condition: unknown, scope = OWN): string {
  try {
    compileCondition(condition, scope, new Place('test.json'));
  } catch (error) {
    if (error instanceof ConfigurationError)
      return error.faults.map(({ code, pointer }) => `${code} ${pointer}`).join();
    throw error;
  }
  return '';
}

const YES = { value: 1, equals: 1 };
const NO = { value: 1, equals: 2 };

describe('all, any and not', () => {
  it('C8-01: all needs every part, any one of them, not turns one round', () => {
    expect(holds({ all: [YES, YES] })).toBe(true);
    expect(holds({ all: [YES, NO] })).toBe(false);
    expect(holds({ any: [NO, YES] })).toBe(true);
    expect(holds({ any: [NO, NO] })).toBe(false);
    expect(holds({ not: NO })).toBe(true);
    expect(holds({ not: { any: [NO, YES] } })).toBe(false);
  });
});

describe('operators', () => {
  it('C8-02: numbers compare exactly, however they are written', () => {
    const amount = (value: string | number, operator: string, right: unknown) =>
      holds({ value: { field: 'amount' }, [operator]: right }, { amount: value });
    const table: [string, boolean, boolean, boolean][] = [
      ['greaterThan', false, false, true],
      ['atLeast', false, true, true],
      ['lessThan', true, false, false],
      ['atMost', true, true, false],
    ];
    for (const [operator, ...want] of table)
      expect([operator, ...['9', '10.0', 11].map((value) => amount(value, operator, 10))]).toEqual([
        operator,
        ...want,
      ]);
    expect(amount('0.30000000000000000001', 'greaterThan', { add: [0.1, 0.2] })).toBe(true);
  });

  it('C8-02 C8-13: days compare as days; a literal may be written yyyy-MM-dd, a field may not', () => {
    const day = (value: string, operator: string, right: unknown = '2020-12-31') =>
      holds({ value: { field: 'day' }, [operator]: right }, { day: value });
    const table: [string, boolean, boolean, boolean][] = [
      ['before', true, false, false],
      ['onOrBefore', true, true, false],
      ['after', false, false, true],
      ['onOrAfter', false, true, true],
    ];
    for (const [operator, ...want] of table)
      expect([
        operator,
        ...['12/30/2020', '12/31/2020', '01/01/2021'].map((value) => day(value, operator)),
      ]).toEqual([operator, ...want]);
    expect(day('2020-01-01', 'before')).toBe(false);
  });

  it('C8-02: an ordering with an empty or unreadable side is false, and so is its opposite; not negates', () => {
    for (const [value, right] of [
      [null, 5],
      ['', 5],
      ['x', 5],
      ['3', null],
      ['3', 'x'],
    ] as const)
      for (const operator of ['greaterThan', 'atLeast', 'lessThan', 'atMost'])
        expect(holds({ value: { field: 'name' }, [operator]: right }, { name: value })).toBe(false);
    for (const value of [null, '02/30/2020'])
      for (const operator of ['before', 'onOrBefore', 'after', 'onOrAfter']) {
        const test = { value: { field: 'day' }, [operator]: '01/01/2020' };
        expect(holds(test, { day: value })).toBe(false);
        expect(holds({ not: test }, { day: value })).toBe(true);
      }
  });

  it('C8-02 C8-13 C3-06: equals, notEquals and in compare as rules do', () => {
    expect(holds({ value: { field: 'name' }, equals: ' a ' }, { name: 'a' })).toBe(true);
    expect(holds({ value: { field: 'name' }, notEquals: 'a' }, { name: null })).toBe(true);
    expect(holds({ value: { field: 'amount' }, in: ['x', '1,000'] }, { amount: 1000 })).toBe(true);
    expect(holds({ value: { field: 'name' }, in: [null] }, { name: ' ' })).toBe(true);
    expect(holds({ value: { field: 'name' }, in: ['b', 'c'] }, { name: 'a' })).toBe(false);
    expect(holds({ value: { field: 'flag' }, in: ['True'] }, { flag: true })).toBe(true);
  });

  it('C8-02 C3-03: matches looks anywhere in normalised text and is false on an empty value', () => {
    const name = (value: string | null, matches: string) =>
      holds({ value: { field: 'name' }, matches }, { name: value });
    expect(name('xe\u0301x', 'é')).toBe(true);
    expect(name('x', '^y')).toBe(false);
    for (const value of [null, '  ']) expect(name(value, '')).toBe(false);
    expect(holds({ value: { field: 'flag' }, matches: '^false$' }, {})).toBe(true);
  });

  it('C8-02 C3-01: empty asks both ways, and an unset boolean is not empty', () => {
    const empty = (name: string, wanted: boolean) =>
      holds({ value: { field: name }, empty: wanted }, { name: ' ' });
    expect([empty('name', true), empty('name', false)]).toEqual([true, false]);
    expect([empty('flag', true), empty('flag', false)]).toEqual([false, true]);
  });
});

describe('operands', () => {
  it('C8-01 C8-13: today is the day in Los Angeles as text, shifted and clamped', () => {
    expect(worth({ today: {} })).toBe('02/29/2024');
    expect(worth({ today: { years: -18 } })).toBe('02/28/2006');
    expect(worth({ today: { months: 1, days: 2 } })).toBe('03/31/2024');
    expect(
      holds({ value: { field: 'day' }, onOrBefore: { today: { years: -18 } } }, { day: '02/28/2006' }),
    ).toBe(true);
    expect(
      holds({ value: { field: 'day' }, onOrBefore: { today: { years: -18 } } }, { day: '03/01/2006' }),
    ).toBe(false);
  });

  it('C8-01 C8-02: count and sum go over the records for which where holds; sum skips what is no number', () => {
    const claimTransactions = [{ cost: '1,000.10' }, { cost: 0.2 }, { cost: null }, { cost: 'x' }, {}];
    const where = { value: { field: 'cost' }, greaterThan: 1 };
    expect(worth({ count: 'ClaimTransactions' }, { claimTransactions })).toBe(5);
    expect(worth({ count: 'claimTransactions', where }, { claimTransactions })).toBe(1);
    expect(worth({ sum: 'Cost', of: 'claimTransactions' }, { claimTransactions })).toBe('1000.3');
    expect(worth({ sum: 'cost', of: 'claimTransactions', where }, { claimTransactions })).toBe('1000.1');
    for (const claim of [{}, { claimTransactions: [] }]) {
      expect(worth({ sum: 'cost', of: 'claimTransactions' }, claim)).toBe('0');
      expect(worth({ count: 'claimTransactions' }, claim)).toBe(0);
    }
  });

  it('C8-02 C8-13: an empty or unreadable operand makes a result empty, and so does division by zero', () => {
    for (const operation of ['add', 'multiply', 'subtract', 'divide'])
      for (const bad of [null, '', 'x', { field: 'amount' }])
        expect([operation, bad, worth({ [operation]: [5, bad] })]).toEqual([operation, bad, null]);
    expect(worth({ divide: [5, 0] })).toBeNull();
    expect(worth({ divide: [1, 8] })).toBe('0.125');
    expect(worth({ subtract: [1, { multiply: [0.1, 3, 2] }] })).toBe('0.4');
    expect(worth({ add: [1, 2, 3.5] })).toBe('6.5');
  });
});

describe('names', () => {
  const claim: ClaimDocument = {
    claimantInfo: { shared: 'own' },
    claimDetails: { shared: 'details' },
    claimTransactions: [
      { cost: 3, items: [{ cost: 1 }, { cost: 2 }] },
      { cost: 9, items: [] },
    ],
  };
  const transaction: ClaimRecord = { shared: 'row', cost: 3, items: [{ cost: 1 }, { cost: 2 }] };
  const item: ClaimRecord = { code: 'c', cost: 1 };

  it('C8-13 C4-19: a name is sought in the innermost record, then around it, then in the own model', () => {
    expect(worth({ field: 'shared' }, claim)).toBe('own');
    expect(worth({ field: 'Shared', model: 'ClaimDetails' }, claim)).toBe('details');
    expect(worth({ field: 'shared' }, claim, ROW, [transaction])).toBe('row');
    expect(worth({ field: 'cost' }, claim, ITEM, [item, transaction])).toBe(1);
    expect(worth({ field: 'shared' }, claim, ITEM, [item, transaction])).toBe('row');
    expect(worth({ field: 'cost', model: 'claimTransactions' }, claim, ITEM, [item, transaction])).toBe(3);
  });

  it('C8-13: count and sum may name a list of the own record', () => {
    expect(worth({ count: 'items' }, claim, ROW, [transaction])).toBe(2);
    expect(worth({ sum: 'cost', of: 'items' }, claim, ROW, [transaction])).toBe('3');
    const where = { value: { field: 'cost' }, lessThan: { field: 'cost', model: 'claimTransactions' } };
    expect(worth({ count: 'items', where }, claim, ROW, [transaction])).toBe(2);
  });

  it('C8-13 C4-18: a redirect moves only fields without a model', () => {
    const scope: NameScope = { ...OWN, redirect: 'claimDetails' };
    expect(worth({ field: 'shared' }, claim, scope)).toBe('details');
    expect(worth({ field: 'shared', model: 'claimantInfo' }, claim, scope)).toBe('own');
  });

  it('C8-13 C8-02 R8-16: names that lead nowhere are configuration errors at their place', () => {
    const test = (value: unknown) => ({ value, equals: 1 });
    expect(fault(test({ field: 'nobody' }))).toBe('unknown-field /value/field');
    expect(fault(test({ field: 'name', model: 'nothing' }))).toBe('unknown-model /value/model');
    expect(fault(test({ field: 'name', model: 'signature' }))).toBe('unknown-model /value/model');
    expect(fault(test({ field: 'shared', model: 'claimTransactions' }))).toBe('wrong-context /value/model');
    expect(fault(test({ field: 'shared', model: 'claimTransactions' }), ROW)).toBe('');
    expect(fault(test({ field: 'nobody', model: 'claimDetails' }))).toBe('unknown-field /value/field');
    expect(fault(test({ count: 'claimDetails' }))).toBe('wrong-context /value/count');
    expect(fault(test({ count: 'documentContexts' }))).toBe('unknown-model /value/count');
    expect(fault(test({ sum: 'nobody', of: 'claimTransactions' }))).toBe('unknown-field /value/sum');
    expect(fault(test({ field: 'name' }), ROW)).toBe('unknown-field /value/field');
  });
});

describe('shapes', () => {
  it('C8-02 C8-13: an unknown operator, an empty all or any, and whatever means nothing are configuration errors', () => {
    const refused: [unknown, string][] = [
      ['x', 'wrong-condition '],
      [{}, 'wrong-condition '],
      [{ all: [] }, 'wrong-condition /all'],
      [{ any: [] }, 'wrong-condition /any'],
      [{ all: YES }, 'wrong-condition /all'],
      [{ any: [YES, 'x'] }, 'wrong-condition /any/1'],
      [{ not: [YES] }, 'wrong-condition /not'],
      [{ all: [YES], any: [YES] }, 'wrong-condition /any'],
      [{ value: 1 }, 'wrong-condition '],
      [{ value: 1, is: 1 }, 'unknown-operator /is'],
      [{ value: 1, equals: 1, in: [1] }, 'wrong-condition /in'],
      [{ value: 1, in: [] }, 'wrong-condition /in'],
      [{ value: 1, in: [{ field: 'name' }] }, 'wrong-condition /in'],
      [{ value: 1, empty: 'yes' }, 'wrong-condition /empty'],
      [{ value: 'a', matches: '(' }, 'invalid-pattern /matches'],
      [{ value: 'a', matches: 5 }, 'wrong-condition /matches'],
      [{ value: {}, equals: 1 }, 'wrong-condition /value'],
      [{ value: [1], equals: 1 }, 'wrong-condition /value'],
      [{ value: { field: 'name', of: 'x' }, equals: 1 }, 'wrong-condition /value/of'],
      [{ value: { today: { weeks: 1 } }, equals: 1 }, 'wrong-condition /value/today/weeks'],
      [{ value: { today: { days: 1.5 } }, equals: 1 }, 'wrong-condition /value/today/days'],
      [{ value: { today: true }, equals: 1 }, 'wrong-condition /value/today'],
      [{ value: { add: [] }, equals: 1 }, 'wrong-condition /value/add'],
      [{ value: { subtract: [1] }, equals: 1 }, 'wrong-condition /value/subtract'],
      [{ value: { divide: [1, 2, 3] }, equals: 1 }, 'wrong-condition /value/divide'],
      [{ value: { sum: 'cost' }, equals: 1 }, 'wrong-condition /value/of'],
    ];
    for (const [condition, want] of refused) expect([condition, fault(condition)]).toEqual([condition, want]);
  });

  it('C8-02: the operators are those of the contract', () => {
    expect([...OPERATORS].sort()).toEqual(
      [
        ...['equals', 'notEquals', 'in', 'matches', 'empty', 'greaterThan', 'atLeast', 'lessThan', 'atMost'],
        ...['before', 'onOrBefore', 'after', 'onOrAfter'],
      ].sort(),
    );
  });
});

describe('what a condition reads', () => {
  it('C4-21: every operand is named, so that it is settled first', () => {
    const condition = compileCondition(
      {
        all: [
          { value: { field: 'name' }, equals: { field: 'shared', model: 'claimDetails' } },
          {
            not: {
              value: { subtract: [{ field: 'amount' }, 1] },
              atLeast: { divide: [{ field: 'day' }, 2] },
            },
          },
          {
            any: [
              {
                value: {
                  sum: 'cost',
                  of: 'claimTransactions',
                  where: { value: { field: 'shared' }, empty: true },
                },
                lessThan: { multiply: [{ field: 'flag' }, { add: [1, { count: 'claimTransactions' }] }] },
              },
            ],
          },
        ],
      },
      OWN,
      new Place('test.json'),
    );
    const reads = new Set<string>();
    addConditionReads(condition, [], reads);
    expect([...reads].sort()).toEqual(
      [
        ...[
          'claimantInfo.name',
          'claimDetails.shared',
          'claimantInfo.amount',
          'claimantInfo.day',
          'claimantInfo.flag',
        ],
        ...['claimTransactions', 'claimTransactions.cost', 'claimTransactions.shared'],
      ].sort(),
    );
  });
});
