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
  /** Language of the month names: that of the page. */
  language: string;
  /** Called with a day of the rendered month. */
  onShow: (day: Date) => void;
}

/** Header of a calendar of days: selects of month and year with accessible names, which react-datepicker's lack. */
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
