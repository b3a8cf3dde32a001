import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { domId } from '../fieldIds.ts';
import { finishesOnEnter } from './finishesOnEnter.ts';
import { RecordFields } from './RecordFields.tsx';

interface EditRowProps extends ComponentProps<typeof RecordFields> {
  ref?: Ref<HTMLTableRowElement>;
  /** The focus left the row. */
  onLeave?: () => void;
  /** Done, or Enter in one of its fields: the row is saved, and the page stays. */
  onDone: () => void;
  buttons: ReactNode;
}

/**
 * The row being edited: native inputs that keep what is typed until they are left. It takes the table's whole width,
 * so that its fields have the room and the labels that they have anywhere else.
 */
export function EditRow({ ref, onLeave, onDone, buttons, ...fields }: EditRowProps) {
  const { model, record, columns } = fields;
  const left = (event: FocusEvent<HTMLTableRowElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !finishesOnEnter(event.target)) return;
    event.preventDefault();
    onDone();
  };
  return (
    <tr
      ref={ref}
      id={domId(`${model}.${record}`)}
      className="cw-row--edited"
      tabIndex={-1}
      onBlur={left}
      onKeyDown={pressed}
    >
      <td colSpan={columns.length + 1}>
        <div className="cw-row-fields">
          <RecordFields {...fields} />
        </div>
        <div className="cw-row-buttons">
          <button type="button" className="cw-button cw-button--secondary" onClick={onDone}>
            {fields.registry.formContext.text('Ui_RowDone')}
          </button>
          {buttons}
        </div>
      </td>
    </tr>
  );
}
