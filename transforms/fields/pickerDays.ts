import type { PickerDays } from '../../schemas/uiOptions.ts';
import { formatDay } from '../values/day.ts';
import type { FutureDateInstance } from '../vocabulary/preventFutureDate.ts';
import type { RangeInstance } from '../vocabulary/range.ts';

interface DayRules {
  range?: readonly RangeInstance[];
  preventFutureDate?: readonly FutureDateInstance[];
}

/** The tighter of all bounds; undefined where there is none. */
function tightest(days: readonly (number | string | null)[], of: (...days: number[]) => number) {
  const bounds = days.filter((day) => typeof day === 'number');
  return bounds.length ? formatDay(of(...bounds)) : undefined;
}

/**
 * The days that a field's rules leave open whatever else is answered, as its picker offers them (R5-33): the constant
 * bounds of `range`, and no future day where `preventFutureDate` forbids it. Undefined where all days are open.
 */
export function pickerDays({ range = [], preventFutureDate = [] }: DayRules): PickerDays | undefined {
  const ranges = range.filter(({ type }) => type === 'date');
  const first = tightest(
    ranges.map(({ min }) => min),
    Math.max,
  );
  const last = tightest(
    ranges.map(({ max }) => max),
    Math.min,
  );
  const past = preventFutureDate.every(({ allowToday }) => allowToday) ? 'today' : 'yesterday';
  const days: PickerDays = {
    ...(first && { first }),
    ...(last && { last }),
    ...(preventFutureDate.length && { until: past }),
  };
  return Object.keys(days).length ? days : undefined;
}
