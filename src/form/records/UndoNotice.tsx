import type { Translate } from '../../../widgets/translate.ts';
import type { Undo } from '../types.ts';

interface UndoNoticeProps {
  /** Text about the last action. */
  message: string;
  text: Translate;
  onUndo: Undo;
}

/** Notice about the last action, such as a deletion, with an Undo button and no timeout. */
export function UndoNotice({ message, text, onUndo }: UndoNoticeProps) {
  return (
    <p className="cw-undo">
      <span key={message}>{message}</span>
      <button type="button" className="cw-button cw-button--quiet" onClick={onUndo}>
        {text('Ui_Undo')}
      </button>
    </p>
  );
}
