import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useText } from '../hooks/useApp.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { LazySaveForm } from './lazyBlocks.tsx';

/** Button that opens the dialog to save the form, below the buttons of each page (C10-11). */
export function SaveOffer({ wizard }: { wizard: Wizard }) {
  const { state } = useApp();
  const text = useText();
  const { saving } = useSnapshot(state);
  const set = (next: typeof state.saving) => () => {
    state.saving = next;
  };
  // The session's warning offers it as well, where the page does.
  useLayoutEffect(() => {
    state.saving = 'closed';
    return () => {
      state.saving = 'none';
    };
  }, [state]);
  return (
    <div className="cw-actions cw-no-print">
      <button type="button" className="cw-button cw-button--secondary" onClick={set('open')}>
        {text('Save_Offer')}
      </button>
      {saving === 'open' ? <LazySaveForm wizard={wizard} onClose={set('closed')} /> : null}
    </div>
  );
}
