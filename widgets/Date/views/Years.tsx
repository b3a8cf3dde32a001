import { useState } from 'react';
import { boundsOf } from '../days.ts';
import { CellPage } from './CellPage.tsx';
import type { PickViewProps } from './view.ts';

const ON_A_PAGE = 12;

/** Picker of a year (R9-14), twelve to a page: yyyy. */
export function Years(view: PickViewProps) {
  const { value, picker, text, onPick } = view;
  const { minDate, maxDate, openToDate } = boundsOf(picker);
  const [first, last] = [minDate.getFullYear(), maxDate.getFullYear()];
  const isOffered = (year: number) => year >= first && year <= last;
  const selected = /^\d{4}$/.test(value) ? Number(value) : undefined;
  const at = selected !== undefined && isOffered(selected) ? selected : openToDate.getFullYear();
  const lastPage = Math.max(first, last - ON_A_PAGE + 1);
  const pageOf = (year: number) => Math.min(lastPage, Math.max(first, year));
  // Pages are counted back from the last year, because the years before it are picked most.
  const [page, setPage] = useState(pageOf(lastPage - ON_A_PAGE * Math.ceil((lastPage - at) / ON_A_PAGE)));
  const turn = (by: -1 | 1) => setPage(pageOf(page + by * ON_A_PAGE));
  const shown = Array.from({ length: Math.min(ON_A_PAGE, last - first + 1) }, (_, index) => page + index);
  const now = new Date().getFullYear();
  return (
    <CellPage
      view={view}
      label={text('Ui_Year')}
      title={
        <p className="cw-pick-title" aria-live="polite" dir="ltr">
          {page}–{shown.at(-1)}
        </p>
      }
      previous={{ label: text('Ui_EarlierYears'), isLast: page <= first }}
      next={{ label: text('Ui_LaterYears'), isLast: page >= lastPage }}
      turn={turn}
      cells={shown.map((year) => ({ value: year, text: String(year), isClosed: false }))}
      selected={selected}
      start={at}
      now={{ value: now, isOffered: isOffered(now) }}
      onPick={(year) => onPick(String(year), true)}
    />
  );
}
