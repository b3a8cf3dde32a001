import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { busyProps } from '../form/busyProps.ts';
import { HELD_OPEN } from '../hooks/heldOpen.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { useModalDialog } from '../hooks/useModalDialog.ts';
import { canSeal } from '../saved/sealing.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { SaveOwnFile } from './SaveOwnFile.tsx';
import { SaveWithCode } from './SaveWithCode.tsx';

interface SaveFormProps {
  wizard: Wizard;
  onClose: () => void;
}

/** Dialog with the ways to save a form and finish it later (C10-11). Escape closes it. */
export function SaveForm({ wizard, onClose }: SaveFormProps) {
  const text = useText();
  const { transfer } = useSnapshot(useApp().state);
  // A code that nobody sees opens nothing. One that is mailed is shown already.
  const isHeld = transfer !== null && transfer !== 'mailCode';
  const dialog = useModalDialog();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className="cw-modal"
      aria-labelledby={id}
      {...(isHeld ? HELD_OPEN : { onCancel: onClose, onClose })}
    >
      <h2 className="cw-modal-title" id={id} tabIndex={-1}>
        {text('Save_Offer')}
      </h2>
      <p className="cw-copy">{text('Save_Text')}</p>
      {canSeal() ? <SaveWithCode wizard={wizard} /> : null}
      <h3 className="cw-heading cw-heading--h3">{text('Save_FileTitle')}</h3>
      <p className="cw-copy">{text('Save_FileText')}</p>
      <SaveOwnFile wizard={wizard} label="Save_FileButton" />
      <div className="cw-actions">
        <button
          type="button"
          className="cw-button cw-button--secondary"
          onClick={onClose}
          {...busyProps(isHeld)}
        >
          {text('Save_Close')}
        </button>
      </div>
    </dialog>
  );
}
