import { differenceInCalendarDays } from 'date-fns';
import { useState } from 'react';
import DatePicker from 'react-datepicker';
import { boundsTexts } from '../boundsTexts.ts';
import { spanDays, spanText } from '../dateRanges.ts';
import { openDaysOf } from '../days.ts';
import { DaysFrame, type DaysProps } from './DaysFrame.tsx';
import { PickStatus } from './PickStatus.tsx';
import { focusStart, useViewFocus } from './useViewFocus.ts';

/** Both ends of a range; the last one is null while it is to be picked. */
type Span = readonly [first: Date | null, last: Date | null];

/** Calendar for a range of days (R5-34): `MM/dd/yyyy - MM/dd/yyyy`. */
export function RangeCalendar(view: DaysProps) {
  const { value, picker, days, text, takeFocus, onPick } = view;
  const box = useViewFocus(picker, takeFocus);
  const [[first, last], setSpan] = useState<Span>(() => spanDays(value) ?? [null, null]);
  // The month that is shown first stays while other ends are picked.
  const [shown] = useState(first ?? undefined);
  const open = openDaysOf(picker, days);
  const isHalf = first !== null && last === null;
  /** Tests if a day, as the last one, gives the range an allowed length. */
  const isOfLength = (day: Date) => {
    const length = first === null ? 0 : differenceInCalendarDays(day, first) + 1;
    const { minDays = 1, maxDays = length } = picker;
    return !isHalf || length < 1 || (length >= minDays && length <= maxDays);
  };
  const pick = ([from, to]: Span) => {
    setSpan([from, to]);
    onPick(from && to ? spanText(from, to) : null, true);
  };
  return (
    <div ref={box}>
      <PickStatus says={[...boundsTexts(picker, text), text(isHalf ? 'Ui_LastDay' : 'Ui_FirstDay')]} />
      <DaysFrame
        view={view}
        open={{ ...open, isOpen: (day) => open.isOpen(day) && isOfLength(day) }}
        shown={shown}
      >
        {(settings) => (
          <DatePicker
            {...settings}
            selectsRange
            // Days too near to the first one are disabled, and are within every range.
            selectsDisabledDaysInRange
            startDate={first}
            endDate={last}
            onChange={pick}
          />
        )}
      </DaysFrame>
      {isHalf ? (
        <button
          type="button"
          className="cw-button cw-button--secondary cw-pick-now"
          onClick={() => {
            // The button is removed while it has the focus.
            focusStart(box.current);
            pick([null, null]);
          }}
        >
          {text('Ui_AnotherFirstDay')}
        </button>
      ) : null}
    </div>
  );
}
