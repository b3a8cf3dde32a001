import { useState } from 'react';
import { boundsOf } from '../days.ts';
import { CellGrid } from './CellGrid.tsx';
import { modeHeight } from './modeHeight.ts';
import { NowButton } from './NowButton.tsx';
import { Step } from './Step.tsx';
import { useShown } from './useShown.ts';
import type { PickViewProps } from './view.ts';

const COLUMNS = 3;
const ON_A_PAGE = 12;

/** The years that a picker offers (R9-14), twelve at a time: yyyy. */
export function Years({ value, picker, text, takeFocus, onPick }: PickViewProps) {
  const box = useShown(picker, takeFocus, '.cw-cell[tabindex="0"]');
  const { minDate, maxDate, openToDate } = boundsOf(picker);
  const [first, last] = [minDate.getFullYear(), maxDate.getFullYear()];
  const isOffered = (year: number) => year >= first && year <= last;
  const selected = /^\d{4}$/.test(value) ? Number(value) : undefined;
  const at = selected !== undefined && isOffered(selected) ? selected : openToDate.getFullYear();
  const lastPage = Math.max(first, last - ON_A_PAGE + 1);
  const pageOf = (year: number) => Math.min(lastPage, Math.max(first, year));
  // The years that are picked mostly are those before the last one.
  const [page, setPage] = useState(pageOf(lastPage - ON_A_PAGE * Math.ceil((lastPage - at) / ON_A_PAGE)));
  const turn = (by: -1 | 1) => setPage(pageOf(page + by * ON_A_PAGE));
  const pick = (year: number) => onPick(String(year), true);
  const shown = Array.from({ length: Math.min(ON_A_PAGE, last - first + 1) }, (_, index) => page + index);
  const now = new Date().getFullYear();
  return (
    <div ref={box}>
      <div className="cw-pick" style={modeHeight(picker)}>
        <div className="cw-calendar-header">
          <Step
            step="previous"
            label={text('Ui_EarlierYears')}
            arrow="‹"
            disabled={page <= first}
            onClick={() => turn(-1)}
          />
          <p className="cw-pick-title" aria-live="polite" dir="ltr">
            {page}–{shown.at(-1)}
          </p>
          <Step
            step="next"
            label={text('Ui_LaterYears')}
            arrow="›"
            disabled={page >= lastPage}
            onClick={() => turn(1)}
          />
        </div>
        <CellGrid
          label={text('Ui_Year')}
          columns={COLUMNS}
          cells={shown.map((year) => ({ value: year, text: String(year), isClosed: false }))}
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
