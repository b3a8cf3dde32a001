import type { DatePicker, PickerMode } from '../../schemas/generated/types.ts';
import { takeAway } from '../../transforms/config/advice.ts';
import { parseParameterDay } from '../../transforms/values/day.ts';
import { defineCheck, type Found } from './check.ts';
import { type PickerView, pickersOf } from './pickers.ts';

const DAYS: readonly PickerMode[] = ['date', 'range', 'multiple', 'week', 'dateTime'];
const YEARS: readonly PickerMode[] = [...DAYS, 'month', 'year'];
const TIMES: readonly PickerMode[] = ['time', 'dateTime'];
const ONE: readonly PickerMode[] = ['date', 'week', 'month', 'year', ...TIMES];

/** Picker modes that support each option; an option without an entry applies in all modes. */
const HEEDED_BY: Partial<Record<keyof DatePicker, readonly PickerMode[]>> = {
  minDate: YEARS,
  maxDate: YEARS,
  yearFrom: YEARS,
  yearTo: YEARS,
  swipeThreshold: YEARS,
  disabledDates: DAYS,
  disabledWeekdays: DAYS.filter((mode) => mode !== 'week'),
  allowedDates: DAYS,
  weekStart: DAYS,
  minDays: ['range'],
  maxDays: ['range'],
  limit: ['multiple'],
  minTime: TIMES,
  maxTime: TIMES,
  hours24: TIMES,
  seconds: TIMES,
  hoursGridStep: TIMES,
  minutesGridStep: TIMES,
  secondsGridStep: TIMES,
  hoursIncrement: TIMES,
  minutesIncrement: TIMES,
  secondsIncrement: TIMES,
  now: ONE,
  modeHeight: ['month', 'year', ...TIMES],
};

function* unheeded({ file, pointer, picker }: PickerView): Generator<Found> {
  const { mode = 'date' } = picker;
  for (const key of Object.keys(picker) as (keyof DatePicker)[]) {
    const modes = HEEDED_BY[key];
    if (!modes || modes.includes(mode)) continue;
    yield {
      file,
      pointer: `${pointer}/picker/${key}`,
      message: `A picker of the mode ${mode} does not heed "${key}".`,
      hint: takeAway(`pick as ${modes.join(', ')}`),
    };
  }
}

/** Pairs of options of which the first must not exceed the second. Times of equal length compare as texts. */
const PAIRS: readonly [keyof DatePicker, keyof DatePicker, (value: unknown) => unknown][] = [
  ['minDate', 'maxDate', parseParameterDay],
  ['yearFrom', 'yearTo', (year) => year],
  ['minDays', 'maxDays', (days) => days],
  ['minTime', 'maxTime', (time) => String(time).padEnd(8, ':00')],
];

function* inverted({ file, pointer, picker }: PickerView): Generator<Found> {
  for (const [first, last, read] of PAIRS) {
    const [low, high] = [picker[first], picker[last]];
    if (low === undefined || high === undefined) continue;
    const [from, to] = [read(low), read(high)];
    if (from === null || to === null || (from as number | string) <= (to as number | string)) continue;
    yield {
      file,
      pointer: `${pointer}/picker/${first}`,
      message: `"${first}" is above "${last}", so nothing can be picked.`,
      hint: 'Swap them.',
    };
  }
}

function* unread({ file, pointer, picker }: PickerView): Generator<Found> {
  const lists = [
    ['minDate', [picker.minDate]],
    ['maxDate', [picker.maxDate]],
    ['disabledDates', picker.disabledDates],
    ['allowedDates', picker.allowedDates],
  ] as const;
  for (const [key, days = []] of lists)
    for (const [at, day] of days.entries()) {
      if (day === undefined || parseParameterDay(day) !== null) continue;
      const isList = key === 'disabledDates' || key === 'allowedDates';
      yield {
        file,
        pointer: `${pointer}/picker/${key}${isList ? `/${at}` : ''}`,
        message: `"${day}" is no day, so the picker does not heed it.`,
        hint: 'Write it as MM/dd/yyyy or yyyy-MM-dd.',
      };
    }
}

/** Reports picker options that have no effect, or leave no value to pick. */
export const pickerOption = defineCheck({
  code: 'picker-option',
  severity: 'error',
  summary: 'an option of a date picker that has no effect, or leaves nothing to be picked',
  needs: 'file',
  *run({ pages, models }) {
    for (const picker of pickersOf(pages, models)) {
      yield* unheeded(picker);
      yield* inverted(picker);
      yield* unread(picker);
    }
  },
});
