import { useId, useLayoutEffect, useRef } from 'react';
import type { Translate } from '../../../widgets/translate.ts';

interface ConfirmDeleteProps {
  /** Question of the dialog, with the name of the record. */
  question: string;
  text: Translate;
  onDelete: () => void;
  onKeep: () => void;
}

/** Confirmation dialog before a deletion without undo. Escape and Enter keep the record. */
export function ConfirmDelete({ question, text, onDelete, onKeep }: ConfirmDeleteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // `close()` before the unmount returns the focus to the button that opened the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
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
