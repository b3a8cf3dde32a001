import type { CompiledOperand } from '../ground/expressions.ts';
import { compareDecimals, type Decimal, formatDecimal, parseDecimal } from '../values/decimal.ts';
import { evaluateOperand } from './evaluate.ts';
import type { Scope } from './scope.ts';

/** Minimum and maximum of a number of records or documents; an absent bound is open. */
export interface CountBounds {
  min?: CompiledOperand;
  max?: CompiledOperand;
}

/** Bound that a number breaks, with the value of the bound. */
export type BrokenBound =
  | { variant: 'min'; params: { min: string } }
  | { variant: 'max'; params: { max: string } };

/** Evaluates a bound; null where it is absent, empty or unreadable, which means open (C8-05). */
export function boundOf(operand: CompiledOperand | undefined, scope: Scope): Decimal | null {
  return operand ? parseDecimal(evaluateOperand(operand, scope).value) : null;
}

/** Returns the bounds that a count breaks. */
export function brokenBounds(count: number, bounds: CountBounds, scope: Scope): BrokenBound[] {
  const actual: Decimal = { coefficient: BigInt(count), scale: 0 };
  const broken: BrokenBound[] = [];
  const min = boundOf(bounds.min, scope);
  const max = boundOf(bounds.max, scope);
  if (min && compareDecimals(actual, min) < 0)
    broken.push({ variant: 'min', params: { min: formatDecimal(min) } });
  if (max && compareDecimals(actual, max) > 0)
    broken.push({ variant: 'max', params: { max: formatDecimal(max) } });
  return broken;
}
