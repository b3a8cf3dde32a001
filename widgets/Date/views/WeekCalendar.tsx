import { addDays } from 'date-fns';
import DatePicker from 'react-datepicker';
import { spanDays, spanText, weekOf } from '../dateRanges.ts';
import { boundsOf, dayNow, pickerDay } from '../days.ts';
import { DaysFrame, type DaysProps } from './DaysFrame.tsx';
import { NowButton } from './NowButton.tsx';
import { useViewFocus } from './useViewFocus.ts';

const A_WEEK = 6;

/** Calendar for a week, picked by any of its days: `MM/dd/yyyy - MM/dd/yyyy`. */
export function WeekCalendar(view: DaysProps) {
  const { value, picker, days, text, takeFocus, onPick } = view;
  const box = useViewFocus(picker, takeFocus);
  const [selected] = spanDays(value) ?? [];
  const { minDate, maxDate } = boundsOf(picker, days);
  const firstOf = (day: Date) => weekOf(day, picker.weekStart);
  const isAnyIn = (texts: readonly string[], first: Date) =>
    texts.some((each) => {
      const day = pickerDay(each);
      return day !== undefined && firstOf(day).getTime() === first.getTime();
    });
  /** Tests if a day's week is offered: within the bounds, without disabled dates, and with an allowed one, if any. */
  const isOffered = (day: Date) => {
    const first = firstOf(day);
    const isHeld = first >= minDate && addDays(first, A_WEEK) <= maxDate;
    if (!isHeld || isAnyIn(picker.disabledDates ?? [], first)) return false;
    return picker.allowedDates === undefined || isAnyIn(picker.allowedDates, first);
  };
  const pick = (day: Date) => onPick(spanText(firstOf(day), addDays(firstOf(day), A_WEEK)), true);
  const now = dayNow();
  return (
    <div ref={box}>
      <DaysFrame view={view} open={{ minDate, maxDate, isOpen: isOffered }} shown={selected}>
        {(settings) => (
          <DatePicker
            {...settings}
            showWeekPicker
            selected={selected ?? null}
            onChange={(day: Date | null) => day && pick(day)}
          />
        )}
      </DaysFrame>
      <NowButton picker={picker} text={text} isOffered={isOffered(now)} onPick={() => pick(now)} />
    </div>
  );
}
