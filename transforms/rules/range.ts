import { numberBound } from '../keywords/range.ts';
import { parseParameterDay } from '../values/day.ts';
import { compareDecimals, parseDecimal } from '../values/decimal.ts';
import type { RuleReader } from './reader.ts';
import type { RuleAdapter } from './types.ts';

function inverted(read: RuleReader) {
  return read
    .placeOf('min')
    .error(
      'inverted-range',
      'The lower bound is above the upper bound, so every value fails',
      'Swap min and max.',
    );
}

function dateRange(read: RuleReader) {
  const min = read.bound('min', parseParameterDay, 'a date, MM/dd/yyyy or yyyy-MM-dd');
  const max = read.bound('max', parseParameterDay, 'a date, MM/dd/yyyy or yyyy-MM-dd');
  if (min !== null && max !== null && min > max) throw inverted(read);
  return { type: 'date', min, max };
}

function numberRange(read: RuleReader) {
  const min = read.bound('min', numberBound, 'a number');
  const max = read.bound('max', numberBound, 'a number');
  const [low, high] = [parseDecimal(min), parseDecimal(max)];
  if (low && high && compareDecimals(low, high) > 0) throw inverted(read);
  return { type: 'number', min, max };
}

export const range: RuleAdapter = {
  name: 'range',
  on: 'field',
  ordinal: ['min', 'max'],
  named: ['type'],
  build: (read) =>
    read.choice('type', ['number', 'date'], 'number') === 'date' ? dateRange(read) : numberRange(read),
};
