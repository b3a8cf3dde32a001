import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import type { UiText } from '../texts.ts';

interface CalendarHeaderProps {
  header: ReactDatePickerCustomHeaderProps;
  years: { first: number; last: number };
  text: UiText;
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long' }).format(new Date(2000, month, 1)),
);

/** Month and year, with the names that react-datepicker's own selects lack. */
export function CalendarHeader({ header, years, text }: CalendarHeaderProps) {
  const count = years.last - years.first + 1;
  return (
    <div className="cw-calendar-header">
      <button
        type="button"
        className="cw-button cw-button--icon"
        aria-label={text('Ui_PreviousMonth')}
        disabled={header.prevMonthButtonDisabled}
        onClick={header.decreaseMonth}
      >
        <span className="cw-arrow" aria-hidden="true">
          ‹
        </span>
      </button>
      <select
        aria-label={text('Ui_Month')}
        value={header.date.getMonth()}
        onChange={(event) => header.changeMonth(Number(event.target.value))}
      >
        {MONTHS.map((name, month) => (
          <option key={name} value={month}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={text('Ui_Year')}
        value={header.date.getFullYear()}
        onChange={(event) => header.changeYear(Number(event.target.value))}
      >
        {Array.from({ length: count }, (_, index) => years.first + index).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="cw-button cw-button--icon"
        aria-label={text('Ui_NextMonth')}
        disabled={header.nextMonthButtonDisabled}
        onClick={header.increaseMonth}
      >
        <span className="cw-arrow" aria-hidden="true">
          ›
        </span>
      </button>
    </div>
  );
}
