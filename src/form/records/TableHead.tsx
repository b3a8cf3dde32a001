import { TextWithLanguage } from '../../../widgets/TextWithLanguage.tsx';
import type { Translate } from '../../../widgets/translate.ts';
import { cellClass, type RecordColumn } from './listField.ts';

interface TableHeadProps {
  columns: readonly RecordColumn[];
  text: Translate;
  /** True where all rows are being edited: the head is visually hidden, because their fields have labels. */
  unseen?: boolean;
}

/** Head of a table of records or entries: the rows' names, the columns, the rows' buttons. */
export function TableHead({ columns, text, unseen = false }: TableHeadProps) {
  return (
    <thead className={unseen ? 'cw-visually-hidden' : undefined}>
      <tr>
        <th scope="col">{text('Summary_Entry')}</th>
        {columns.map((column) => (
          <th key={column.name} scope="col" className={cellClass(column)}>
            <TextWithLanguage text={column.label} />
          </th>
        ))}
        <th scope="col">
          <span className="cw-visually-hidden">{text('Ui_Actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
