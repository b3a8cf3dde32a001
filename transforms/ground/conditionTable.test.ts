import { describe, expect, it } from 'vitest';
import { type ConditionTable, conditionEntry, type TestTable, testEntry } from './conditionTable.ts';
import type { CompiledCondition } from './expressions.ts';

const kind = (name: string) => () => name;

const TESTS: TestTable<string> = {
  comparison: kind('comparison'),
  in: kind('in'),
  matches: kind('matches'),
  empty: kind('empty'),
};

const KINDS: ConditionTable<string> = {
  all: kind('all'),
  any: kind('any'),
  not: kind('not'),
  op: (test) => testEntry(TESTS, test)(test),
};

const kindOf = (condition: CompiledCondition) => conditionEntry(KINDS, condition)(condition);

const left = { literal: 1 };

describe('the entry of a table for a condition', () => {
  it('is that of its kind', () => {
    expect(kindOf({ all: [] })).toBe('all');
    expect(kindOf({ any: [] })).toBe('any');
    expect(kindOf({ not: { all: [] } })).toBe('not');
  });

  it('is that of its operator where it is a test, in whatever order its keys stand', () => {
    expect(kindOf({ left, right: left, op: 'atLeast' })).toBe('comparison');
    expect(kindOf({ values: [1], left, op: 'in' })).toBe('in');
    expect(kindOf({ pattern: 'a', op: 'matches', left })).toBe('matches');
    expect(kindOf({ empty: false, left, op: 'empty' })).toBe('empty');
  });

  it('throws for an object that is no condition, and names its keys', () => {
    const condition: CompiledCondition = JSON.parse('{ "most": [] }');
    expect(() => kindOf(condition)).toThrow('No kind of condition: most');
  });
});
