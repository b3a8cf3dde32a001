import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { domId } from '../fieldIds.ts';
import { RecordFields } from './RecordFields.tsx';

interface EditRowProps extends ComponentProps<typeof RecordFields> {
  /** The focus left the row. */
  onLeave?: () => void;
  buttons: ReactNode;
}

/**
 * The row being edited: native inputs that keep what is typed until they are left. It takes the table's whole width,
 * so that its fields have the room and the labels that they have anywhere else.
 */
export function EditRow({ onLeave, buttons, ...fields }: EditRowProps) {
  const { model, record, columns } = fields;
  const left = (event: FocusEvent<HTMLTableRowElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  };
  return (
    <tr id={domId(`${model}.${record}`)} className="cw-row--edited" onBlur={left}>
      <td colSpan={columns.length + 1}>
        <div className="cw-row-fields">
          <RecordFields {...fields} />
        </div>
        <div className="cw-row-buttons">{buttons}</div>
      </td>
    </tr>
  );
}
