import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { domId } from '../fieldIds.ts';
import { EntryError } from './EntryError.tsx';
import { finishesOnEnter } from './finishesOnEnter.ts';
import { RecordFields } from './RecordFields.tsx';

interface EditRowProps extends ComponentProps<typeof RecordFields> {
  ref?: Ref<HTMLTableRowElement>;
  /** Called when the focus has left the edited row. */
  onLeave?: () => void;
  /** Called by Done, and by Enter in a field of the row, to save it. */
  onDone: () => void;
  buttons: ReactNode;
  /** Visible name of the row, and accessible name of the group of its fields and buttons. */
  name: string;
  /** The documents that are chosen in the row. */
  documents?: ReactNode;
}

/**
 * Table row that is being edited, with native inputs that commit on blur. It spans all columns, so that its fields have
 * room for their labels.
 */
export function EditRow({ ref, onLeave, onDone, buttons, documents, ...fields }: EditRowProps) {
  const { list, record, columns, name } = fields;
  const nameId = `${domId(`${list}.${record}`)}__name`;
  const { text } = fields.registry.formContext;
  const isPressed = useRef(false);
  const left = (event: FocusEvent<HTMLTableRowElement>) => {
    const { currentTarget: row, relatedTarget } = event;
    // In browsers that do not focus a pressed button, the field loses the focus, but the row is not left.
    if (relatedTarget === null && isPressed.current) return;
    // While the file dialog is open, the window has lost the focus, and the row has not.
    const isChoosing = row.contains(document.activeElement?.closest('.cw-file-pick') ?? null);
    if (!row.contains(relatedTarget) && !isChoosing) onLeave?.();
  };
  const released = () => {
    isPressed.current = false;
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !finishesOnEnter(event.target)) return;
    event.preventDefault();
    onDone();
  };
  return (
    <tr
      ref={ref}
      id={domId(`${list}.${record}`)}
      className="cw-row--edited"
      tabIndex={-1}
      onPointerDownCapture={() => {
        isPressed.current = true;
      }}
      onPointerCancelCapture={released}
      onClickCapture={released}
      onBlur={left}
      onKeyDown={pressed}
    >
      <td colSpan={columns.length + (documents ? 3 : 2)}>
        {/* biome-ignore lint/a11y/useSemanticElements: the caption of a fieldset takes no look from the theme */}
        <div role="group" aria-labelledby={nameId}>
          <p className="cw-heading cw-heading--h4" id={nameId}>
            {name}
          </p>
          <div className="cw-row-fields">
            <RecordFields {...fields} />
            {documents}
          </div>
          <EntryError errors={fields.errors} text={text} />
          <div className="cw-row-buttons">
            <button
              type="button"
              className="cw-button cw-button--secondary"
              aria-label={text('Ui_RowDoneOf', { entry: name })}
              onClick={onDone}
            >
              {text('Ui_RowDone')}
            </button>
            {buttons}
          </div>
        </div>
      </td>
    </tr>
  );
}
