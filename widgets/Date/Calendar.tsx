import { type Locale, setDefaultOptions } from 'date-fns';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import DatePicker from 'react-datepicker';
import type { PickerDays } from '../../schemas/uiOptions.ts';
import type { UiText } from '../texts.ts';
import { CalendarHeader } from './CalendarHeader.tsx';
import { mirrorArrows } from './calendarKeys.ts';
import { boundsOf, dayText, pickerDay } from './days.ts';
import type { Picker } from './pickerDefaults.ts';
import { placeCalendar } from './placeCalendar.ts';
import { useSwipe } from './useSwipe.ts';
import 'react-datepicker/dist/react-datepicker.css';

export interface CalendarProps {
  value: string;
  picker: Picker;
  days: PickerDays | undefined;
  text: UiText;
  /** Whether the calendar takes the focus as it opens: by its button yes, by a click on the input no. */
  takeFocus: boolean;
  onPick(day: string): void;
}

interface LocalizedProps extends CalendarProps {
  language: string;
  locale: Locale | undefined;
}

function daysOf(texts: string[] | undefined): Date[] | undefined {
  return texts?.map((text) => pickerDay(text)).filter((day) => day !== undefined);
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Puts the dialog around the calendar where it is in view, and the focus on the day that arrows start from. */
function useShown(picker: Picker, takeFocus: boolean) {
  const box = useRef<HTMLDivElement>(null);
  // With the drawing, not after it: later, a day that is picked at once would get the focus as it goes away.
  useLayoutEffect(() => {
    const dialog = box.current?.closest('dialog');
    const field = dialog?.parentElement;
    const stop = dialog && field ? placeCalendar(dialog, field, picker) : undefined;
    if (takeFocus) {
      box.current
        ?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')
        ?.focus({ preventScroll: true });
    }
    return stop;
  }, [picker, takeFocus]);
  useSwipe(box, picker.swipeThreshold);
  return box;
}

/** Our dialog has the name; the library's own would be in English. */
function Plain({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>;
}

/** react-datepicker, always open: what opens and closes it is the date field's own. Loaded when first needed. */
function Calendar({ value, picker, days, text, takeFocus, onPick, language, locale }: LocalizedProps) {
  const box = useShown(picker, takeFocus);
  const weekStart = picker.weekStart as Weekday;
  // The library's End key ends the week by this default alone; all else of it is told the week's start.
  useLayoutEffect(() => setDefaultOptions({ weekStartsOn: weekStart }), [weekStart]);
  const bounds = boundsOf(picker, days);
  const closedWeekdays = picker.disabledWeekdays ?? [];
  const includeDates = daysOf(picker.allowedDates);
  const excludeDates = daysOf(picker.disabledDates);
  return (
    <div ref={box} onKeyDownCapture={mirrorArrows}>
      <DatePicker
        inline
        fixedHeight
        {...(locale ? { locale } : {})}
        selected={pickerDay(value) ?? null}
        openToDate={pickerDay(value) ?? bounds.openToDate}
        minDate={bounds.minDate}
        maxDate={bounds.maxDate}
        {...(includeDates ? { includeDates } : {})}
        {...(excludeDates ? { excludeDates } : {})}
        filterDate={(day) => !closedWeekdays.includes(day.getDay())}
        calendarStartDay={weekStart}
        calendarContainer={Plain}
        chooseDayAriaLabelPrefix={text('Ui_ChooseDay')}
        disabledDayAriaLabelPrefix={text('Ui_DayNotAvailable')}
        monthAriaLabelPrefix={text('Ui_Month')}
        renderCustomHeader={(header) => (
          <CalendarHeader
            header={header}
            text={text}
            language={language}
            years={{ first: bounds.minDate.getFullYear(), last: bounds.maxDate.getFullYear() }}
          />
        )}
        onChange={(day: Date | null) => day && onPick(dayText(day))}
      />
    </div>
  );
}

/** The calendar of pages in a language, with the library's words of it. */
export function calendarIn(language: string, locale: Locale | undefined): ComponentType<CalendarProps> {
  return (props) => <Calendar {...props} language={language} locale={locale} />;
}
