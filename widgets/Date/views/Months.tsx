import { useState } from 'react';
import { boundsOf } from '../days.ts';
import { CellGrid } from './CellGrid.tsx';
import { modeHeight } from './modeHeight.ts';
import { monthWords } from './monthWords.ts';
import { NowButton } from './NowButton.tsx';
import { Step } from './Step.tsx';
import { useShown } from './useShown.ts';
import type { PickViewProps } from './view.ts';
import { YearSelect } from './YearSelect.tsx';

const COLUMNS = 3;
const WRITTEN = /^(\d\d)\/(\d{4})$/;

/** One number for each month of all years, so that months compare. */
const monthAt = (day: Date) => day.getFullYear() * 12 + day.getMonth();
const written = (month: number) => `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`;

function readMonth(value: string): number | undefined {
  const [, month, year] = WRITTEN.exec(value) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(month) - 1;
}

/** The months of a year (R9-14): MM/yyyy. */
export function Months({ value, picker, text, language, takeFocus, onPick }: PickViewProps) {
  const box = useShown(picker, takeFocus, '.cw-cell[tabindex="0"]');
  const { minDate, maxDate, openToDate } = boundsOf(picker);
  const [first, last] = [monthAt(minDate), monthAt(maxDate)];
  const years = { first: minDate.getFullYear(), last: maxDate.getFullYear() };
  const isOffered = (month: number) => month >= first && month <= last;
  const selected = readMonth(value);
  const at = selected !== undefined && isOffered(selected) ? selected : monthAt(openToDate);
  const [year, setYear] = useState(Math.floor(at / 12));
  const turn = (by: -1 | 1) => setYear(Math.min(years.last, Math.max(years.first, year + by)));
  const pick = (month: number) => onPick(written(month), true);
  const cells = monthWords(language).map((name, month) => ({
    value: year * 12 + month,
    text: monthWords(language, 'short')[month] ?? name,
    label: `${name} ${year}`,
    isClosed: !isOffered(year * 12 + month),
  }));
  const now = monthAt(new Date());
  return (
    <div ref={box}>
      <div className="cw-pick" style={modeHeight(picker)}>
        <div className="cw-calendar-header">
          <Step
            step="previous"
            label={text('Ui_PreviousYear')}
            arrow="‹"
            disabled={year <= years.first}
            onClick={() => turn(-1)}
          />
          <YearSelect year={year} years={years} text={text} onChange={setYear} />
          <Step
            step="next"
            label={text('Ui_NextYear')}
            arrow="›"
            disabled={year >= years.last}
            onClick={() => turn(1)}
          />
        </div>
        <CellGrid
          label={text('Ui_Month')}
          columns={COLUMNS}
          cells={cells}
          selected={selected}
          start={at}
          onPick={pick}
          onPage={turn}
        />
      </div>
      <NowButton picker={picker} text={text} isOffered={isOffered(now)} onPick={() => pick(now)} />
    </div>
  );
}
