import type { Locale } from 'date-fns';
import type { ReactNode } from 'react';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { boundsOf, type OpenDays } from '../days.ts';
import { CalendarHeader } from './CalendarHeader.tsx';
import { DayGrid, SettledMonth } from './DayGrid.tsx';
import { monthName } from './monthNamesIn.ts';
import { useDayCursor } from './useDayCursor.ts';
import type { PickViewProps } from './view.ts';
import 'react-datepicker/dist/react-datepicker.css';

/** Props of a calendar of days, with the library's locale. */
export interface DaysProps extends PickViewProps {
  locale: Locale | undefined;
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Cursor = ReturnType<typeof useDayCursor>;

/**
 * Returns the settings of react-datepicker in every calendar of days, always open, because the date field opens and
 * closes it.
 */
function daysSettings({ picker, days, text, language, locale }: DaysProps, open: OpenDays, cursor: Cursor) {
  const bounds = boundsOf(picker, days);
  return {
    ref: cursor.drawn,
    inline: true,
    fixedHeight: true,
    ...(locale ? { locale } : {}),
    openToDate: cursor.openToDate,
    minDate: open.minDate,
    maxDate: open.maxDate,
    filterDate: open.isOpen,
    calendarStartDay: picker.weekStart as Weekday,
    calendarContainer: DayGrid,
    // Lets Enter pick the chosen day again, which closes the calendar, as any other does, without taking the focus.
    allowSameDay: true,
    shouldCloseOnSelect: false,
    // The library's keys stop at a row of closed days, and ignore the writing direction.
    disabledKeyboardNavigation: true,
    onKeyDown: cursor.press,
    chooseDayAriaLabelPrefix: text('Ui_ChooseDay'),
    disabledDayAriaLabelPrefix: text('Ui_DayNotAvailable'),
    renderCustomHeader: (header: ReactDatePickerCustomHeaderProps) => (
      <CalendarHeader
        header={header}
        text={text}
        language={language}
        years={{ first: bounds.minDate.getFullYear(), last: bounds.maxDate.getFullYear() }}
        onShow={cursor.show}
      />
    ),
  };
}

interface DaysFrameProps {
  view: DaysProps;
  open: OpenDays;
  /** Day whose month is shown first, if any. */
  shown: Date | undefined;
  children: (settings: ReturnType<typeof daysSettings>) => ReactNode;
}

/** Calendar of days: react-datepicker, always open, as a grid with a tab stop and the keys of the WAI-ARIA pattern. */
export function DaysFrame({ view, open, shown, children }: DaysFrameProps) {
  const cursor = useDayCursor(view, open, shown);
  const settled = () => {
    const { at, stop } = cursor.settle();
    return { name: monthName(at, view.language), stop };
  };
  return <SettledMonth value={settled}>{children(daysSettings(view, open, cursor))}</SettledMonth>;
}
