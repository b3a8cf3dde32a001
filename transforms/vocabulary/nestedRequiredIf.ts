import type { CompiledCondition } from '../conditions/types.ts';
import type { RuleReader } from './reader.ts';
import { EQUALITY_NAMES, equalityTest } from './requiredIf.ts';
import { requiredWhile, whileAdapter } from './requiredWhile.ts';

const GROUP = ['Property', 'Operator', 'Value'] as const;

type Group = 'first' | 'second';
type NestedReader = RuleReader<`${Group}${(typeof GROUP)[number]}` | 'combinator'>;

function testOf(read: NestedReader, group: Group): CompiledCondition {
  const operator = read.choice(`${group}Operator`, EQUALITY_NAMES, 'Equals');
  return equalityTest(read.field(`${group}Property`), operator, read.literal(`${group}Value`));
}

function conditionOf(read: NestedReader): CompiledCondition {
  const first = testOf(read, 'first');
  if (!read.has('secondProperty')) return first;
  const second = testOf(read, 'second');
  return read.choice('combinator', ['And', 'Or']) === 'And'
    ? { all: [first, second] }
    : { any: [first, second] };
}

/** One or two conditions on other fields, joined by And or Or, hold and the field is empty (C4-08). */
export const nestedRequiredIf = requiredWhile;

export const nestedRequiredIfAdapter = whileAdapter(
  {
    named: [
      'firstProperty',
      'firstOperator',
      'firstValue',
      'combinator',
      'secondProperty',
      'secondOperator',
      'secondValue',
    ],
  },
  conditionOf,
);
