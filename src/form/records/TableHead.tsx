import type { UiText } from '../../../widgets/texts.ts';
import { Words } from '../../../widgets/Words.tsx';
import { type Column, cellClass } from './listParts.ts';

/** The names of a table's columns, and of the one with the rows' buttons. */
export function TableHead({ columns, text }: { columns: readonly Column[]; text: UiText }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.name} scope="col" className={cellClass(column)}>
            <Words text={column.label} />
          </th>
        ))}
        <th scope="col">
          <span className="cw-visually-hidden">{text('Ui_Actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
