import type { UiText } from '../../../widgets/texts.ts';
import { ROWS_PER_PAGE } from './useTable.ts';

interface SheetButtonsProps {
  sheet: number;
  sheets: number;
  count: number;
  text: UiText;
  onSheet: (sheet: number) => void;
}

/** The way through a table that is longer than one sheet. */
export function SheetButtons({ sheet, sheets, count, text, onSheet }: SheetButtonsProps) {
  if (sheets < 2) return null;
  const from = sheet * ROWS_PER_PAGE + 1;
  const to = Math.min(count, from + ROWS_PER_PAGE - 1);
  return (
    <div className="cw-sheets">
      <button
        type="button"
        className="cw-button cw-button--quiet"
        disabled={sheet === 0}
        onClick={() => onSheet(sheet - 1)}
      >
        {text('Ui_PreviousRows')}
      </button>
      <output>{text('Ui_RowsShown', { from, to, count })}</output>
      <button
        type="button"
        className="cw-button cw-button--quiet"
        disabled={sheet === sheets - 1}
        onClick={() => onSheet(sheet + 1)}
      >
        {text('Ui_NextRows')}
      </button>
    </div>
  );
}
