import type { Condition, TestCondition } from '../../schemas/generated/types.ts';
import type { SourceLocation } from '../config/errors.ts';
import type {
  ConditionKind,
  ConditionTest,
  SpecialOperator,
  TestOperator,
} from '../ground/conditionTable.ts';
import type { ComparisonOperator, CompiledCondition, CompiledOperand } from '../ground/expressions.ts';
import type { OperandKind } from '../ground/operandTable.ts';
import { patternOf } from '../values/pattern.ts';
import { COMPARED_AS, isComparisonOperator } from './comparisons.ts';
import { amongDates, dateLiteral, kindOfAll, typesOfOperand, withDateLiterals } from './kinds.ts';
import {
  type NameScope,
  resolveList,
  resolveMemberField,
  resolveOperandField,
  resolveParameterField,
  withinCounted,
  withinRow,
} from './names.ts';
import {
  conditionError,
  isLiteral,
  isObject,
  type JsonObject,
  nonEmptyList,
  onlyKeys,
  SPAN_KEYS,
  span,
  text,
  wholeNumber,
} from './reading.ts';

function compileToday(value: unknown, place: SourceLocation): CompiledOperand {
  if (!isObject(value)) throw conditionError(place, 'today needs an object, {} for the day itself');
  onlyKeys(value, SPAN_KEYS, place);
  return { today: span(value, place) };
}

function compileWhere(
  value: unknown,
  scope: NameScope,
  place: SourceLocation,
): { where?: CompiledCondition } {
  return value === undefined ? {} : { where: compileCondition(value, scope, place) };
}

function compileCount(value: JsonObject, scope: NameScope, place: SourceLocation): CompiledOperand {
  onlyKeys(value, ['count', 'where'], place);
  const { ref, row } = resolveList(text(value.count, 'count', place.at('count')), scope, place.at('count'));
  return { count: ref, ...compileWhere(value.where, withinCounted(scope, row), place.at('where')) };
}

function compileSum(value: JsonObject, scope: NameScope, place: SourceLocation): CompiledOperand {
  onlyKeys(value, ['sum', 'of', 'where'], place);
  const { ref, row } = resolveList(text(value.of, 'of', place.at('of')), scope, place.at('of'));
  const inner = withinRow({ models: scope.models, rows: [] }, row);
  const sum = resolveParameterField(text(value.sum, 'sum', place.at('sum')), inner, place.at('sum'));
  return { sum, of: ref, ...compileWhere(value.where, withinCounted(scope, row), place.at('where')) };
}

function operandList(
  value: JsonObject,
  key: string,
  scope: NameScope,
  place: SourceLocation,
): CompiledOperand[] {
  onlyKeys(value, [key], place);
  return nonEmptyList(value[key], key, place.at(key)).map((item, index) =>
    compileOperand(item, scope, place.at(key, index)),
  );
}

function operandPair(
  value: JsonObject,
  key: string,
  scope: NameScope,
  place: SourceLocation,
): [CompiledOperand, CompiledOperand] {
  const [first, second, third] = operandList(value, key, scope, place);
  if (!first || !second || third) throw conditionError(place.at(key), `${key} needs two operands`);
  return [first, second];
}

function compileShift(value: JsonObject, scope: NameScope, place: SourceLocation): CompiledOperand {
  onlyKeys(value, ['shift', ...SPAN_KEYS], place);
  return { shift: compileOperand(value.shift, scope, place.at('shift')), by: span(value, place) };
}

const MOST_PLACES = 20;

function compileRound(value: JsonObject, scope: NameScope, place: SourceLocation): CompiledOperand {
  onlyKeys(value, ['round', 'places'], place);
  const places = wholeNumber(value.places, 'places', place.at('places'));
  if (places < 0 || places > MOST_PLACES)
    throw conditionError(place.at('places'), `places is none of 0 to ${MOST_PLACES}`);
  return { round: compileOperand(value.round, scope, place.at('round')), places };
}

/** Compiles the operands of `least` or `greatest`, which are all numbers or all dates; returns them with that kind. */
function orderedList(value: JsonObject, key: string, scope: NameScope, place: SourceLocation) {
  const operands = operandList(value, key, scope, place);
  const of = kindOfAll(operands);
  if (of) return { operands, of };
  throw conditionError(
    place.at(key),
    `${key} cannot compare numbers with dates`,
    'Compare numbers only, or dates only.',
  );
}

