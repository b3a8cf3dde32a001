import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { supportedLocales } from '../../transforms/values/monthNames.ts';
import type { UiText } from '../texts.ts';

interface CalendarHeaderProps {
  header: ReactDatePickerCustomHeaderProps;
  years: { first: number; last: number };
  text: UiText;
  /** The language that the page is in. */
  language: string;
}

/** The names of the months by themselves, as a language writes them; English where it is no language. */
function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(supportedLocales([language, 'en-US']), {
    month: 'long',
    calendar: 'gregory',
  });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2000, month, 1)));
}

interface StepProps {
  step: 'previous' | 'next';
  label: string;
  arrow: string;
  disabled: boolean;
  onClick: () => void;
}

function Step({ step, label, arrow, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="cw-button cw-button--icon"
      data-step={step}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <span className="cw-arrow" aria-hidden="true">
        {arrow}
      </span>
    </button>
  );
}

/** Month and year, with the names that react-datepicker's own selects lack. */
export function CalendarHeader({ header, years, text, language }: CalendarHeaderProps) {
  const count = years.last - years.first + 1;
  return (
    <div className="cw-calendar-header">
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
        {monthNames(language).map((name, month) => (
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
