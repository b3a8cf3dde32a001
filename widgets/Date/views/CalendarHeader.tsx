import { useLayoutEffect, useRef } from 'react';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import type { UiText } from '../../texts.ts';
import { monthName, monthWords } from './monthWords.ts';
import { Step } from './Step.tsx';
import { YearSelect, type Years } from './YearSelect.tsx';

interface CalendarHeaderProps {
  header: ReactDatePickerCustomHeaderProps;
  years: Years;
  text: UiText;
  /** The language that the page is in. */
  language: string;
}

/** Names the days of a month by month and year as the language writes them: the library joins them by a comma of its own. */
function useMonthName(date: Date, language: string) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const days = box.current
      ?.closest('.react-datepicker__month-container')
      ?.querySelector('.react-datepicker__month');
    days?.setAttribute('aria-label', monthName(date, language));
  });
  return box;
}

/** Month and year, with the names that react-datepicker's own selects lack. */
export function CalendarHeader({ header, years, text, language }: CalendarHeaderProps) {
  const box = useMonthName(header.date, language);
  return (
    <div ref={box} className="cw-calendar-header">
      <Step
        step="previous"
        label={text('Ui_PreviousMonth')}
        arrow="‹"
        disabled={header.prevMonthButtonDisabled}
        onClick={header.decreaseMonth}
      />
      <select
        aria-label={text('Ui_Month')}
        value={header.date.getMonth()}
        onChange={(event) => header.changeMonth(Number(event.target.value))}
      >
        {monthWords(language).map((name, month) => (
          <option key={name} value={month}>
            {name}
          </option>
        ))}
      </select>
      <YearSelect year={header.date.getFullYear()} years={years} text={text} onChange={header.changeYear} />
      <Step
        step="next"
        label={text('Ui_NextMonth')}
        arrow="›"
        disabled={header.nextMonthButtonDisabled}
        onClick={header.increaseMonth}
      />
    </div>
  );
}
