import type { Translate } from '../../../widgets/translate.ts';
import { domId } from '../fieldIds.ts';

/** Returns the DOM id of a list's Add button, which gets the focus when the list becomes empty. */
export const addId = (path: string) => `${domId(path)}__add`;

interface AddButtonProps {
  /** The list's path. */
  path: string;
  /** Number of records, with drafts of new ones. */
  count: number;
  /** Maximum number of records. */
  limit: number | undefined;
  label: string;
  text: Translate;
  onAdd: () => void;
}

/** Returns the text with the number of records and the limit, also below the limit; undefined without one. */
function roomText({ count, limit, text }: AddButtonProps): string | undefined {
  if (limit === undefined) return undefined;
  return count < limit
    ? text('Ui_RecordRoom', { count, limit })
    : text('Ui_RecordsFull', { count: limit, limit });
}

/** Button that starts a record; in a full list it stays focusable and explains why it does nothing. */
export function AddButton(props: AddButtonProps) {
  const { path, count, limit, label, onAdd } = props;
  const room = roomText(props);
  const isFull = limit !== undefined && count >= limit;
  const id = addId(path);
  return (
    <div className="cw-add">
      <button
        type="button"
        id={id}
        className="cw-button cw-button--secondary"
        aria-disabled={isFull || undefined}
        aria-describedby={room === undefined ? undefined : `${id}-room`}
        onClick={isFull ? undefined : onAdd}
      >
        {label}
      </button>
      {room === undefined ? null : (
        <p className="cw-hint" id={`${id}-room`}>
          {room}
        </p>
      )}
    </div>
  );
}