type CompileOperand = (value: JsonObject, scope: NameScope, place: SourceLocation) => CompiledOperand;

/** Compilers of operands that are objects, by the key of each. */
const OPERANDS: Readonly<Record<'field' | Exclude<OperandKind, 'ref' | 'literal'>, CompileOperand>> = {
  field: (value, scope, place) => {
    onlyKeys(value, ['field', 'model'], place);
    const model = value.model === undefined ? undefined : text(value.model, 'model', place.at('model'));
    return { ref: resolveOperandField(text(value.field, 'field', place.at('field')), model, scope, place) };
  },
  today: (value, _scope, place) => {
    onlyKeys(value, ['today'], place);
    return compileToday(value.today, place.at('today'));
  },
  count: compileCount,
  sum: compileSum,
  add: (value, scope, place) => ({ add: operandList(value, 'add', scope, place) }),
  multiply: (value, scope, place) => ({ multiply: operandList(value, 'multiply', scope, place) }),
  subtract: (value, scope, place) => ({ subtract: operandPair(value, 'subtract', scope, place) }),
  divide: (value, scope, place) => ({ divide: operandPair(value, 'divide', scope, place) }),
  shift: compileShift,
  daysBetween: (value, scope, place) => ({ daysBetween: operandPair(value, 'daysBetween', scope, place) }),
  round: compileRound,
  least: (value, scope, place) => {
    const { operands, of } = orderedList(value, 'least', scope, place);
    return { least: operands, of };
  },
  greatest: (value, scope, place) => {
    const { operands, of } = orderedList(value, 'greatest', scope, place);
    return { greatest: operands, of };
  },
  member: (value, scope, place) => {
    onlyKeys(value, ['member'], place);
    const at = place.at('member');
    return { member: resolveMemberField(text(value.member, 'member', at), scope, at) };
  },
  entry: (value, _scope, place) => {
    onlyKeys(value, ['entry'], place);
    if (!isObject(value.entry)) throw conditionError(place.at('entry'), 'entry needs an object, {}');
    onlyKeys(value.entry, [], place.at('entry'));
    return { entry: true };
  },
  first: (value, scope, place) => ({ first: amongDates(operandList(value, 'first', scope, place)) }),
};

/** Compiles an operand and resolves its names. Throws a ConfigurationError at the invalid part. */
export function compileOperand(value: unknown, scope: NameScope, place: SourceLocation): CompiledOperand {
  if (isLiteral(value)) return { literal: value };
  if (!isObject(value)) throw conditionError(place, 'An operand is a literal or an object');
  const [, compile] = Object.entries(OPERANDS).find(([key]) => Object.hasOwn(value, key)) ?? [];
  if (!compile)
    throw conditionError(
      place,
      `This is no operand: ${Object.keys(value).join(', ') || 'an empty object'}`,
      `Use a literal, or one of ${Object.keys(OPERANDS).join(', ')}.`,
    );
  return compile(value, scope, place);
}

function compilePattern(value: unknown, place: SourceLocation): string {
  if (typeof value !== 'string') throw conditionError(place, 'matches needs a pattern');
  return checkedPattern(value, place);
}

/**
 * Returns a pattern unchanged if it compiles with the flag `u`. Throws a ConfigurationError for any other.
 */
export function checkedPattern(pattern: string, place: SourceLocation): string {
  try {
    patternOf(pattern);
  } catch (error) {
    throw place.error(
      'invalid-pattern',
      error instanceof Error ? error.message : String(error),
      'Write a JavaScript regular expression that is valid with the flag u.',
    );
  }
  return pattern;
}

/**
 * Compiles a comparison. Where sides are compared as text, literals beside dates are converted to their format;
 * orderings parse them as days anyway.
 */
function comparison(op: ComparisonOperator, left: CompiledOperand, right: CompiledOperand): ConditionTest {
  if (COMPARED_AS[op] !== 'equality') return { op, left, right };
  return { op, left: withDateLiterals(left, right), right: withDateLiterals(right, left) };
}

