import { type Day, formatDay, parseDay, parseParameterDay } from '../values/day.ts';
import { compareDecimals, formatDecimal, parseDecimal } from '../values/decimal.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';
import type { RuleReader } from './reader.ts';
import { bound, choice } from './shapes.ts';

/** Compiled bounds, inclusive; null is open. Numbers are plain decimal text, days `yyyyMMdd` as a number. */
export type RangeInstance =
  | { type: 'number'; min: string | null; max: string | null }
  | { type: 'date'; min: Day | null; max: Day | null };

/** Failure of the rule, with the bounds: both, one of them, or none. */
export type RangeFailure =
  | Failure<never, 'min' | 'max'>
  | Failure<'min', 'min'>
  | Failure<'max', 'max'>
  | Failure<'invalid' | 'invalidDate', never>;

/** Returns the failure of every value that is outside the bounds or unreadable. */
export function failureOf(instance: RangeInstance): RangeFailure {
  const shown = (limit: string | Day) => (typeof limit === 'number' ? formatDay(limit) : limit);
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

const judge: Judge<RangeInstance, RangeFailure> = (value, instance) => {
  const within =
    instance.type === 'number'
      ? numberIsWithin(value, instance.min, instance.max)
      : dayIsWithin(value, instance.min, instance.max);
  return within ? undefined : failureOf(instance);
};

/** Rule that a value is within bounds, as a number or a day; unreadable values fail (C4-03). */
export const range = defineRule({
  judge,
  kind: ({ variant, params }) =>
    variant === 'invalidDate' || Object.values(params).some((shown) => String(shown).includes('/'))
      ? 'date'
      : 'number',
  variants: { min: {}, max: {}, invalid: {}, invalidDate: { sameAs: 'invalid' } },
});

/** Converts a number to plain digits, without exponent or trailing zeros; null where the value is no number. */
export function numberBound(value: unknown): string | null {
  const number = parseDecimal(value);
  return number && formatDecimal(number);
}

const PARAMETERS = {
  min: 'bound',
  max: 'bound',
  type: { choice: () => ['number', 'date'] as const },
} as const;

type RangeReader = RuleReader<typeof PARAMETERS>;

function inverted(read: RangeReader) {
  return read
    .placeOf('min')
    .error(
      'inverted-range',
      'The lower bound is above the upper bound, so every value fails',
      'Swap min and max.',
    );
}

function dateRange(read: RangeReader): RangeInstance {
  const min = read.bound('min', parseParameterDay, 'a date, MM/dd/yyyy or yyyy-MM-dd');
  const max = read.bound('max', parseParameterDay, 'a date, MM/dd/yyyy or yyyy-MM-dd');
  if (min !== null && max !== null && min > max) throw inverted(read);
  return { type: 'date', min, max };
}

function numberRange(read: RangeReader): RangeInstance {
  const min = read.bound('min', numberBound, 'a number');
  const max = read.bound('max', numberBound, 'a number');
  const [low, high] = [parseDecimal(min), parseDecimal(max)];
  if (low && high && compareDecimals(low, high) > 0) throw inverted(read);
  return { type: 'number', min, max };
}

export const rangeAdapter = defineAdapter(range, {
  on: 'field',
  parameters: PARAMETERS,
  ordinal: ['min', 'max'],
  values: ({ min, max }) => [min, max],
  instance: () => ({ type: choice(['number', 'date']), min: bound, max: bound }),
  build: (read) => (read.choice('type', 'number') === 'date' ? dateRange(read) : numberRange(read)),
  inputHints: ({ type, min, max }) => {
    if (type === 'number') return { least: min };
    return { days: { ...(min !== null && { first: [min] }), ...(max !== null && { last: [max] }) } };
  },
});
