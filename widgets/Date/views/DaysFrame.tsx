import { type Locale, setDefaultOptions } from 'date-fns';
import { type ReactNode, useLayoutEffect } from 'react';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { mirrorArrows } from '../calendarKeys.ts';
import { boundsOf, pickerDay } from '../days.ts';
import { CalendarHeader } from './CalendarHeader.tsx';
import { useShown } from './useShown.ts';
import type { PickViewProps } from './view.ts';
import 'react-datepicker/dist/react-datepicker.css';

/** What a calendar of days is given beside the rest: the library's words of the page's language. */
export interface DaysProps extends PickViewProps {
  locale: Locale | undefined;
}

const START = '.react-datepicker__day[tabindex="0"]';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Those of some texts that are days. */
function daysOf(texts: readonly string[] | undefined): Date[] | undefined {
  return texts?.map((text) => pickerDay(text)).filter((day) => day !== undefined);
}

/** Our dialog has the name; the library's own would be in English. */
function Plain({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>;
}

/**
 * What every calendar of days tells react-datepicker, which is always open: what opens and closes it is the date
 * field's own. `shown` is the day that it opens at, where there is one.
 */
export function daysSettings({ picker, days, text, language, locale }: DaysProps, shown: Date | undefined) {
  const bounds = boundsOf(picker, days);
  const closedWeekdays = picker.disabledWeekdays ?? [];
  const includeDates = daysOf(picker.allowedDates);
  const excludeDates = daysOf(picker.disabledDates);
  return {
    inline: true,
    fixedHeight: true,
    ...(locale ? { locale } : {}),
    openToDate: shown ?? bounds.openToDate,
    minDate: bounds.minDate,
    maxDate: bounds.maxDate,
    ...(includeDates ? { includeDates } : {}),
    ...(excludeDates ? { excludeDates } : {}),
    filterDate: (day: Date) => !closedWeekdays.includes(day.getDay()),
    calendarStartDay: picker.weekStart as Weekday,
    calendarContainer: Plain,
    chooseDayAriaLabelPrefix: text('Ui_ChooseDay'),
    disabledDayAriaLabelPrefix: text('Ui_DayNotAvailable'),
    renderCustomHeader: (header: ReactDatePickerCustomHeaderProps) => (
      <CalendarHeader
        header={header}
        text={text}
        language={language}
        years={{ first: bounds.minDate.getFullYear(), last: bounds.maxDate.getFullYear() }}
      />
    ),
  };
}

/** The place of a calendar of days in its dialog, whose keys follow the direction of the page. */
export function DaysFrame({
  view: { picker, takeFocus },
  children,
}: {
  view: DaysProps;
  children: ReactNode;
}) {
  const box = useShown(picker, takeFocus, START);
  const weekStart = picker.weekStart as Weekday;
  // The library's End key ends the week by this default alone; all else of it is told the week's start.
  useLayoutEffect(() => setDefaultOptions({ weekStartsOn: weekStart }), [weekStart]);
  return (
    <div ref={box} onKeyDownCapture={mirrorArrows}>
      {children}
    </div>
  );
}
