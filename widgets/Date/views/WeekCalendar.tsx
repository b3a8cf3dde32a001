import { addDays } from 'date-fns';
import DatePicker from 'react-datepicker';
import { boundsOf, dayNow, dayText } from '../days.ts';
import { spanDays, spanText, weekOf } from '../spans.ts';
import { DaysFrame, type DaysProps, daysSettings } from './DaysFrame.tsx';
import { NowButton } from './NowButton.tsx';

const A_WEEK = 6;

/** A week, by any of its days: its first and its last one, `MM/dd/yyyy - MM/dd/yyyy`. */
export function WeekCalendar(view: DaysProps) {
  const { value, picker, days, text, onPick } = view;
  const [selected] = spanDays(value) ?? [];
  const { minDate, maxDate } = boundsOf(picker, days);
  const { includeDates, excludeDates, ...settings } = daysSettings(view, selected);
  const firstOf = (day: Date) => weekOf(day, picker.weekStart);
  const isWeekOf = (first: Date) => (day: Date) => dayText(firstOf(day)) === dayText(first);
  /** A week is offered as a whole: within the bounds, with no closed day, and with an open one where those are listed. */
  const isOffered = (day: Date) => {
    const first = firstOf(day);
    const isHeld = first >= minDate && addDays(first, A_WEEK) <= maxDate;
    const isClosed = excludeDates?.some(isWeekOf(first)) ?? false;
    return isHeld && !isClosed && (includeDates?.some(isWeekOf(first)) ?? true);
  };
  const pick = (day: Date) => onPick(spanText(firstOf(day), addDays(firstOf(day), A_WEEK)), true);
  const now = dayNow();
  return (
    <DaysFrame view={view}>
      <DatePicker
        {...settings}
        showWeekPicker
        selected={selected ?? null}
        filterDate={isOffered}
        onChange={(day: Date | null) => day && pick(day)}
      />
      <NowButton picker={picker} text={text} isOffered={isOffered(now)} onPick={() => pick(now)} />
    </DaysFrame>
  );
}
