import { differenceInCalendarDays } from 'date-fns';
import { useState } from 'react';
import DatePicker from 'react-datepicker';
import { boundsWords } from '../boundsWords.ts';
import { spanDays, spanText } from '../spans.ts';
import { DaysFrame, type DaysProps, daysSettings } from './DaysFrame.tsx';
import { PickStatus } from './PickStatus.tsx';

/** Both ends of a range; the last one is null while it is to be picked. */
type Span = readonly [first: Date | null, last: Date | null];

/** A first and a last day (R5-34): `MM/dd/yyyy - MM/dd/yyyy`. */
export function RangeCalendar(view: DaysProps) {
  const { value, picker, text, onPick } = view;
  const [[first, last], setSpan] = useState<Span>(() => spanDays(value) ?? [null, null]);
  // The month that is shown stays while other ends are picked.
  const [shown] = useState(first ?? undefined);
  const settings = daysSettings(view, shown);
  const isHalf = first !== null && last === null;
  /** While the last day is picked: those that make the range too short or too long are closed. */
  const isOfLength = (day: Date) => {
    const length = first === null ? 0 : differenceInCalendarDays(day, first) + 1;
    const { minDays = 1, maxDays = length } = picker;
    return !isHalf || length < 1 || (length >= minDays && length <= maxDays);
  };
  const pick = ([from, to]: [Date | null, Date | null]) => {
    setSpan([from, to]);
    onPick(from && to ? spanText(from, to) : null, true);
  };
  return (
    <DaysFrame view={view}>
      <PickStatus says={[...boundsWords(picker, text), text(isHalf ? 'Ui_LastDay' : 'Ui_FirstDay')]} />
      <DatePicker
        {...settings}
        selectsRange
        // Days that make the range too short are closed, and lie within each.
        selectsDisabledDaysInRange
        startDate={first}
        endDate={last}
        filterDate={(day) => settings.filterDate(day) && isOfLength(day)}
        onChange={pick}
      />
      {isHalf ? (
        <button
          type="button"
          className="cw-button cw-button--secondary cw-pick-now"
          onClick={() => pick([null, null])}
        >
          {text('Ui_AnotherFirstDay')}
        </button>
      ) : null}
    </DaysFrame>
  );
}
