import { useSnapshot } from 'valtio/react';
import { useApp, useText } from '../hooks/useApp.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { LazySaveForm } from './lazyBlocks.tsx';

/** Button that opens the dialog to save the form, below the buttons of each page after the sign-in (C10-11). */
export function SaveOffer({ wizard }: { wizard: Wizard }) {
  const { state } = useApp();
  const text = useText();
  const { isSaving } = useSnapshot(state);
  return (
    <div className="cw-actions cw-no-print">
      <button
        type="button"
        className="cw-button cw-button--secondary"
        onClick={() => {
          state.isSaving = true;
        }}
      >
        {text('Save_Offer')}
      </button>
      {isSaving ? (
        <LazySaveForm
          wizard={wizard}
          onClose={() => {
            state.isSaving = false;
          }}
        />
      ) : null}
    </div>
  );
}
