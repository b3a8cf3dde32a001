import type { CompiledOperand } from '../ground/expressions.ts';
import { compareDecimals, type Decimal, formatDecimal, parseDecimal } from '../values/decimal.ts';
import { evaluateOperand } from './evaluate.ts';
import type { Scope } from './scope.ts';

/** How many there may be; a bound that is left out is open. */
export interface CountBounds {
  min?: CompiledOperand;
  max?: CompiledOperand;
}

/** Which bound a count breaks, and what it is. */
export type BrokenBound =
  | { variant: 'min'; params: { min: string } }
  | { variant: 'max'; params: { max: string } };

/** A bound as a number; an empty or unreadable one is none (C8-05). */
export function boundOf(operand: CompiledOperand | undefined, scope: Scope): Decimal | null {
  return operand ? parseDecimal(evaluateOperand(operand, scope).value) : null;
}

/** The bounds that a count breaks. */
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
