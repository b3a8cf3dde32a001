import { describe, expect, it } from 'vitest';
import { SourceLocation } from '../config/errors.ts';
import { compileCondition, compileOperand } from './compile.ts';
import { OWN } from './conditions.testkit.ts';
import { formatCondition, formatOperand } from './formatCondition.ts';
import { PATH_FORMATTER } from './pathFormatter.ts';

const AT = new SourceLocation('models.json');
const condition = (source: unknown) => formatCondition(compileCondition(source, OWN, AT), PATH_FORMATTER);
const operand = (source: unknown) => formatOperand(compileOperand(source, OWN, AT), PATH_FORMATTER);

describe('words of conditions', () => {
  it('C12-04: say what a condition asks in one line, with brackets around what has parts', () => {
    const test = { value: 1, equals: 2 };
    expect(condition({ all: [test, { any: [test, { not: test }] }] })).toBe(
      '1 is 2 and (1 is 2 or (it is not so that 1 is 2))',
    );
    expect(condition({ value: 'a', in: ['a', null] })).toBe('"a" is one of "a", empty');
    expect(condition({ value: 'a', matches: '^a' })).toBe('"a" matches ^a');
    expect(condition({ value: 'a', empty: false })).toBe('"a" is not empty');
  });

  it('C12-04: say of calculations all that makes one differ from another', () => {
    expect(operand({ today: { years: -18, days: 1 } })).toBe('18 years before 1 day after today');
    expect(operand({ round: { divide: [{ add: [1, 2] }, 3] }, places: 2 })).toBe(
      '((1 + 2) ÷ 3), rounded to 2 decimals',
    );
    const where = { value: { field: 'cost' }, atLeast: 1 };
    expect(operand({ sum: 'cost', of: 'claimTransactions', where })).toBe(
      'the sum of claimTransactions.cost for which claimTransactions.cost is at least 1',
    );
  });
});
