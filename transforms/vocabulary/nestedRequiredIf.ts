import type { SourceLocation } from '../config/errors.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import type { PartPath } from './parameterUse.ts';
import type { RuleReader } from './reader.ts';
import { EQUALITY_NAMES, equalityTest, isLiteral } from './requiredIf.ts';
import { requiredWhile, whileAdapter } from './requiredWhile.ts';

const OPERATOR = { choice: () => EQUALITY_NAMES };
const PARAMETERS = {
  firstProperty: 'field',
  firstOperator: OPERATOR,
  firstValue: { comparedWith: 'firstProperty' },
  combinator: { choice: () => ['And', 'Or'] as const },
  secondProperty: 'field',
  secondOperator: OPERATOR,
  secondValue: { comparedWith: 'secondProperty' },
} as const;

type NestedReader = RuleReader<typeof PARAMETERS>;

function testOf(read: NestedReader, group: 'first' | 'second'): CompiledCondition {
  const operator = read.choice(`${group}Operator`, 'Equals');
  return equalityTest(read.field(`${group}Property`), operator, read.literal(`${group}Value`));
}

/** Returns the location of a part of the condition: a literal is in the parameter of its group. */
function placeIn(read: NestedReader, path: PartPath): SourceLocation {
  if (!isLiteral(path)) return read.place;
  return read.placeOf(path[1] === 1 ? 'secondValue' : 'firstValue');
}

function conditionOf(read: NestedReader): CompiledCondition {
  const first = testOf(read, 'first');
  if (!read.has('secondProperty')) return first;
  const second = testOf(read, 'second');
  return read.choice('combinator') === 'And' ? { all: [first, second] } : { any: [first, second] };
}

/**
 * Rule that fails where one or two conditions on other fields, joined by And or Or, hold and the field is empty
 * (C4-08).
 */
export const nestedRequiredIf = requiredWhile;

export const nestedRequiredIfAdapter = whileAdapter({ parameters: PARAMETERS }, (read) =>
  read.means(conditionOf(read), 'firstValue', (path) => placeIn(read, path)),
);
