import type { Place } from '../config/errors.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import type { PartPath } from './parameterUse.ts';
import type { RuleReader } from './reader.ts';
import { EQUALITY_NAMES, equalityTest, isLiteral } from './requiredIf.ts';
import { requiredWhile, whileAdapter } from './requiredWhile.ts';

const GROUP = ['Property', 'Operator', 'Value'] as const;

type Group = 'first' | 'second';
type NestedReader = RuleReader<`${Group}${(typeof GROUP)[number]}` | 'combinator'>;

function testOf(read: NestedReader, group: Group): CompiledCondition {
  const operator = read.choice(`${group}Operator`, EQUALITY_NAMES, 'Equals');
  return equalityTest(read.field(`${group}Property`), operator, read.literal(`${group}Value`));
}

/** Place of a part of the condition: a literal stands in the parameter of its group. */
function placeIn(read: NestedReader, path: PartPath): Place {
  if (!isLiteral(path)) return read.place;
  return read.placeOf(path[1] === 1 ? 'secondValue' : 'firstValue');
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
  (read) => read.means(conditionOf(read), 'firstValue', (path) => placeIn(read, path)),
);
