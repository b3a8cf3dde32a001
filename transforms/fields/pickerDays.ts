import type { PickerDays } from '../../schemas/uiOptions.ts';
import type { Reference } from '../conditions/types.ts';

import { formatDay } from '../values/day.ts';
import type { FutureDateInstance } from '../vocabulary/preventFutureDate.ts';
import type { RangeInstance } from '../vocabulary/range.ts';
import type { ConditionalInstance } from '../vocabulary/requiredWhile.ts';
import { assertedDays } from './assertedDays.ts';

interface DayRules {
  range?: readonly RangeInstance[];
  preventFutureDate?: readonly FutureDateInstance[];
  preventFutureShortDate?: readonly FutureDateInstance[];
  assert?: readonly ConditionalInstance[];
}

/** The tighter of all bounds; undefined where there is none. */
function tightest(days: readonly (number | string | null)[], of: (...days: number[]) => number) {
  const bounds = days.filter((day) => typeof day === 'number');
  return bounds.length ? formatDay(of(...bounds)) : undefined;
}

/**
 * The days that a field's rules leave open whatever else is answered, as its picker offers them (R5-33, C10-06): the
 * constant bounds of `range` and `assert`, and no future day where one may not be. Undefined where all days are open.
 */
export function pickerDays(rules: DayRules, field: Reference): PickerDays | undefined {
  const { range = [], preventFutureDate = [], preventFutureShortDate = [], assert = [] } = rules;
  const ranges = range.filter(({ type }) => type === 'date');
  const notFuture = [...preventFutureDate, ...preventFutureShortDate];
  const asserted = assertedDays(
    assert.map(({ when }) => when),
    field,
  );
  const first = tightest([...ranges.map(({ min }) => min), ...asserted.first], Math.max);
  const last = tightest([...ranges.map(({ max }) => max), ...asserted.last], Math.min);
  const { firstFromToday, lastFromToday } = asserted;
  const days: PickerDays = {
    ...(first && { first }),
    ...(last && { last }),
    ...(notFuture.length && {
      until: notFuture.every(({ allowToday }) => allowToday) ? 'today' : 'yesterday',
    }),
    ...(firstFromToday.length && { firstFromToday }),
    ...(lastFromToday.length && { lastFromToday }),
  };
  return Object.keys(days).length ? days : undefined;
}
