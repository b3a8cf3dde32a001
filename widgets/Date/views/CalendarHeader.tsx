import { useLayoutEffect } from 'react';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import type { Translate } from '../../translate.ts';
import { monthNamesIn } from './monthNamesIn.ts';
import { StepButton } from './StepButton.tsx';
import { type YearRange, YearSelect } from './YearSelect.tsx';

interface CalendarHeaderProps {
  header: ReactDatePickerCustomHeaderProps;
  years: YearRange;
  text: Translate;
  /** The language that the page is in. */
  language: string;
  /** The month of this day is drawn. */
  onShow: (day: Date) => void;
}

/** Header with the selects of month and year, whose names react-datepicker's own lack. */
export function CalendarHeader({ header, years, text, language, onShow }: CalendarHeaderProps) {
  useLayoutEffect(() => onShow(header.date));
  return (
    <div className="cw-calendar-header">
      <StepButton
        step="previous"
        label={text('Ui_PreviousMonth')}
        arrow="‹"
        isLast={header.prevMonthButtonDisabled}
        onClick={header.decreaseMonth}
      />
      <select
        aria-label={text('Ui_Month')}
        value={header.date.getMonth()}
        onChange={(event) => header.changeMonth(Number(event.target.value))}
      >
        {monthNamesIn(language).map((name, month) => (
          <option key={name} value={month}>
            {name}
          </option>
        ))}
      </select>
      <YearSelect year={header.date.getFullYear()} years={years} text={text} onChange={header.changeYear} />
      <StepButton
        step="next"
        label={text('Ui_NextMonth')}
        arrow="›"
        isLast={header.nextMonthButtonDisabled}
        onClick={header.increaseMonth}
      />
    </div>
  );
}
