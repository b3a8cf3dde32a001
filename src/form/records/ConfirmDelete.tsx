import { useId } from 'react';
import type { Translate } from '../../../widgets/translate.ts';
import { useModalDialog } from '../../hooks/useModalDialog.ts';

interface ConfirmDeleteProps {
  /** Question of the dialog, with the name of the record. */
  question: string;
  text: Translate;
  onDelete: () => void;
  onKeep: () => void;
}

/** Confirmation dialog before a deletion without undo. Escape and Enter keep the record. */
export function ConfirmDelete({ question, text, onDelete, onKeep }: ConfirmDeleteProps) {
  const dialog = useModalDialog();
  const id = useId();
  return (
    <dialog ref={dialog} className="cw-modal" role="alertdialog" aria-labelledby={id} onCancel={onKeep}>
      <h2 className="cw-modal-title" id={id}>
        {question}
      </h2>
      <div className="cw-actions">
        <button type="button" className="cw-button cw-button--secondary" onClick={onKeep}>
          {text('Ui_Keep')}
        </button>
        <button type="button" className="cw-button cw-button--danger-solid" onClick={onDelete}>
          {text('Ui_Delete')}
        </button>
      </div>
    </dialog>
  );
}