function compileIn(left: CompiledOperand, value: unknown, place: SourceLocation): ConditionTest {
  const values = nonEmptyList(value, 'in', place);
  if (!values.every(isLiteral)) throw conditionError(place, 'in takes literals only');
  return { op: 'in', left, values: typesOfOperand(left).includes('date') ? values.map(dateLiteral) : values };
}

function compileEmpty(left: CompiledOperand, value: unknown, place: SourceLocation): ConditionTest {
  if (typeof value !== 'boolean') throw conditionError(place, 'empty needs true or false');
  return { op: 'empty', left, empty: value };
}

type CompileTest = (left: CompiledOperand, value: unknown, place: SourceLocation) => ConditionTest;

/** Compilers of tests whose right side is no operand. */
const SPECIAL_TESTS: Readonly<
  Record<SpecialOperator | Exclude<keyof TestCondition, 'value' | ComparisonOperator>, CompileTest>
> = {
  in: compileIn,
  matches: (left, value, place) => ({ op: 'matches', left, pattern: compilePattern(value, place) }),
  empty: compileEmpty,
};

const isSpecialOperator = (name: string): name is SpecialOperator => Object.hasOwn(SPECIAL_TESTS, name);

/**
 * Returns every operator of a test (C8-02). It is a function, because a list joined at the top level would be bundled
 * with the page.
 */
export const operators = (): string[] => [...Object.keys(COMPARED_AS), ...Object.keys(SPECIAL_TESTS)];

function operatorOf(name: string, place: SourceLocation): TestOperator {
  if (isComparisonOperator(name) || isSpecialOperator(name)) return name;
  throw place
    .at(name)
    .error('unknown-operator', `There is no operator ${name}`, `Use one of ${operators().join(', ')}.`);
}

function compileTest(value: JsonObject, scope: NameScope, place: SourceLocation): CompiledCondition {
  const { value: _left, ...rest } = value;
  const [op, second] = Object.keys(rest).map((name) => operatorOf(name, place));
  if (op === undefined)
    throw conditionError(place, 'The test has no operator', `Give it one of ${operators().join(', ')}.`);
  if (second !== undefined)
    throw conditionError(place.at(second), 'A test has one operator', 'Join two tests with all or any.');
  const left = compileOperand(value.value, scope, place.at('value'));
  const at = place.at(op);
  return isComparisonOperator(op)
    ? comparison(op, left, compileOperand(value[op], scope, at))
    : SPECIAL_TESTS[op](left, value[op], at);
}

function compileParts(
  value: JsonObject,
  key: 'all' | 'any',
  scope: NameScope,
  place: SourceLocation,
): CompiledCondition[] {
  onlyKeys(value, [key], place);
  return nonEmptyList(value[key], key, place.at(key)).map((part, index) =>
    compileCondition(part, scope, place.at(key, index)),
  );
}

type CompileCondition = (value: JsonObject, scope: NameScope, place: SourceLocation) => CompiledCondition;

type WrittenKind = Condition extends infer One ? (One extends unknown ? keyof One : never) : never;

/** Compilers of conditions, by the key of each. */
const CONDITIONS: Readonly<
  Record<Exclude<ConditionKind, 'op'> | Exclude<WrittenKind, keyof TestCondition> | 'value', CompileCondition>
> = {
  all: (value, scope, place) => ({ all: compileParts(value, 'all', scope, place) }),
  any: (value, scope, place) => ({ any: compileParts(value, 'any', scope, place) }),
  not: (value, scope, place) => {
    onlyKeys(value, ['not'], place);
    return { not: compileCondition(value.not, scope, place.at('not')) };
  },
  value: compileTest,
};

/** Compiles a condition: resolves its names and checks its shape (C8-01, C8-02, C8-13). Throws a ConfigurationError. */
export function compileCondition(value: unknown, scope: NameScope, place: SourceLocation): CompiledCondition {
  if (!isObject(value)) throw conditionError(place, 'A condition is an object');
  const [, compile] = Object.entries(CONDITIONS).find(([key]) => Object.hasOwn(value, key)) ?? [];
  if (compile) return compile(value, scope, place);
  throw conditionError(
    place,
    'The condition has neither all, any, not nor value',
    'Write { "value": operand, OPERATOR: operand }.',
  );
}
