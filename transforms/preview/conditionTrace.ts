import { evaluateCondition, evaluateOperand } from '../conditions/evaluate.ts';
import type { Scope } from '../conditions/scope.ts';
import type {
  ComparisonOperator,
  CompiledCondition,
  CompiledOperand,
  Reference,
} from '../conditions/types.ts';
import type { ConditionTrace } from './types.ts';

const OPERATORS: Record<ComparisonOperator, string> = {
  equals: 'is',
  notEquals: 'is not',
  greaterThan: 'is more than',
  atLeast: 'is at least',
  lessThan: 'is less than',
  atMost: 'is at most',
  before: 'is before',
  onOrBefore: 'is on or before',
  after: 'is after',
  onOrAfter: 'is on or after',
};

/** A value as JSON writes it; what is empty as that word. */
const shown = (value: unknown): string =>
  value === null || value === undefined || value === '' ? 'empty' : JSON.stringify(value);

const nameOf = (ref: Reference): string =>
  'model' in ref ? `${ref.model}.${ref.field}` : `${'outer '.repeat(ref.up)}${ref.field}`;

const listed = (operands: readonly CompiledOperand[], scope: Scope, join: string): string =>
  operands.map((operand) => operandText(operand, scope)).join(join);

function spelled(operand: Exclude<CompiledOperand, Record<'literal', unknown>>, scope: Scope): string {
  if ('ref' in operand) return nameOf(operand.ref);
  if ('today' in operand) return 'today';
  if ('count' in operand) return `the number of ${'list' in operand.count ? operand.count.list : ''}`;
  if ('sum' in operand) return `the sum of ${nameOf(operand.sum)}`;
  if ('add' in operand) return listed(operand.add, scope, ' + ');
  if ('multiply' in operand) return listed(operand.multiply, scope, ' × ');
  if ('subtract' in operand) return listed(operand.subtract, scope, ' − ');
  if ('divide' in operand) return listed(operand.divide, scope, ' ÷ ');
  return spelledFunction(operand, scope);
}

type OfFunction = Exclude<
  CompiledOperand,
  | Record<'literal', unknown>
  | Record<'ref', unknown>
  | Record<'today', unknown>
  | Record<'count', unknown>
  | Record<'sum', unknown>
  | Record<'add', unknown>
  | Record<'multiply', unknown>
  | Record<'subtract', unknown>
  | Record<'divide', unknown>
>;

function spelledFunction(operand: OfFunction, scope: Scope): string {
  if ('daysBetween' in operand) return `the days from ${listed(operand.daysBetween, scope, ' to ')}`;
  if ('shift' in operand) return `${operandText(operand.shift, scope)}, moved`;
  if ('round' in operand) return `${operandText(operand.round, scope)}, rounded`;
  if ('least' in operand) return `the least of ${listed(operand.least, scope, ', ')}`;
  if ('greatest' in operand) return `the greatest of ${listed(operand.greatest, scope, ', ')}`;
  if ('first' in operand) return `the first of ${listed(operand.first, scope, ', ')}`;
  if ('member' in operand) return `the class list's ${operand.member.field}`;
  return 'the way in';
}

/** An operand with the value that it has now: `claimDetails.bought ("yes")`. */
function operandText(operand: CompiledOperand, scope: Scope): string {
  if ('literal' in operand) return shown(operand.literal);
  return `${spelled(operand, scope)} (${shown(evaluateOperand(operand, scope).value)})`;
}

function testText(condition: Extract<CompiledCondition, { op: string }>, scope: Scope): string {
  const left = operandText(condition.left, scope);
  if (condition.op === 'empty') return `${left} ${condition.empty ? 'is empty' : 'is not empty'}`;
  if (condition.op === 'in') return `${left} is one of ${condition.values.map(shown).join(', ')}`;
  if (condition.op === 'matches') return `${left} matches ${condition.pattern}`;
  return `${left} ${OPERATORS[condition.op]} ${operandText(condition.right, scope)}`;
}

/** A condition in words, with the values that it reads now and whether it holds, part by part. */
export function conditionTrace(condition: CompiledCondition, scope: Scope): ConditionTrace {
  const holds = evaluateCondition(condition, scope);
  const partsOf = (parts: readonly CompiledCondition[]) => parts.map((part) => conditionTrace(part, scope));
  if ('all' in condition) return { text: 'all of these', holds, parts: partsOf(condition.all) };
  if ('any' in condition) return { text: 'any of these', holds, parts: partsOf(condition.any) };
  if ('not' in condition) return { text: 'not this', holds, parts: partsOf([condition.not]) };
  return { text: testText(condition, scope), holds, parts: [] };
}
