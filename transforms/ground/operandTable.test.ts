import { describe, expect, it } from 'vitest';
import type { CompiledOperand } from './expressions.ts';
import { type OperandTable, operandEntry } from './operandTable.ts';

const kind = (name: string) => () => name;

const NAMES: OperandTable<string> = {
  literal: kind('literal'),
  ref: kind('ref'),
  today: kind('today'),
  count: kind('count'),
  sum: kind('sum'),
  add: kind('add'),
  multiply: kind('multiply'),
  subtract: kind('subtract'),
  divide: kind('divide'),
  shift: kind('shift'),
  daysBetween: kind('daysBetween'),
  round: kind('round'),
  least: kind('least'),
  greatest: kind('greatest'),
  first: kind('first'),
  member: kind('member'),
  entry: kind('entry'),
};

const nameOf = (operand: CompiledOperand) => operandEntry(NAMES, operand)(operand);

describe('the entry of a table for an operand', () => {
  it('is that of its kind, in whatever order its keys stand', () => {
    const year = { years: 1, months: 0, days: 0 };
    const amount = { up: 0, field: 'amount', type: 'number' } as const;
    expect(nameOf({ literal: null })).toBe('literal');
    expect(nameOf({ by: year, shift: { today: year } })).toBe('shift');
    expect(nameOf({ of: { list: 'claimTransactions' }, where: { all: [] }, sum: amount })).toBe('sum');
    expect(nameOf({ of: 'date', least: [] })).toBe('least');
    expect(nameOf({ places: 2, round: { literal: 1 } })).toBe('round');
  });

  it('throws for an object that is no operand, and names its keys', () => {
    const operand: CompiledOperand = JSON.parse('{ "median": [] }');
    expect(() => nameOf(operand)).toThrow('No kind of operand: median');
  });
});
