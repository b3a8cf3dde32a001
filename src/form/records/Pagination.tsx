import type { Translate } from '../../../widgets/translate.ts';
import { ROWS_PER_PAGE } from './useTable.ts';

interface PaginationProps {
  /** Index of the shown page of rows, from 0 on. */
  page: number;
  pages: number;
  /** Number of all rows. */
  count: number;
  text: Translate;
  onPage: (page: number) => void;
}

/** Pagination of a table that is longer than one page of rows. */
export function Pagination({ page, pages, count, text, onPage }: PaginationProps) {
  if (pages < 2) return null;
  const from = page * ROWS_PER_PAGE + 1;
  const to = Math.min(count, from + ROWS_PER_PAGE - 1);
  return (
    <div className="cw-pagination">
      <button
        type="button"
        className="cw-button cw-button--quiet"
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        {text('Ui_PreviousRows')}
      </button>
      <output>{text('Ui_RowsShown', { from, to, count })}</output>
      <button
        type="button"
        className="cw-button cw-button--quiet"
        disabled={page === pages - 1}
        onClick={() => onPage(page + 1)}
      >
        {text('Ui_NextRows')}
      </button>
    </div>
  );
}
