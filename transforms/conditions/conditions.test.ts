import { describe, expect, it } from 'vitest';
import { operators } from './compile.ts';
import { fault, holds, worth } from './conditions.testkit.ts';

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
    expect(operators().sort()).toEqual(
      [
        ...['equals', 'notEquals', 'in', 'matches', 'empty', 'greaterThan', 'atLeast', 'lessThan', 'atMost'],
        ...['before', 'onOrBefore', 'after', 'onOrAfter'],
      ].sort(),
    );
  });
});
