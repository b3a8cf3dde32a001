import { type Day, formatDay, parseDay } from '../values/day.ts';
import { compareDecimals, formatDecimal, parseDecimal } from '../values/decimal.ts';
import { isEmpty } from '../values/emptiness.ts';
import { defineKeyword, type Failure, type Instance, type KeywordFunction } from './types.ts';

/** Bounds are inclusive; null is open. Numbers are plain decimal text, days `yyyyMMdd` as a number. */
export type RangeInstance = Instance &
  (
    | { type: 'number'; min: string | null; max: string | null }
    | { type: 'date'; min: Day | null; max: Day | null }
  );

/** Both bounds, one of them, or none: what the value must be. */
export type RangeFailure =
  | Failure<never, 'min' | 'max'>
  | Failure<'min', 'min'>
  | Failure<'max', 'max'>
  | Failure<'invalid' | 'invalidDate', never>;

function failureOf(instance: RangeInstance): RangeFailure {
  const shown = (bound: string | Day) => (typeof bound === 'number' ? formatDay(bound) : bound);
  const { min, max } = instance;
  if (min !== null && max !== null) return { params: { min: shown(min), max: shown(max) } };
  if (min !== null) return { variant: 'min', params: { min: shown(min) } };
  if (max !== null) return { variant: 'max', params: { max: shown(max) } };
  return { variant: instance.type === 'date' ? 'invalidDate' : 'invalid' };
}

function numberIsWithin(value: unknown, min: string | null, max: string | null): boolean {
  const number = parseDecimal(value);
  if (number === null) return false;
  const [low, high] = [parseDecimal(min), parseDecimal(max)];
  return (
    (low === null || compareDecimals(number, low) >= 0) &&
    (high === null || compareDecimals(number, high) <= 0)
  );
}

function dayIsWithin(value: unknown, min: Day | null, max: Day | null): boolean {
  const day = parseDay(value);
  return day !== null && (min === null || day >= min) && (max === null || day <= max);
}

/** Within bounds, as a number or a day; unreadable values fail (C4-03). */
export const range: KeywordFunction<RangeInstance, RangeFailure> = (value, instance) => {
  if (isEmpty(value)) return undefined;
  const within =
    instance.type === 'number'
      ? numberIsWithin(value, instance.min, instance.max)
      : dayIsWithin(value, instance.min, instance.max);
  return within ? undefined : failureOf(instance);
};

/** A number bound as an instance keeps it: plain digits, without exponent or trailing zeros. */
export function numberBound(value: unknown): string | null {
  const number = parseDecimal(value);
  return number && formatDecimal(number);
}

const BOUND = { type: ['string', 'number', 'null'] };

export const rangeDefinition = defineKeyword(
  'range',
  { type: { enum: ['number', 'date'] }, min: BOUND, max: BOUND },
  ['type', 'min', 'max'],
);
