import type { Translate } from '../../../widgets/translate.ts';
import type { Undo } from '../types.ts';

interface UndoNoticeProps {
  /** What was done. */
  message: string;
  text: Translate;
  onUndo: Undo;
}

/** Message about the last action with an Undo button, without a timeout. */
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
