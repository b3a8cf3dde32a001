import type { CompiledCondition } from '../conditions/types.ts';
import type { RuleReader } from './reader.ts';
import { EQUALITY_NAMES, equalityTest } from './requiredIf.ts';
import { markWhile, type RuleAdapter } from './types.ts';

function testOf(read: RuleReader, group: 'first' | 'second'): CompiledCondition {
  const operator = read.choice(`${group}Operator`, EQUALITY_NAMES, 'Equals');
  return equalityTest(read.field(`${group}Property`), operator, read.literal(`${group}Value`));
}

function conditionOf(read: RuleReader): CompiledCondition {
  const first = testOf(read, 'first');
  if (!read.has('secondProperty')) return first;
  const second = testOf(read, 'second');
  return read.choice('combinator', ['And', 'Or']) === 'And'
    ? { all: [first, second] }
    : { any: [first, second] };
}

export const nestedRequiredIf: RuleAdapter = {
  name: 'nestedRequiredIf',
  on: 'any',
  ordinal: [],
  named: [
    'firstProperty',
    'firstOperator',
    'firstValue',
    'combinator',
    'secondProperty',
    'secondOperator',
    'secondValue',
  ],
  build: (read) => ({ when: conditionOf(read) }),
  mark: markWhile,
};
