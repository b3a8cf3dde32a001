import { useLayoutEffect, useRef } from 'react';
import DatePicker from 'react-datepicker';
import type { DatePicker as PickerOptions } from '../../schemas/generated/types.ts';
import type { PickerDays } from '../../schemas/uiOptions.ts';
import type { UiText } from '../texts.ts';
import { CalendarHeader } from './CalendarHeader.tsx';
import { boundsOf, dayText, pickerDay } from './days.ts';
import 'react-datepicker/dist/react-datepicker.css';

const MONDAY = 1;

export interface CalendarProps {
  value: string;
  picker: PickerOptions | undefined;
  days: PickerDays | undefined;
  text: UiText;
  /** Whether the calendar takes the focus as it opens: by its button yes, by a click on the input no. */
  takeFocus: boolean;
  onPick(day: string): void;
}

function daysOf(texts: string[] | undefined): Date[] | undefined {
  return texts?.map((text) => pickerDay(text)).filter((day) => day !== undefined);
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** react-datepicker, always open: what opens and closes it is the date field's own. Loaded when first needed. */
export function Calendar({ value, picker, days, text, takeFocus, onPick }: CalendarProps) {
  const box = useRef<HTMLDivElement>(null);
  // With the drawing, not after it: later, a day that is picked at once would get the focus as it goes away.
  useLayoutEffect(() => {
    if (!takeFocus) return;
    box.current
      ?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')
      ?.focus({ preventScroll: true });
  }, [takeFocus]);
  const bounds = boundsOf(picker, days);
  const closedWeekdays = picker?.disabledWeekdays ?? [];
  const includeDates = daysOf(picker?.allowedDates);
  const excludeDates = daysOf(picker?.disabledDates);
  return (
    <div ref={box}>
      <DatePicker
        inline
        selected={pickerDay(value) ?? null}
        openToDate={pickerDay(value) ?? bounds.openToDate}
        minDate={bounds.minDate}
        maxDate={bounds.maxDate}
        {...(includeDates ? { includeDates } : {})}
        {...(excludeDates ? { excludeDates } : {})}
        filterDate={(day) => !closedWeekdays.includes(day.getDay())}
        calendarStartDay={(picker?.weekStart ?? MONDAY) as Weekday}
        renderCustomHeader={(header) => (
          <CalendarHeader
            header={header}
            text={text}
            years={{ first: bounds.minDate.getFullYear(), last: bounds.maxDate.getFullYear() }}
          />
        )}
        onChange={(day: Date | null) => day && onPick(dayText(day))}
      />
    </div>
  );
}
