import { useState } from 'react';
import { boundsOf } from '../days.ts';
import { CellPage } from './CellPage.tsx';
import { monthNamesIn } from './monthNamesIn.ts';
import type { PickViewProps } from './view.ts';
import { YearSelect } from './YearSelect.tsx';

const WRITTEN = /^(\d\d)\/(\d{4})$/;

/** Returns a month as a number, counted over all years, for comparisons. */
const monthAt = (day: Date) => day.getFullYear() * 12 + day.getMonth();
const written = (month: number) => `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`;

function readMonth(value: string): number | undefined {
  const [, month, year] = WRITTEN.exec(value) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(month) - 1;
}

/** Picker of a month (R9-14): MM/yyyy. */
export function Months(view: PickViewProps) {
  const { value, picker, text, language, onPick } = view;
  const { minDate, maxDate, openToDate } = boundsOf(picker);
  const [first, last] = [monthAt(minDate), monthAt(maxDate)];
  const years = { first: minDate.getFullYear(), last: maxDate.getFullYear() };
  const isOffered = (month: number) => month >= first && month <= last;
  const selected = readMonth(value);
  const at = selected !== undefined && isOffered(selected) ? selected : monthAt(openToDate);
  const [year, setYear] = useState(Math.floor(at / 12));
  const turn = (by: -1 | 1) => setYear(Math.min(years.last, Math.max(years.first, year + by)));
  const cells = monthNamesIn(language).map((name, month) => ({
    value: year * 12 + month,
    text: monthNamesIn(language, 'short')[month] ?? name,
    label: `${name} ${year}`,
    isClosed: !isOffered(year * 12 + month),
  }));
  const now = monthAt(new Date());
  return (
    <CellPage
      view={view}
      label={text('Ui_Month')}
      title={<YearSelect year={year} years={years} text={text} onChange={setYear} />}
      previous={{ label: text('Ui_PreviousYear'), isLast: year <= years.first }}
      next={{ label: text('Ui_NextYear'), isLast: year >= years.last }}
      turn={turn}
      cells={cells}
      selected={selected}
      start={at}
      now={{ value: now, isOffered: isOffered(now) }}
      onPick={(month) => onPick(written(month), true)}
    />
  );
}
